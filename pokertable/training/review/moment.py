"""A player's own decisions in a hand, each with what the player could see then."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from pokertable.model.cards import DECK, HIDDEN, Card, known
from pokertable.model.hand.actions import Action, Draw, Fold, RaiseTo
from pokertable.model.hand.events import Decided, Drew
from pokertable.model.hand.legal import LegalActions
from pokertable.model.hand.observation import Act, Observation
from pokertable.model.hand.seen import SeenHand
from pokertable.model.text import BadInput, phrase
from pokertable.players.opponents.persona import raising_menu
from pokertable.players.seen.walk import action_of
from pokertable.players.worth.solved_draws import solved
from pokertable.players.worth.throws import throws
from pokertable.training.deals.standing import Standing

_MOST: Final = 4
"""So many throws are weighed, the one that was made besides."""
_BEHIND: Final = 0.15
"""A throw that is worth so much less of the pot than the best is no choice; standing pat is, and the best throw."""
_LIKE_THROWS: Final = 0.01
"""Throws of the same ranks that are worth the same but for so much are one choice."""


def throws_weighed(public: Observation, held: Collection[Card], taken: Draw) -> tuple[Draw, ...]:
    """What the seat to act might throw of what it held, standing pat first, then by how many cards."""
    assert public.legal is not None and public.legal.draw is not None
    left = sum(street.draw for street in public.game.variant.streets[public.street :])
    every = throws(solved(public.game.variant), sorted(held), left)
    worth = {frozenset(each.thrown): each.worth for each in every}
    mine = frozenset[int](known(taken.cards))
    best = next(thrown for thrown in worth if 0 < len(thrown) <= public.legal.draw)
    chosen = [frozenset[int]()]
    for thrown in (mine, best, *worth):
        weighed = thrown == mine or (len(thrown) <= public.legal.draw and len(chosen) < _MOST + (mine in chosen[1:]))
        near = worth[thrown] >= every[0].worth - _BEHIND or thrown in (mine, best)
        if weighed and near and not any(_alike(thrown, other, worth) for other in chosen):
            chosen.append(thrown)
    return tuple([taken if each == mine else _draw(each) for each in sorted(chosen, key=len)])


def _alike(thrown: frozenset[int], other: frozenset[int], worth: dict[frozenset[int], float]) -> bool:
    same_ranks = _ranks(thrown) == _ranks(other)
    return thrown == other or (same_ranks and abs(worth[thrown] - worth[other]) < _LIKE_THROWS)


def _ranks(cards: Collection[int]) -> Sequence[int]:
    return sorted(DECK[card].rank for card in cards)


def _draw(thrown: Collection[int]) -> Draw:
    return Draw(tuple([DECK[card] for card in sorted(thrown, reverse=True)]))


_ALIKE = 0.12
"""A raise within so much of the pot of the one that was made is no other choice."""


class CannotReview(BadInput):
    """A hand or player of which no decision can be weighed; the text says why."""


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class Moment(Standing):
    """One decision: the hand as the player saw it before (`kept` events), what it took, and what it could have.

    `choices` are in the order fold, check or call (or
    the bring-in), raises upwards; folding is among them where it may be right, or was done. At a draw they are throws:
    standing pat, then more and more cards.
    """

    kept: int
    taken: Action
    choices: tuple[Action, ...]


def moments(seen: SeenHand) -> Iterator[Moment]:
    """The decisions of the seat that saw the hand so, in order.

    Raises `CannotReview` where its cards are not known, or it took no decision.
    """
    seat = seen.seat
    if not seen.decisions:
        raise CannotReview(phrase("no decision was taken by this player"))
    for kept in seen.decisions:
        hand = seen.before(kept)
        event = seen.events[kept]
        assert isinstance(event, Decided)
        if HIDDEN in hand.state.holes[seat] or (isinstance(event, Drew) and HIDDEN in event.cards):
            raise CannotReview(phrase("the player's own cards are not known"))
        if any(HIDDEN in ups for ups in hand.state.ups) or HIDDEN in hand.state.board:
            raise CannotReview(phrase("a card that lay open is not known"))
        public = hand.observe(None)
        assert public.legal is not None
        taken = action_of(Act(public.street, event))
        if isinstance(taken, Draw):
            choices: tuple[Action, ...] = throws_weighed(public, known(hand.state.holes[seat]), taken)
        else:
            choices = _choices(public.legal, taken)
        yield Moment(seat=seat, hand=hand, public=public, kept=kept, taken=taken, choices=choices)


def _choices(legal: LegalActions, taken: Action) -> tuple[Action, ...]:
    """What is weighed: the presets that differ by enough, and what was taken."""
    menu = raising_menu(legal).actions
    chosen: list[Action] = [
        each for each in menu if isinstance(each, Fold) and (not legal.free or isinstance(taken, Fold))
    ]
    chosen += [each for each in menu if not isinstance(each, Fold | RaiseTo)]
    raises = [taken] if isinstance(taken, RaiseTo) else []
    for each in menu:
        if isinstance(each, RaiseTo) and all(abs(each.amount - other.amount) > _ALIKE * legal.pot for other in raises):
            raises.append(each)
    return (*chosen, *sorted(raises, key=lambda each: each.amount))
