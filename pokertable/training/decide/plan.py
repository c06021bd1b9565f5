"""The plan of a call with cards to come: after which next cards another bet is called, by the equity after each."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import ACE, Card
from pokertable.model.hand.actions import CheckCall
from pokertable.model.ranking.names import RANK_NAMES, SUIT_NAMES
from pokertable.model.text import Field, Phrase, phrase
from pokertable.session.words.line import listed

if TYPE_CHECKING:
    from pokertable.model.variant import Variant
    from pokertable.training.weigh.moment import Moment

EITHER: Final = 0.05
"""Equity, on either side of what another bet needs, within which a card may be said to be good or bad."""
_MOST: Final = 4
"""Kinds of cards that a plan may name: nobody remembers more."""
_NAMED: Final = 0.04, 0.96
"""Parts of the cards between which those to go on with are worth naming."""
_LESSER: Final = 0.4
"""Part of the cards that an exception leaves, at least."""
_BETS_AGAIN: Final = 2 / 3
"""Part of the hands, the better ones, with which a player bets again without a fixed limit."""
_RUN: Final = 3
"""Ranks that "or higher" and "or lower" name, and leave out, at least."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Go on against another bet after these cards, or after all but these.

    `kinds` name the cards; `as_large`: the bet is as large a part of the pot as the one faced.
    """

    kinds: tuple[Phrase, ...]
    but: bool
    as_large: bool

    def said(self) -> Phrase:
        """The plan in a sentence."""
        *first, last = self.kinds
        cards: Field = last
        if first:
            cards = phrase("{cards} or any {card}", cards=listed(list[Field](first), "{items}, any {item}"), card=last)
        if self.as_large:
            if self.but:
                return phrase("Call another bet of this size too, except on any {cards}.", cards=cards)
            return phrase("Fold to another bet of this size, except on any {cards}.", cards=cards)
        if self.but:
            return phrase("Call another bet too, except on any {cards}.", cards=cards)
        return phrase("Fold to another bet, except on any {cards}.", cards=cards)


def has_next_card(moment: Moment) -> bool:
    """Whether a call is followed by one card, on the board or to the player's own hand, and perhaps by a bet."""
    variant, legal = moment.public.game.variant, moment.legal
    if not legal.check_call or legal.call_is_all_in or CheckCall() not in moment.choices or variant.draws:
        return False
    later = variant.streets[moment.public.street + 1 :]
    return bool(later) and later[0].down + later[0].up + later[0].board == 1 and another_bet(moment) > 0


def another_bet(moment: Moment) -> float:
    """Chips of another bet after a call: the limit's, else as large a part of the pot as the one faced.

    No more than is left; 0 where nobody has chips left to bet.
    """
    public, price = moment.public, moment.legal.price
    assert price is not None, "a bet is faced"
    others = [public.seats[seat] for seat in moment.opponents]
    left = min(moment.legal.stack - price.call, max(each.stack for each in others))
    if public.game.structure is Structure.FIXED:
        return min(left, public.game.bet_size(public.street + 1))
    before = price.total - 2 * price.call
    return min(left, price.call * price.total / before) if before > 0 else left


def needs(moment: Moment) -> float:
    """Equity that a call of another bet needs."""
    price, bet = moment.legal.price, another_bet(moment)
    assert price is not None, "a bet is faced"
    return bet / (price.total + 2 * bet)


def needs_of_all(moment: Moment) -> float:
    """Equity against all hands of a bettor from which another bet is called.

    A fixed bet is nearly always made again; a large one by the better hands.
    """
    part = 1.0 if moment.public.game.structure is Structure.FIXED else _BETS_AGAIN
    return 1 - part * (1 - needs(moment))


