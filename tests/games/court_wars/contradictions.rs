//! Positions that no game reaches: the parser refuses each and says what it expects instead.

use corsair_cabinet::games::court_wars::rules::State;

/// Two standing courts each, and Guards of 9 against 5: by counts the first seat wins.
const AHEAD: &str = "courts=K+9C,Q,j/K+5D,Q,j";

/// What the parser expects instead of a position; `None` if it accepts it.
fn refusal(position: &str) -> Option<String> {
    position.parse::<State>().err().map(|error| error.expected.clone())
}

#[test]
fn an_end_before_its_time_is_refused() {
    // The options, the counts with which the game is over, the same counts before that, and the reason.
    for (options, over, before, reason) in [
        ("standard", "flips=12", "flips=11", "flips"),
        ("limit=3", "flips=6", "flips=5", "flips"),
        ("limit=off", "turns=3000", "turns=2999", "turns"),
        ("standard", "flips=2 progress=no", "flips=2", "no-progress"),
        ("standard", "flips=2 progress=no", "flips=1 progress=no", "no-progress"),
    ] {
        let position = |counts: &str| format!("{options} {AHEAD} {counts} over 1,2 {reason}");
        assert_eq!(refusal(&position(over)), None, "{}", position(over));
        let expected = Some("an end that has come about".to_owned());
        assert_eq!(refusal(&position(before)), expected, "{}", position(before));
    }
}

#[test]
fn an_end_for_another_reason_is_refused() {
    let expected = Some("an end that has come about".to_owned());
    for end in [
        // The limit of flips and the limit of turns exclude each other (CW-31).
        "limit=off courts=K+9C,Q,j/K+5D,Q,j turns=3000 over 1,2 flips",
        "limit=off courts=K+9C,Q,j/K+5D,Q,j flips=2 progress=no over 1,2 no-progress",
        "standard courts=K+9C,Q,j/K+5D,Q,j turns=3000 over 1,2 turns",
        "standard courts=K+9C,Q,j/K+5D,Q,j over 1,2 conquest",
        "standard courts=K+9C,Q,j/k,q,j flips=12 fallen=2 over 1,2 flips",
        "standard setup=2 over 1,1 conquest",
    ] {
        assert_eq!(refusal(end), expected, "{end}");
    }
}

#[test]
fn an_end_with_other_places_is_refused() {
    for (position, expected) in [
        (format!("standard {AHEAD} flips=12 over 1,2 flips"), None),
        (format!("standard {AHEAD} flips=12 over 2,1 flips"), Some("places by courts and Guards")),
        (format!("standard {AHEAD} flips=12 over 1,1 flips"), Some("places by courts and Guards")),
    ] {
        assert_eq!(refusal(&position).as_deref(), expected, "{position}");
    }
}

#[test]
fn a_game_that_should_be_over_is_refused() {
    for (position, expected) in [
        ("standard courts=K,Q,J/k,q,j", "a court that stands for each seat"),
        ("standard fallen=2", "a court that stands for each seat"),
        ("standard courts=K,Q,J/k,q,j fallen=2", "courts that stand at two seats"),
        ("standard flips=12", "fewer flips and turns"),
        ("limit=off turns=3000", "fewer flips and turns"),
        ("standard setup=2 turns=1", "no turn, no flip and no Ace"),
        ("standard setup=2 flips=1", "no turn, no flip and no Ace"),
        ("seats=3 turn=2 courts=K,Q,J/k,q,j/K,Q,J fallen=2", "the turn of a seat that is still in"),
        ("standard aces=1", "an attack for whoever drew an Ace"),
    ] {
        let found = refusal(position).unwrap_or_default();
        assert!(found.starts_with(expected), "{position}: {found:?}");
    }
    assert_eq!(refusal("standard flips=11"), None);
    assert_eq!(refusal("limit=off turns=2999"), None);
}
