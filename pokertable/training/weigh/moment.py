"""A player's own decisions in a hand, each with what the player could see then."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Final

from pokertable.model.betting.presets import PresetKey
from pokertable.model.betting.structure import Structure
from pokertable.model.cards import DECK, HIDDEN, Card, known
from pokertable.model.hand.actions import Action, CheckCall, Draw, Fold, RaiseTo
from pokertable.model.hand.events import Decided
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.legal import LegalActions
from pokertable.model.hand.observation import Act, Observation
from pokertable.model.hand.seen import SeenHand
from pokertable.model.text import BadInput, phrase
from pokertable.players.opponents.persona import raising_menu
from pokertable.players.seen.walk import action_of
from pokertable.players.worth.discarding.discards import all_discards
from pokertable.players.worth.discarding.solved import solved
from pokertable.training.deals.standing import Standing

_MOST: Final = 4
"""Most discards that are weighed, besides the one made."""
_BEHIND: Final = 0.15
"""Most that a weighed discard is behind the best, as a part of the pot."""
_LIKE_DISCARDS: Final = 0.01
"""Part of the pot: discards of the same ranks that differ by less are one choice."""

_WEAK: Final = 0.8
"""Part of an even share: a bet or raise with less equity is a bluff."""


def discards_weighed(public: Observation, held: Collection[Card], taken: Draw) -> tuple[Draw, ...]:
    """The discards to weigh for the seat to act, standing pat first, then by number of cards."""
    assert public.legal is not None and public.legal.draw is not None
    left = sum(street.draw for street in public.game.variant.streets[public.street :])
    every = all_discards(solved(public.game.variant), sorted(held), left)
    worth = {frozenset(each.discarded): each.worth for each in every}
    ranks = {discarded: sorted(DECK[card].rank for card in discarded) for discarded in worth}
    mine = frozenset[int](known(taken.cards))
    best = next(discarded for discarded in worth if 0 < len(discarded) <= public.legal.draw)
    chosen = [frozenset[int]()]
    for discarded in (mine, best, *worth):
        has_room = len(chosen) < _MOST + (mine in chosen[1:])
        weighed = discarded == mine or (len(discarded) <= public.legal.draw and has_room)
        near = worth[discarded] >= every[0].worth - _BEHIND or discarded in (mine, best)
        alike = [each for each in chosen if ranks[each] == ranks[discarded]]
        if weighed and near and all(abs(worth[discarded] - worth[each]) >= _LIKE_DISCARDS for each in alike):
            chosen.append(discarded)
    draws = []
    for discarded in sorted(chosen, key=len):
        cards = [DECK[card] for card in sorted(discarded, reverse=True)]
        draws.append(taken if discarded == mine else Draw(tuple(cards)))
    return tuple(draws)


_MOST_RAISES: Final = 3
"""Most raises that are weighed."""
_MOST_OF_THE_POT: Final = 1.5
"""Largest raise that is weighed, in pots; a larger one only as it was taken."""
_SHORT: Final = 15
"""Big blinds up to which a raise for the stack is weighed, however large."""
_ALIKE: Final = 0.12
"""Part of the pot: a raise that differs by no more from one that is weighed is no other choice."""
_ALIKE_AT_FIRST: Final = 1.5
"""Times another raise that one may be in the first round, and be no other choice."""


class CannotReview(BadInput):
    """A hand or player of which no decision can be weighed; the text says why."""


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class Moment(Standing):
    """One decision: the hand as the player saw it, `kept` events of it, the action taken, and the choices.

    `choices`: fold, check or call (or the bring-in), raises upwards. A fold is among them where checking is not free,
    or where it was taken. At a draw: standing pat, then discards by number of cards.
    """

    kept: int
    taken: Action
    choices: tuple[Action, ...]

    @property
    def leaves_out_a_call(self) -> bool:
        """Whether a call was possible and is not weighed: whoever is first in raises or folds."""
        return CheckCall() not in self.choices and self.legal.check_call is not None

    def is_for_value(self, equity: float) -> bool:
        """Whether this equity is at least an even share, so that a bet that all call pays for itself."""
        return equity >= self.even_share

    def lives_by_folds(self, equity: float) -> bool:
        """Whether this equity is so far below an even share that a bet must win by folds."""
        return equity < _WEAK * self.even_share


def moments(seen: SeenHand) -> Iterator[Moment]:
    """The decisions of the seat that saw the hand so, in order.

    Raises `CannotReview` where its cards are not known, or it took no decision.
    """
    seat = seen.seat
    if not seen.decisions:
        raise CannotReview(phrase("this player made no decision"))
    for kept in seen.decisions:
        hand, public, taken = _taken(seen, kept)
        if HIDDEN in hand.state.holes[seat] or (isinstance(taken, Draw) and HIDDEN in taken.cards):
            raise CannotReview(phrase("the player's own cards are not known"))
        if any(HIDDEN in ups for ups in hand.state.ups) or HIDDEN in hand.state.board:
            raise CannotReview(phrase("a face-up card is not known"))
        if isinstance(taken, Draw):
            choices: tuple[Action, ...] = discards_weighed(public, known(hand.state.holes[seat]), taken)
        else:
            choices = _choices(public, taken)
        yield Moment(seat=seat, hand=hand, public=public, kept=kept, taken=taken, choices=choices)


def actions_taken(seen: SeenHand) -> Iterator[tuple[Observation, Action]]:
    """Each decision before anything of it is weighed: what everybody saw, and the action taken."""
    for kept in seen.decisions:
        _, public, taken = _taken(seen, kept)
        yield public, taken


def _taken(seen: SeenHand, kept: int) -> tuple[Hand, Observation, Action]:
    """The hand before the decision after `kept` events, what everybody saw of it, and the action taken."""
    hand, event = seen.before(kept), seen.events[kept]
    assert isinstance(event, Decided)
    public = hand.observe(None)
    return hand, public, action_of(Act(public.street, event))


def _choices(public: Observation, taken: Action) -> tuple[Action, ...]:
    """Actions to weigh: fold, check or call, at most three raises that differ by enough, and the action taken.

    In the first round one raise, besides one taken that is far from it: how much matters less there than chance leaves
    to see. Who is first in raises or folds: a limp is weighed only where it was taken.
    """
    legal = public.legal
    assert legal is not None
    menu = raising_menu(legal).actions
    may_fold = not legal.free or isinstance(taken, Fold)
    chosen: list[Action] = [each for each in menu if isinstance(each, Fold) and may_fold]
    if not raises_or_folds(public, legal) or taken == CheckCall():
        chosen += [each for each in menu if not isinstance(each, Fold | RaiseTo)]
    raises = [taken] if isinstance(taken, RaiseTo) else []
    for amount in _amounts(public, legal):
        if len(raises) < _MOST_RAISES and not any(_are_alike(public, amount, other.amount) for other in raises):
            raises.append(RaiseTo(amount))
    return (*chosen, *sorted(raises, key=lambda each: each.amount))


def _are_alike(public: Observation, one: int, other: int) -> bool:
    """Whether two raises differ by so little that they are one choice."""
    assert public.legal is not None
    if min(one, other) >= public.legal.effective:
        return True
    if public.street == 0:
        return max(one, other) <= _ALIKE_AT_FIRST * min(one, other)
    return abs(one - other) <= _ALIKE * public.legal.pot


def raises_or_folds(public: Observation, legal: LegalActions) -> bool:
    """Whether nobody has come in yet and the seat has no blind in, in a game with blinds."""
    first_in = public.nobody_is_in and not public.game.variant.brings_in
    return first_in and not legal.bet and not legal.free and legal.raise_to is not None


def _amounts(public: Observation, legal: LegalActions) -> list[int]:
    """The raise-to totals that are worth weighing, those that differ most first.

    None above one and a half pots; all-in only with a short stack.
    """
    if legal.raise_to is None:
        return []
    if legal.structure is Structure.FIXED:
        return sorted({each.amount for each in raising_menu(legal).actions if isinstance(each, RaiseTo)})
    presets, (least, most) = dict(legal.preset_amounts), legal.raise_to
    is_short = legal.effective <= _SHORT * public.game.unit
    keys = [PresetKey.HALF, PresetKey.POT, PresetKey.THREE_QUARTERS, PresetKey.MIN]
    if public.street == 0:
        keys = [PresetKey.POT if legal.structure is Structure.POT else PresetKey.THREE_QUARTERS]
    found = []
    for key in [*keys[:2], *([PresetKey.ALL_IN] if is_short else []), *keys[2:]]:
        amount = min(max(presets.get(key, least), least), most)
        if key is PresetKey.ALL_IN or legal.pot_fraction(amount) <= _MOST_OF_THE_POT:
            found.append(amount)
    return list(dict.fromkeys(found))
