//! An invitation to several players at a device that has not accepted it yet.

use super::*;
use corsair_cabinet::correspondence::{PendingInvitation, is_pending_invitation};

/// An invitation to three players, and what two guests answer who know nothing of each other.
fn answered() -> (&'static dyn DynGameExtras, Letter, [Letter; 2]) {
    let game = named("court-wars").unwrap();
    let draw = TableRandomness { table: Code([1; 5]), share: Code([2; 16]), secret: Code([3; 16]) };
    let host = Correspondence::invite(game, "seats=3", None, "Ann", draw, 1).unwrap();
    let invitation = host.last_letter().unwrap().clone();
    let answers = [(4, "Ben"), (5, "Cleo")].map(|(byte, name)| {
        let (share, secret) = (Code([byte; 16]), Code([byte; 16]));
        let letters = vec![invitation.clone()];
        let guest = Correspondence::accept(game, letters, name, share, secret, Score::default(), 2).unwrap();
        guest.last_letter().unwrap().clone()
    });
    (game, invitation, answers)
}

#[test]
fn an_invitation_is_kept_with_those_who_have_joined() {
    let (game, invitation, [ben, cleo]) = answered();
    let mut invited = PendingInvitation::new(game, vec![invitation]).unwrap();
    assert_eq!(invited.receive(&ben), Ok(ReceivedLetter::New));
    assert_eq!(invited.receive(&ben), Ok(ReceivedLetter::Known));
    assert_eq!(invited.receive(&cleo), Ok(ReceivedLetter::Contested));
    let later = Letter { number: 4, ..cleo.clone() };
    assert_eq!(invited.receive(&later), Err(Fault::Missing(3)));
    let stored = invited.save();
    assert!(is_pending_invitation(&stored));
    let mut loaded = PendingInvitation::load(game, &stored).unwrap();
    assert_eq!((loaded.save(), loaded.chain().joined_count()), (stored.clone(), 2));
    loaded.replace(&cleo).unwrap();
    assert_eq!(loaded.chain().letters()[1], cleo);
    for cut in [&stored[..stored.len() - 1], &stored[..stored.len() - 4], "correspondence-invited 2\nend\n"] {
        assert!(PendingInvitation::load(game, cut).is_err(), "{cut}");
    }
}
