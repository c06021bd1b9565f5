"""After a hand: the player's own cards shown unasked, and the board that would have come."""

from __future__ import annotations

from pokertable.model.cards import AnyCard
from pokertable.model.hand.events import BoardDealt, HandShown, PotAwarded, SeatEvent
from pokertable.model.hand.sight import seen_by
from pokertable.session.play.keeper import Play
from pokertable.session.record.rewind import deck_after


def may_show(play: Play) -> HandShown | None:
    """The player's hand, if it could be shown: it was neither folded nor shown."""
    state, hero = play.hand.state, play.table.hero
    if hero is None or not play.hand.over or not state.live[hero] or state.shown[hero]:
        return None
    return HandShown(hero, tuple(state.holes[hero]))


def seen_with(play: Play, shown: HandShown) -> list[SeatEvent]:
    """The finished hand as everybody has seen it, with a hand that was shown unasked before the pots were paid."""
    events = [seen_by(event, None) for event in play.hand.events]
    paid = next(at for at, event in enumerate(events) if isinstance(event, PotAwarded))
    return [*events[:paid], shown, *events[paid:]]


def would_have_come(play: Play) -> tuple[AnyCard, ...]:
    """The rest of the board where all but one had folded; empty without a board, and where no deck is known."""
    hand = play.hand
    streets = hand.state.game.variant.streets
    if not hand.over or play.seed is None:
        return ()
    dealt = sum(isinstance(event, BoardDealt) for event in hand.events)
    to_come = [street.board for street in streets if street.board][dealt:]
    deck = deck_after(play.seed, hand.events)
    cards: list[AnyCard] = []
    for count in to_come:
        deck.burn()
        cards += [deck.board() for _ in range(count)]
    return tuple(cards)
