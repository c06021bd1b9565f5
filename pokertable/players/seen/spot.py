"""The spot: what matters of a public observation for the seat to act, in numbers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from math import log2
from typing import NamedTuple, TypeAlias

from pokertable.model.cards import Card
from pokertable.model.games import Variant
from pokertable.model.hand.events import BroughtIn, Called, Checked, Folded, Raised
from pokertable.model.hand.legal import LegalActions
from pokertable.model.hand.observation import Act, Observation, SeatView
from pokertable.players.seen.last import remembers_last
from pokertable.players.seen.policy import require_public

UNDECIDED = 0.6
"""An opponent who has yet to act may still fold: it counts as so much of a rival."""
_PLAYS_ON = 0.5
"""So much less likely does it play for each bet before it, and for each doubling of the price above a usual raise."""
_USUAL_RAISE = 3.0
"""In big blinds."""
_BET, _EACH_RAISE, _CALL, _LIMP = 0.5, 0.35, 0.2, 0.05
_EARLIER_STREET = 0.6
_EACH_DOUBLING, _MOST_FOR_OVERBET = 0.3, 0.8
_SHOVE, _SHOVE_DEEPER, _MOST_FOR_SHOVE = 0.2, 0.13, 0.7
_SHOVE_FROM = 5.0
_MOST_PRESSURE = 3.0


_Acted: TypeAlias = tuple[int, BroughtIn | Folded | Checked | Called | Raised, int]
"""An action's street, its event, and the chips that it put in."""


class Rival(NamedTuple):
    """A live opponent: whether it has yet to act on this street, and the strength it showed (0 none)."""

    seat: int
    undecided: bool
    pressure: float
    plays: float
    """How likely it is to stay in: 1 for whoever has acted."""
    all_in: bool
    """Whether it has no chips behind: it cannot fold."""


class Spot(NamedTuple):
    """A turn. Chips are those of the observation; `price` is the share of the pot that a call asks for (0 if free)."""

    variant: Variant
    legal: LegalActions
    street: int
    streets_left: int
    board: tuple[int, ...]
    showing: tuple[tuple[int, ...], ...]
    """The up cards of each seat, folded ones too."""
    dead: tuple[int, ...]
    """All cards in sight, folded hands' up cards too, sorted."""
    rivals: tuple[Rival, ...]
    owed: int
    price: float
    bets: int
    """Bets and raises that players have made on this street."""
    led: bool
    """Whether the seat to act made the last bet or raise of the hand."""
    raiser_behind: bool
    """Whether nobody has bet on this street and who raised last on the one before it is yet to act."""
    last_to_act: bool
    bring_in: bool
    depth: float
    """What can be lost to the opponent with most chips, in big blinds; with antes, in shares of the dead money."""
    stack_to_pot: float
    """What can still be lost to the opponent with most chips, in pots."""
    unopened: bool
    """Whether nobody has come in on the first street but by a blind or the bring-in."""

    @property
    def first_street(self) -> bool:
        """Whether no card has come since the deal."""
        return self.street == 0

    @property
    def facing(self) -> bool:
        """Whether staying in costs chips (a bring-in is forced and no choice)."""
        return self.owed > 0

    @property
    def opponents(self) -> int:
        """How many live opponents there are."""
        return len(self.rivals)

    @property
    def all_may_fold(self) -> bool:
        """Whether a bet or raise can win the pot at once: nobody is all-in."""
        return not any(rival.all_in for rival in self.rivals)

    @property
    def fair(self) -> float:
        """A fair share of the pot: an equal part for each player in it."""
        return 1 / (1 + len(self.rivals))

    @classmethod
    def of(cls, public: Observation) -> Spot:
        """The spot of the seat to act; raises `NotPublic`."""
        return _spot(public)


