//! Whom a verdict names: only a player of whom the letters prove it. Letters are sealed with digests, which everyone can compute,
//! so a player can change an own letter later and seal it again.

use super::*;
use corsair_cabinet::correspondence::{Chain, Checksum};

/// The letters of whole games, with something hidden in the first five.
const GAMES: [&str; 7] = [
    "knights-and-corsairs.txt",
    "knights-and-corsairs-2.txt",
    "knight-fight-sealed.txt",
    "court-wars.txt",
    "court-wars-three.txt",
    "knight-fight.txt",
    "corsairs.txt",
];

/// A letter with these lines, sealed again; `None` if it cannot be read.
fn sealed_again(lines: &[String]) -> Option<Letter> {
    let body = lines.join("\n") + "\n";
    let end: Checksum = digest(&[b"letter", body.as_bytes()]);
    format!("{body}end {end}\n").parse().ok()
}

/// What becomes of a letter when a line is left out, doubled, or changed in a word, and the letter is sealed again.
fn rewritten(letter: &Letter) -> Vec<Letter> {
    let text = letter.to_string();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines.pop();
    let mut versions = Vec::new();
    for index in 0..lines.len() {
        let mut missing = lines.clone();
        let line = missing.remove(index);
        let mut doubled = lines.clone();
        doubled.insert(index, line.clone());
        versions.extend([missing, doubled]);
        let words: Vec<&str> = line.split(' ').collect();
        for changed in 1..words.len() {
            for last in ["0", "1", "2", "9", "g", "H", "C"] {
                let mut words = words.clone();
                let word = words[changed][..words[changed].len() - 1].to_owned() + last;
                words[changed] = &word;
                let mut version = lines.clone();
                version[index] = words.join(" ");
                versions.push(version);
            }
        }
    }
    versions.iter().filter_map(|version| sealed_again(version)).filter(|version| version != letter).collect()
}

/// The writer of each letter of a game.
fn writers(letters: &[Letter]) -> Vec<Writer> {
    let game = named(&letters[0].game).unwrap();
    let mut chain = Chain::new(game, letters[0].clone()).unwrap();
    letters[1..].iter().for_each(|letter| chain.add(letter.clone()).unwrap());
    letters.iter().map(|letter| chain.writer(letter.number).unwrap()).collect()
}

#[test]
fn a_letter_changed_later_never_blames_another_player() {
    for game in GAMES {
        let letters = Letter::find(&golden(game)).unwrap();
        let writers = writers(&letters);
        let (mut named_writer, mut unfitting) = (0, 0);
        // In a long game the letters of the beginning and the end are enough.
        let numbers = (0..letters.len()).filter(|number| *number < 20 || number + 10 > letters.len());
        for number in numbers {
            for version in rewritten(&letters[number]) {
                let mut forged = letters.clone();
                forged[number] = version;
                // A game of another name is none.
                let Ok(verdict) = verify(&forged, named) else { continue };
                match verdict {
                    Verdict::Broken { writer: None, fault, letter } => {
                        unfitting += 1;
                        if fault == Fault::Broken {
                            assert!(
                                [number + 1, number + 2].contains(&(letter as usize)),
                                "{game}: {letter} for {number}"
                            );
                        }
                    }
                    Verdict::Broken { writer: Some(writer), letter, fault } => {
                        named_writer += 1;
                        assert_eq!(writer, writers[number], "{game}, letter {letter}: {fault}\n{}", forged[number]);
                    }
                    Verdict::Unfinished { .. } | Verdict::Checked { .. } => {
                        // The other names, or a last letter that says less, break nothing.
                        assert!(number + 1 == letters.len() || letters[number].number <= 2, "{}", forged[number]);
                    }
                }
            }
        }
        assert!(named_writer > 20 && unfitting > 20, "{game}: {named_writer} named, {unfitting} not");
    }
}

#[test]
fn letters_that_are_left_out_blame_nobody() {
    for game in GAMES {
        let letters = Letter::find(&golden(game)).unwrap();
        for missing in 0..letters.len().min(12) {
            let mut cut = letters.clone();
            cut.remove(missing);
            let number = u32::try_from(missing).unwrap() + 1;
            let verdict = verify(&cut, named).unwrap();
            let expected = Verdict::Broken { letter: number + 1, writer: None, fault: Fault::Missing(number) };
            assert_eq!(verdict, expected, "{game}");
        }
    }
}
