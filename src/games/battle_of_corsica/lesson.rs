//! The lesson: prepared piles that show what may be tapped, and what may not.

use super::rules::{Options, Pattern};
use crate::game::Rng;
use crate::game::cards::DeckCard;

/// The number of piles without an announcement, after each pattern has been shown once.
const UNANNOUNCED_PILE_COUNT: usize = 5;

/// The smallest number of cards in a pile, and how many more cards it can have.
const MIN_AND_EXTRA_CARD_COUNT: (usize, usize) = (3, 3);

/// A pile of the lesson, dealt card by card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exercise {
    /// The cards in the order in which they are dealt. Only the last card can make a pattern.
    pub cards: Vec<DeckCard>,
    /// The pattern that the last card makes; `None` if there is nothing to tap.
    pub pattern: Option<Pattern>,
    /// Whether the lesson says beforehand what to tap.
    pub announced: bool,
}

/// The piles of a lesson. First, each pattern of the game is announced and shown. Then piles with and without a pattern follow in
/// random order, without an announcement.
pub fn exercises(options: &Options, rng: &mut Rng) -> Vec<Exercise> {
    let patterns: Vec<Pattern> = Pattern::played_patterns(options).collect();
    let mut piles: Vec<(Option<Pattern>, bool)> = patterns.iter().map(|pattern| (Some(*pattern), true)).collect();
    let mut trials: Vec<Option<Pattern>> =
        patterns.iter().copied().map(Some).cycle().take(UNANNOUNCED_PILE_COUNT - 2).collect();
    trials.extend([None, None]);
    rng.shuffle(&mut trials);
    piles.extend(trials.into_iter().map(|pattern| (pattern, false)));
    piles
        .into_iter()
        .map(|(pattern, announced)| Exercise { cards: random_pile(pattern, options, rng), pattern, announced })
        .collect()
}

/// Random cards of which only the last makes this pattern; for `None`, no card makes a pattern.
fn random_pile(pattern: Option<Pattern>, options: &Options, rng: &mut Rng) -> Vec<DeckCard> {
    let (least, more) = MIN_AND_EXTRA_CARD_COUNT;
    let count = least + rng.below(more + 1);
    let mut pack: Vec<DeckCard> = options.pack().collect();
    loop {
        // About one shuffle in a hundred fits.
        rng.shuffle(&mut pack);
        let made = |count: usize| Pattern::on_top(pack[..count].iter().copied(), options);
        if (1..count).all(|count| made(count).is_none()) && made(count) == pattern {
            return pack[..count].to_vec();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Choices;
    use crate::game::text::Word;

    #[test]
    fn each_pattern_is_announced_once_and_made_by_the_last_card() {
        for text in [
            "standard",
            "sandwich=on",
            "sequence=on,rising=rising,ace-rank=low",
            "ten=on,ace-nine=ten,jokers=out",
            "sandwich=on,sequence=on,ten=on,joker-pairs=never",
        ] {
            let options = Options::read(Word::whole(text)).unwrap();
            let lesson = exercises(&options, &mut Rng::from_seed(1));
            let announced: Vec<_> =
                lesson.iter().filter(|exercise| exercise.announced).map(|exercise| exercise.pattern).collect();
            assert_eq!(announced.len(), 1 + text.matches("=on").count(), "{text}");
            assert_eq!(lesson.len(), announced.len() + UNANNOUNCED_PILE_COUNT);
            assert_eq!(lesson.iter().filter(|exercise| exercise.pattern.is_none()).count(), 2);
            for Exercise { cards, pattern, .. } in lesson {
                for count in 1..=cards.len() {
                    let made = Pattern::on_top(cards[..count].iter().copied(), &options);
                    assert_eq!(made, pattern.filter(|_| count == cards.len()), "{text}: {cards:?}");
                }
            }
        }
    }

    #[test]
    fn a_lesson_takes_about_a_minute_at_a_card_a_second() {
        for seed in 0..20 {
            let all = Options::read(Word::whole("sandwich=on,sequence=on,ten=on")).unwrap();
            for options in [Options::default(), all] {
                let lesson = exercises(&options, &mut Rng::from_seed(seed));
                let seconds: usize = lesson.iter().map(|exercise| exercise.cards.len() + 2).sum();
                assert!((30..=75).contains(&seconds), "{seconds} s");
            }
        }
    }
}
