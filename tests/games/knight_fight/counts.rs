//! Numbers of action sequences in Knight Fight, counted by the naive implementation.

/// A board with nine empty spaces in its middle.
macro_rules! hole {
    () => {
        "board=XOXOXOXOXOX/OXOXOXOXOXO/XOXOXOXOXOX/OXOXOXOXOXO/\
             XOXOXOXOXOX/OXOX3XOXO/XOXO3OXOX/OXOX3XOXO/\
             XOXOXOXOXOX/OXOXOXOXOXO/XOXOXOXOXOX/OXOXOXOXOXO"
    };
}

/// The same board with weak knights around the hole.
macro_rules! weak {
    () => {
        "board=XOXOXOXOXOX/OXOXOXOXOXO/XOXOXOXOXOX/OXOXoxOXOXO/\
             XOxOXoXoXOX/OxOx3XoXO/XOXo3oXOX/OXox3XOxO/\
             XOXoxOXoXOX/OXOXOXOXOXO/XOXOXOXOXOX/OXOXOXOXOXO"
    };
}

/// Red, blue and yellow rows.
macro_rules! stripes {
    () => {
        "colours=RRRRRRRRRRR/BBBBBBBBBBB/YYYYYYYYYYY/RRRRRRRRRRR/\
             BBBBBBBBBBB/YYYYYYYYYYY/RRRRRRRRRRR/BBBBBBBBBBB/\
             YYYYYYYYYYY/RRRRRRRRRRR/BBBBBBBBBBB/YYYYYYYYYYY"
    };
}

/// The colours that another program used: column c, row r, both from 1, has the colour of number
/// (c·c + 3·r + c·r) mod 7 mod 3 among red, blue and yellow.
macro_rules! formula {
    () => {
        "colours=RBBYYBBRBBY/RRYYBYYRRYY/RYRYRRYRYRY/YRRYRYRYRRY/\
             YYBYYRRYYBY/BBYYBBRBBYY/BRRYRRBBRRY/RBBYYBBRBBY/\
             RRYYBYYRRYY/RYRYRRYRYRY/YRRYRYRYRRY/YYBYYRRYYBY"
    };
}

/// Positions, each with the number of action sequences of all seats for depths from 1 on.
pub const COUNTS: [(&str, &[u64]); 24] = [
    // From the beginning of a bout. A third program has counted three actions as well.
    ("standard", &[8, 64, 884, 12_052]),
    ("tic-tac-toe=on", &[8, 64, 884, 12_052]),
    ("sickness=on", &[8, 64, 884, 12_052]),
    (concat!("coloration=on ", formula!()), &[8, 40, 364, 3170, 37_891]),
    ("airdrop=2", &[1040, 1_056_832, 1_810_995_992]),
    // Rounds of several actions.
    ("bidding=free", &[8, 336, 10_752, 232_848]),
    ("bidding=auction", &[42, 1218, 21_168]),
    ("trap=shown", &[141, 2128, 297_920]),
    (
        "bidding=free,trap=hidden turn=both moves=1 \
         board=11/11/11/11/11/5O5/5X5/3X7/11/11/11/11 chips=2/38 latest=d5,-",
        &[42, 5820, 140_448],
    ),
    // O's knights on f7 and d5 are hidden from X, X's on f6 from O.
    (
        "snapshot=on turn=x moves=5 board=11/11/11/11/11/5O1O3/5X5/3O7/4X6/11/11/11 latest=e4,h7",
        &[13, 270, 4918, 127_557],
    ),
    (
        "bidding=free,snapshot=on turn=both moves=5 \
         board=11/11/11/11/11/5O1O3/5X5/3O7/4X6/11/11/11 chips=1/39 latest=e4,h7",
        &[42, 1026, 8160, 131_040],
    ),
    // A last hole of nine spaces.
    (concat!("standard turn=x moves=121 ", hole!()), &[5, 20, 104, 424, 1816]),
    (concat!("row=5,airdrop=3 turn=o moves=121 ", hole!()), &[36, 1140, 21_068]),
    (concat!("tic-tac-toe=on turn=x moves=121 ", hole!()), &[5, 20, 104, 424, 1816]),
    (concat!("airdrop=2,tic-tac-toe=on turn=x moves=121 ", hole!()), &[45, 1140, 23_816]),
    (
        concat!("bidding=free,tic-tac-toe=on turn=both moves=121 ", hole!(), " chips=1/39 lost=x"),
        &[42, 330, 2160, 9600, 403_200],
    ),
    (concat!("airdrop=1,sickness=on turn=x moves=161 ", weak!()), &[297, 55_348]),
    (concat!("sickness=on,tic-tac-toe=on turn=o moves=161 ", weak!()), &[24, 861, 18_358, 605_394]),
    (
        concat!("bidding=auction,sickness=on turn=both moves=161 ", weak!(), " chips=39/1 lost=o"),
        &[42, 1488, 13_440, 368_640],
    ),
    (concat!("airdrop=2,snapshot=on turn=x moves=121 ", hole!(), " latest=e8,d7"), &[4620]),
    (concat!("snapshot=on,tic-tac-toe=on turn=o moves=121 ", hole!(), " latest=e8,d7"), &[65, 4290, 279_431]),
    (
        concat!(
            "coloration=on,snapshot=assisted,tic-tac-toe=on turn=x moves=121 ",
            hole!(),
            " ",
            stripes!(),
            " latest=e8,d7"
        ),
        &[44, 1936, 85_140, 3_744_436],
    ),
    // The bout ends after 400 moves on the way.
    (
        concat!("coloration=on,tic-tac-toe=on turn=x moves=398 ", hole!(), " ", stripes!(), " latest=e8,d7"),
        &[3, 8, 16, 128, 688],
    ),
    // All anomalies.
    (
        "airdrop=1,bidding=free,coloration=on,trap=shown,sickness=on,snapshot=on,tic-tac-toe=on seed=1",
        &[1173, 276_640, 11_618_880],
    ),
];