@remembers_last
def _spot(public: Observation) -> Spot:
    legal = require_public(public)
    me, variant = legal.seat, public.game.variant
    owed = legal.check_call or 0
    acts = [(act.street, act.event, _chips(act)) for act in public.acts]
    put_in = sum([chips for _, _, chips in acts])
    raised = [(street, event.seat) for street, event, _ in acts if isinstance(event, Raised)]
    pressure = _pressure(public, acts, public.pot - put_in)
    acted = {event.seat for street, event, _ in acts if street == public.street}
    bets = sum([street == public.street for street, _ in raised])
    undecided = UNDECIDED * _plays_on(public, legal, bets)
    rivals = []
    for view in public.seats:
        seat = view.seat
        if seat == me or view.folded or view.mucked:
            continue
        waits = view.stack > 0 and seat not in acted
        plays = undecided if waits and not pressure[seat] else 1.0
        rivals.append(Rival(seat, waits, min(pressure[seat], _MOST_PRESSURE), plays, view.stack == 0))
    showing = tuple([_face_up(view) for view in public.seats])
    board = tuple([card for card in public.board if isinstance(card, Card)])
    return Spot(
        variant=variant,
        legal=legal,
        street=public.street,
        streets_left=len(variant.streets) - 1 - public.street,
        board=board,
        showing=showing,
        dead=tuple(sorted([*board, *[card for ups in showing for card in ups]])),
        rivals=tuple(rivals),
        owed=owed,
        price=owed / (legal.winnable + owed) if owed else 0.0,
        bets=bets,
        led=bool(raised) and raised[-1][1] == me,
        raiser_behind=bool(raised and not bets and raised[-1][0] == public.street - 1)
        and any(rival.undecided and rival.seat == raised[-1][1] for rival in rivals),
        last_to_act=not any(rival.undecided for rival in rivals),
        bring_in=legal.bring_in is not None,
        depth=_depth(public, legal, public.pot - put_in),
        stack_to_pot=_stack_to_pot(public, legal),
        unopened=not any(isinstance(event, Raised | Called) for _, event, _ in acts),
    )


def _face_up(view: SeatView) -> tuple[int, ...]:
    return tuple([card for card, up in view.cards if up and isinstance(card, Card)])


def _plays_on(public: Observation, legal: LegalActions, bets: int) -> float:
    """How much less likely than usual an opponent who has yet to act plays, at this price."""
    if not bets:
        return 1.0
    usual = _USUAL_RAISE * max(public.game.stakes.big_blind, public.game.stakes.small_bet)
    over = 0.0 if public.street else log2(max(1.0, legal.to_call / usual))
    return float(_PLAYS_ON ** (bets + over))


def _depth(public: Observation, legal: LegalActions, dead: int) -> float:
    others = [view.bet + view.stack for view in public.seats if view.seat != legal.seat and not view.folded]
    at_risk = min(legal.all_in_total, max(others))
    stakes = public.game.stakes
    return at_risk / max(stakes.big_blind or stakes.small_bet, dead / 1.5)


def _stack_to_pot(public: Observation, legal: LegalActions) -> float:
    others = [view.stack for view in public.seats if view.seat != legal.seat and not view.folded]
    return min(legal.stack, max(others)) / max(1, public.pot)


def _pressure(public: Observation, acts: Sequence[_Acted], pot: int) -> defaultdict[int, float]:
    """The strength each seat has shown by betting, raising and calling; earlier streets count less, overbets more.

    `pot` is what was in it before anybody acted.
    """
    shown: defaultdict[int, float] = defaultdict(float)
    stakes = public.game.stakes
    street, price, bets = 0, max(stakes.big_blind, stakes.bring_in), 0
    for acted_on, event, chips in acts:
        if acted_on != street:
            street, price, bets = acted_on, 0, 0
        weight = 1.0 if street == public.street else _EARLIER_STREET
        if isinstance(event, Raised):
            of_pot = (event.to - price) / max(1, pot + price - (event.to - event.amount))
            if public.seats[event.seat].stack == 0 and street == 0:
                shown[event.seat] += _shove(event.to / max(1, stakes.big_blind))
            else:
                shown[event.seat] += weight * (_BET + _EACH_RAISE * bets + _overbet(of_pot))
            price = max(price, event.to)
            bets += 1
        elif isinstance(event, Called):
            shown[event.seat] += weight * (_CALL if bets else _LIMP)
        pot += chips
    return shown


def _chips(act: Act) -> int:
    """What an action put in."""
    return act.event.amount if isinstance(act.event, Raised | Called | BroughtIn) else 0


def _shove(big_blinds: float) -> float:
    """What an all-in before any card came says: the deeper, the more, but anybody may do it with anything."""
    deeper = _SHOVE_DEEPER * log2(max(1.0, big_blinds / _SHOVE_FROM))
    return min(_MOST_FOR_SHOVE, _SHOVE + deeper)


def _overbet(of_pot: float) -> float:
    """What a bet above the size of the pot says besides being a bet."""
    return min(_MOST_FOR_OVERBET, _EACH_DOUBLING * log2(of_pot)) if of_pot > 1 else 0.0
