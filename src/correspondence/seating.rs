//! The seats of the players: the guests' seats follow that of the host, in the order of joining.

use super::letter::Writer;
use crate::game::Seat;

/// The assignment of players to seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Seating {
    pub host: Seat,
    /// The number of seats.
    pub count: usize,
}

impl Seating {
    /// The seat of a player. The guests' seats follow that of the host, in the order of joining.
    pub fn seat(self, writer: Writer) -> Seat {
        Seat::new((self.host.index() + writer.index()) % self.count).unwrap_or(self.host)
    }

    /// The player on a seat; the host if the game has no such seat.
    pub fn writer(self, seat: Seat) -> Writer {
        Writer::all(self.count).find(|writer| self.seat(*writer) == seat).unwrap_or(Writer::HOST)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guests_sit_round_the_table_from_the_host() {
        let host = Seat::new(2).unwrap();
        let seating = Seating { host, count: 4 };
        let seats: Vec<usize> = Writer::all(4).map(|writer| seating.seat(writer).index()).collect();
        assert_eq!(seats, [2, 3, 0, 1]);
        assert!(Writer::all(4).all(|writer| seating.writer(seating.seat(writer)) == writer));
    }
}
