//! How many ways there are to play on in Court Wars, as a naive second reading of the rulings has counted them.

/// Positions with the number of sequences of 1, 2, 3 and more actions. Every pile is written down, so nothing is left to
/// chance.
pub const COUNTS: [(&str, &[u64]); 8] = [
    // The printed scenario, on a sorted pile.
    (
        "standard turn=2 courts=K+8C+4C,Q,J+7C/K+9D,Q+7D+5D,J+4D+3D+2D",
        &[11, 62, 208, 857, 2_919, 9_290, 36_904, 101_604, 329_159],
    ),
    (
        "removal=most turn=2 courts=K+8C+4C,Q,J+7C/K+9D,Q+7D+5D,J+4D+3D+2D pile=AC,AD,Joker,*",
        &[10, 50, 145, 288, 569, 1_257, 3_239, 9_860, 26_583],
    ),
    // The set-up, with blanks and Jokers.
    ("standard setup=0 pile=9C,KH,7D,Joker,10C,AC,2H,9S,4C,8H,*", &[1, 4, 4, 16, 16, 52, 52, 208, 208]),
    ("stacking=equal,placing=must setup=0 pile=9C,9D,7D,9H,7H,7C,2H,9S,4C,8H,*", &[1, 3, 3, 9, 9, 27, 27, 81, 81]),
    // All against all with a chain of Aces.
    (
        "seats=4 courts=K+10C+2C,Q,j/K+10D+3D,q,j/k,q,J+9H/K+8S,Q+4S,j pile=AC,AD,Joker,AH,3C,AS,*",
        &[5, 29, 65, 121, 258, 614, 978, 1_868, 3_386],
    ),
    (
        "seats=4,targets=next,joker=must,beaten-joker=removed \
         courts=K+10C+2C,Q,j/K+10D+3D,q,j*/k,q,J+9H/K+8S,Q+4S,j pile=AC,AD,Joker,AH,3C,AS,*",
        &[3, 7, 11, 18, 27, 53, 92, 184, 286],
    ),
    // A flip every other turn.
    (
        "seats=3,limit=3 courts=K+10C+9C+8C+7C+6C+5C+4C+3C+2C,Q,j/K+10D+9D+8D+7D+6D+5D+4D+3D+2D,Q,j/\
         K+10H+9H+8H+7H+6H+5H+4H+3H+2H,q,J+10S+9S+8S+7S+6S+5S+4S flips=2 \
         discard=2S,3S,JS,AC,Joker,QS,AD,Joker,AH,AS,KS pile=-",
        &[127, 9_415, 536_838],
    ),
    (
        "flip=reshuffle courts=K+10C+9C+8C+7C+6C+5C+4C+3C+2C,Q+10S+9S+8S+7S+6S+5S+4S,j/\
         K+10D+9D+8D+7D+6D+5D+4D+3D+2D,Q+10H+9H+8H+7H+6H+5H+4H+3H+2H,j flips=2 \
         discard=2S,3S,JH,JS,QH,QS,KH,KS,AC,Joker,AD,Joker,AH,AS pile=- rng=000000000012d687",
        &[159, 13_545, 589_711],
    ),
];
