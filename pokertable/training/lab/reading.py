"""Two readings of the same cards: with any five of them, the habit of hold'em, and as the game allows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from pokertable.model.cards import Card
from pokertable.model.ranking.best import Cards, MadeHand, best_hand, ways
from pokertable.model.ranking.no_low import why_no_low
from pokertable.model.ranking.share import PotShare
from pokertable.model.ranking.strength import prepare
from pokertable.model.text import Phrase, phrase
from pokertable.training.lab.cards import LabCards
from pokertable.training.misread import rule, slides_out, why_not_high, why_not_low


@dataclass(frozen=True, slots=True)
class TwoReadings:
    """One share of the pot. `legal`: the best allowed hand; `ways`: the sets of hole cards that make it.

    `any_five` is the best of any five cards. Where it is not better than `legal`, both are the same hand and `misread`
    is false; else `out` are the cards that may not play, `why` says why and `rule` names the rule. `none` says why
    there is no hand in this share.
    """

    share: PotShare
    legal: MadeHand | None
    ways: tuple[Cards, ...]
    any_five: MadeHand | None
    out: Cards = ()
    why: Phrase | None = None
    rule: Phrase | None = None
    none: Phrase | None = None

    @property
    def misread(self) -> bool:
        """Whether any five cards make more than the game allows."""
        return self.why is not None


@dataclass(frozen=True, slots=True)
class LabReading:
    """Both readings of each share, in the variant's order."""

    shares: tuple[TwoReadings, ...]

    @property
    def misread(self) -> bool:
        """Whether in some share any five cards make more than allowed."""
        return any(read.misread for read in self.shares)

    def of(self, name: str) -> TwoReadings | None:
        """The readings of the share of this name, None if there is no such share."""
        return next((read for read in self.shares if read.share.name == name), None)

    def without(self, name: str) -> LabReading:
        """The reading without this share."""
        return LabReading(tuple(read for read in self.shares if read.share.name != name))


def read_lab(cards: LabCards) -> LabReading:
    """Both readings of the cards in the lab."""
    return LabReading(tuple(read_share(share, cards.hand_cards, cards.board_cards) for share in cards.variant.shares))


def read_share(share: PotShare, hand: Sequence[Card], board: Sequence[Card]) -> TwoReadings:
    """One share read both ways."""
    legal, found = _legal(share, hand, board)
    none = _why_none(share, hand, board) if legal is None else None
    seen = best_of_any(share, hand, board)
    worth_more = seen is not None and (legal is None or seen.strength > legal.strength)
    if share.exactly_from_hole is None or seen is None or not worth_more:
        return TwoReadings(share, legal, found, legal, none=none)
    if not share.is_low:
        why = why_not_high(seen, legal, hand, board)
    elif legal is None:
        why = phrase("No low: {reason}.", reason=none or phrase("these cards don't make one"))
    else:
        why = why_not_low(seen, hand, board)
    return TwoReadings(share, legal, found, seen, slides_out(seen, legal), why, rule(seen), none)


def _legal(share: PotShare, hand: Sequence[Card], board: Sequence[Card]) -> tuple[MadeHand | None, tuple[Cards, ...]]:
    """The best allowed hand, and the sets of hole cards that make it, the playing set first."""
    if share.exactly_from_hole is None:
        return best_hand(share, hand, board), ways(share, hand, board)
    evaluate = prepare(share, board)
    worth = {hole: evaluate(hole) for hole in combinations(hand, share.exactly_from_hole)}
    best = max(worth.values(), default=0)
    if not best:
        return None, ()
    found = [hole for hole, strength in worth.items() if strength == best]
    able = [card for card in hand if any(card in hole for hole in found)]
    legal = best_hand(share, able, board)  # reads only the cards that make it: a changed card is read within a frame
    assert legal is not None, "some hole cards make a hand"
    return legal, tuple(dict.fromkeys([legal.hole, *found]))


def best_of_any(share: PotShare, hand: Sequence[Card], board: Sequence[Card]) -> MadeHand | None:
    """The best five of all cards; of equal ones the set nearest to two from the hand, as players would choose."""
    free = share.of_any_five
    mine = set(hand)
    evaluate = prepare(free, ())
    strength = evaluate((*hand, *board))
    if not strength:
        return None
    fives = [five for five in combinations((*hand, *board), 5) if evaluate(five) == strength]
    five = min(fives, key=lambda cards: abs(sum(card in mine for card in cards) - 2))
    return best_hand(free, [card for card in five if card in mine], [card for card in five if card not in mine])


def _why_none(share: PotShare, hand: Sequence[Card], board: Sequence[Card]) -> Phrase:
    reason = why_no_low(share, hand, board)
    if reason is not None:
        return reason
    if share.exactly_from_hole is not None and len(hand) < share.exactly_from_hole:
        return phrase("you need two cards in your hand")
    if share.exactly_from_hole is not None:
        return phrase("you need three cards on the board")
    return phrase("you need five cards")