def plan_of(moment: Moment, after: Mapping[Card, float]) -> Plan | None:
    """The plan of a call, by the equity `after` each next card; None where it cannot be said in a few words."""
    needed = needs_of_all(moment)
    good = [card for card, equity in after.items() if equity >= needed]
    surely = {card for card, equity in after.items() if equity >= needed + EITHER}
    surely_bad = {card for card, equity in after.items() if equity < needed - EITHER}
    part = len(good) / len(after)
    if not _NAMED[0] <= part <= _NAMED[1]:
        return None
    variant, as_large = moment.public.game.variant, moment.public.game.structure is not Structure.FIXED
    ways = [
        (but, _named(variant, wanted, unwanted, after))
        for but, wanted, unwanted in ((False, surely, surely_bad), (True, surely_bad, surely))
        if (part if but else 1 - part) >= _LESSER
    ]
    said = [(but, kinds) for but, kinds in ways if 0 < len(kinds) <= _MOST]
    if not said:
        return None

    def wrong(but: bool, kinds: Sequence[_Kind]) -> int:
        named = {card for kind in kinds for card in kind.cards}
        return len((after.keys() - named if but else named).symmetric_difference(good))

    but, kinds = min(said, key=lambda each: (wrong(*each), len(each[1])))
    return Plan(tuple([kind.name for kind in kinds]), but, as_large)


def named_cards(wanted: Collection[Card], there: Collection[Card]) -> tuple[Phrase, ...]:
    """The ranks, then the suits, of the cards that are wanted among those `there`, in words."""
    kinds = [*_ranks(there), *_suits(there, place=ACE + 1)]
    return tuple([kind.name for kind in _chosen(kinds, wanted, set(there).difference(wanted))])


class _Kind(NamedTuple):
    """Cards with one name; `place` orders the kinds of a sentence."""

    name: Phrase
    cards: frozenset[Card]
    place: int


def _named(
    variant: Variant, wanted: Collection[Card], unwanted: Collection[Card], there: Collection[Card]
) -> tuple[_Kind, ...]:
    """Few kinds of the cards `there` that have all those wanted and none unwanted; none if there are no such kinds."""
    return _chosen(_kinds(variant, there), wanted, unwanted)


def _chosen(every: Iterable[_Kind], wanted: Collection[Card], unwanted: Collection[Card]) -> tuple[_Kind, ...]:
    kinds = [kind for kind in every if not kind.cards.intersection(unwanted)]
    left, chosen = set(wanted), list[_Kind]()
    while left:
        best = max(kinds, key=lambda kind: len(kind.cards & left), default=None)
        if best is None or not best.cards & left:
            return ()
        chosen.append(best)
        left -= best.cards
    needed = [each for each in chosen if not _are_in(each, chosen, wanted)]
    return tuple(sorted(needed, key=lambda kind: kind.place))


def _are_in(kind: _Kind, chosen: Sequence[_Kind], wanted: Collection[Card]) -> bool:
    """Whether other kinds have all the wanted cards of one."""
    others = {card for each in chosen if each is not kind for card in each.cards}
    return kind.cards.intersection(wanted) <= others


def _kinds(variant: Variant, there: Collection[Card]) -> Iterator[_Kind]:
    """The kinds of these cards: ranks from the ace down, suits, and at least three ranks up or down from one."""
    yield from _ranks(there)
    ranks = range(ACE, -1, -1)
    sets = [
        (phrase("{rank} or higher", rank=RANK_NAMES[rank]), {*range(rank, ACE + 1)}) for rank in ranks[_RUN - 1 : -_RUN]
    ]
    lowest = {ACE} if any(share.is_low for share in variant.shares) else set[int]()
    for rank in range(_RUN - 1 - len(lowest), ACE - _RUN + 1):
        sets.append((phrase("{rank} or lower", rank=RANK_NAMES[rank]), {*range(rank + 1), *lowest}))
    for place, (name, among) in enumerate(sets, len(ranks)):
        yield _Kind(name, frozenset([card for card in there if card.rank in among]), place)
    yield from _suits(there, place=len(ranks) + len(sets))


def _ranks(there: Collection[Card]) -> Iterator[_Kind]:
    """The ranks of these cards, from the ace down."""
    for rank in range(ACE, -1, -1):
        yield _Kind(RANK_NAMES[rank], frozenset([card for card in there if card.rank == rank]), ACE - rank)


def _suits(there: Collection[Card], place: int) -> Iterator[_Kind]:
    """The suits of these cards, from this place on."""
    for suit, name in enumerate(SUIT_NAMES):
        yield _Kind(name, frozenset([card for card in there if card.suit == suit]), place + suit)
