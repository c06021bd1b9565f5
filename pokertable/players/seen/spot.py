"""The spot: the relevant parts of a public view for the seat to act, in numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from pokertable.analysis.arrays import Bools, Cards
from pokertable.model.game import Game
from pokertable.model.hand.events import Called, Drew, Folded, Raised
from pokertable.model.hand.legal import LegalActions
from pokertable.model.hand.observation import Observation
from pokertable.model.variant import Variant
from pokertable.players.seen.evidence import Evidence, InSight, forced
from pokertable.players.seen.last import remembers_last
from pokertable.players.seen.numbers import either, greater, log2
from pokertable.players.seen.prizes import InPrizes
from pokertable.players.seen.turns import NO_CARD

UNDECIDED = 0.6
"""Weight, in rivals, of an opponent yet to act, who may still fold."""
_PLAYS_ON = 0.5
"""Reduction of its chance to play per previous bet, and per doubling of the price above a usual raise."""
_USUAL_RAISE = 3.0
"""Usual raise in big blinds."""
MOST_PRESSURE = 3.0


class NotPublic(ValueError):
    """An observation that is somebody's own view, or in which nobody is to act."""


class Rival(NamedTuple):
    """A live opponent: whether it has yet to act on this street, and its shown strength (0 none)."""

    seat: int
    undecided: bool
    pressure: float
    plays: float
    """Chance to stay in: 1 after acting, and for a big blind with nothing to pay."""
    all_in: bool
    """Whether it has no chips behind: it cannot fold."""
    bets: int = 0
    """Number, among this street's bets and raises, of its last one; 0: none."""


class Deed(NamedTuple):
    """An action of a seat in a draw game: `price` is the equity that its call needed, 0 if it called nothing."""

    street: int
    seat: int
    raised: bool = False
    folded: bool = False
    price: float = 0.0
    drew: int | None = None
    """Number of cards drawn; None for what is no draw."""


class Spot(NamedTuple):
    """A turn. Chips are those of the observation; `price` is the equity that a call needs (0 if free)."""

    variant: Variant
    legal: LegalActions
    street: int
    streets_left: int
    board: tuple[int, ...]
    showing: tuple[tuple[int, ...], ...]
    """The up cards of each seat, folded ones included."""
    dead: tuple[int, ...]
    """All cards in sight, folded hands' up cards included, sorted."""
    rivals: tuple[Rival, ...]
    owed: int
    price: float
    bets: int
    """Number of bets and raises on this street."""
    led: bool
    """Whether the seat to act made the last bet or raise of the hand."""
    raiser_behind: bool
    """Whether nobody has bet on this street and the previous street's last raiser is yet to act."""
    last_to_act: bool
    bring_in: bool
    depth: float
    """Chips that can be lost to the richest opponent, in big blinds; with antes, in multiples of the dead money."""
    stack_to_pot: float
    """Chips that can still be lost to the richest opponent, the call included, in pots."""
    unopened: bool
    """Whether nobody has come in on the first street except by a blind or the bring-in."""
    drew: tuple[tuple[int, ...], ...] = ()
    """Number of cards each seat drew in each draw so far, 0 for pat; empty in other games."""
    deeds: tuple[Deed, ...] = ()
    """All that was done so far in a draw game, in order; empty in other games."""
    checked: bool = False
    """Whether the seat to act has checked on this street."""
    opened: bool = False
    """Whether the seat to act made the first raise of the first street."""
    behind_opener: int = 0
    """Number of players who had yet to act when that raise was made, whoever made it; 0 without one."""
    bet_into: int = 0
    """Number of opponents against whom the last bet or raise of this street was made; 0 without one."""
    in_prizes: InPrizes | None = None
    """How the turn stands in prizes in a sit and go, for who knows it; `price` is then in prizes too."""

    @property
    def first_street(self) -> bool:
        """Whether no card has come since the deal."""
        return self.street == 0

    @property
    def facing(self) -> bool:
        """Whether staying in costs chips (a bring-in is forced and not a choice)."""
        return self.owed > 0

    @property
    def opponents(self) -> int:
        """Number of live opponents."""
        return len(self.rivals)

    @property
    def may_raise(self) -> bool:
        """Whether a bet or raise is legal."""
        return self.legal.raise_to is not None

    @property
    def seats(self) -> int:
        """Number of seats dealt in."""
        return len(self.showing)

    @property
    def waiting(self) -> int:
        """Number of rivals yet to act on this street."""
        return sum([rival.undecided for rival in self.rivals])

    @property
    def came_in(self) -> int:
        """Number of rivals who have shown strength."""
        return sum([rival.pressure > 0 for rival in self.rivals])

    @property
    def in_or_coming(self) -> int:
        """Number of rivals who have shown strength or may yet."""
        return sum([rival.undecided or rival.pressure > 0 for rival in self.rivals])

    @property
    def ups(self) -> Cards:
        """The up cards of each seat, (1, n, u), `NO_CARD` for those that a folded seat did not get."""
        shown = len(self.showing[self.legal.seat])
        whole = [[*ups, *[NO_CARD] * (shown - len(ups))] for ups in self.showing]
        return np.array([whole], np.uint8).reshape(1, len(whole), shown)

    @property
    def boards(self) -> Cards:
        """The board, (1, cards); in stud a shared card."""
        return np.array([self.board], np.uint8)

    @property
    def against(self) -> Bools:
        """The seats of the rivals, (1, n)."""
        found = np.zeros((1, len(self.showing)), np.bool_)
        found[0, [rival.seat for rival in self.rivals]] = True
        return found

    @property
    def drew_by_rivals(self) -> Sequence[Sequence[int]]:
        """Number of cards that each rival drew in each draw so far."""
        return [self.drew[rival.seat] for rival in self.rivals] if self.drew else ()

    @property
    def all_may_fold(self) -> bool:
        """Whether a bet or raise can win the pot at once: nobody is all-in."""
        return not any(rival.all_in for rival in self.rivals)

    @property
    def moved_in(self) -> tuple[int, ...]:
        """The rivals whose raise on the first street is for their whole stack, or this seat's."""
        if self.street:
            return ()
        covered = self.owed >= self.legal.stack
        return tuple([rival.seat for rival in self.rivals if rival.bets and (covered or rival.all_in)])

    @property
    def fair(self) -> float:
        """A fair share of the pot: an equal part per player in it."""
        return 1 / (1 + len(self.rivals))

    @classmethod
    def of(cls, public: Observation) -> Spot:
        """The spot of the seat to act; raises `NotPublic`."""
        return _of_observation(public)

    def on(self, board: tuple[int, ...]) -> Spot:
        """The spot of an equal table with this board; in games without up cards."""
        return self._replace(board=board, dead=tuple(sorted(board)))


class Turn(NamedTuple):
    """A seat's turn as a policy sees it: the spot, and for those that look back the whole public view."""

    spot: Spot
    public: Observation | None


def require_public(public: Observation) -> LegalActions:
    """The legal actions of the seat to act; raises `NotPublic` for a private view or when nobody is to act."""
    if public.viewer is not None:
        raise NotPublic(f"the view of seat {public.viewer}: a policy is given the view of nobody")
    if public.legal is None:
        raise NotPublic("nobody is to act")
    return public.legal


@remembers_last
def _of_observation(public: Observation) -> Spot:
    legal, views = require_public(public), public.seats
    return spot_of(
        InSight(
            game=public.game,
            street=public.street,
            board=public.known_board,
            showing=tuple([view.ups for view in views]),
            stacks=[view.stack for view in views],
            bets=[view.bet for view in views],
            live=[not view.folded and not view.mucked for view in views],
            forced=forced(public.started),
            pot=public.pot,
            acts=public.acts,
            legal=legal,
        )
    )


def spot_of(seen: InSight) -> Spot:
    """The spot of this public view."""
    game, street, legal, stacks = seen.game, seen.street, seen.legal, seen.stacks
    me, variant = legal.seat, game.variant
    owed = legal.check_call or 0
    said = Evidence(seen)
    pressure, acted, raiser = said.pressure, said.acted, said.raiser
    undecided = UNDECIDED * plays_on(game, street, legal.to_call, said.bets)
    rivals = []
    raiser_waits = somebody_waits = False
    for seat, live in enumerate(seen.live):
        if not live or seat == me:
            continue
        stack, shown = stacks[seat], pressure[seat]
        waits = stack > 0 and seat not in acted
        if waits:
            somebody_waits = True
            raiser_waits = raiser_waits or seat == raiser
        owes = seen.bets[seat] < legal.to_call or street > 0
        plays = undecided if waits and owes and not shown else 1.0
        rivals.append(Rival(seat, waits, min(shown, MOST_PRESSURE), plays, stack == 0, said.made.get(seat, 0)))
    return Spot(
        variant=variant,
        legal=legal,
        street=street,
        streets_left=len(variant.streets) - 1 - street,
        board=seen.board,
        showing=seen.showing,
        dead=tuple(sorted([*seen.board, *[card for ups in seen.showing for card in ups]])),
        rivals=tuple(rivals),
        owed=owed,
        price=owed / (legal.winnable + owed) if owed else 0.0,
        bets=said.bets,
        led=raiser == me,
        raiser_behind=raiser_waits and not said.bets and said.raised_on == street - 1,
        last_to_act=not somebody_waits,
        bring_in=legal.bring_in is not None,
        depth=_depth(seen, rivals),
        stack_to_pot=min(legal.stack, max([stacks[rival.seat] for rival in rivals])) / max(1, seen.pot),
        unopened=said.unopened,
        drew=_drew(seen) if variant.draws else (),
        deeds=_deeds(seen) if variant.draws else (),
        checked=street > 0 and me in said.acted and me not in said.made,
        opened=said.opener == me,
        behind_opener=said.behind_opener,
        bet_into=said.bet_into,
    )


def _drew(seen: InSight) -> tuple[tuple[int, ...], ...]:
    found: list[list[int]] = [[] for _ in seen.stacks]
    for _, event in seen.acts:
        if type(event) is Drew:
            found[event.seat].append(len(event.cards))
    return tuple([tuple(counts) for counts in found])


def _deeds(seen: InSight) -> tuple[Deed, ...]:
    found, pot = [], seen.forced
    for street, event in seen.acts:
        amount = getattr(event, "amount", 0)
        pot += amount
        found.append(
            Deed(
                street,
                event.seat,
                raised=type(event) is Raised,
                folded=type(event) is Folded,
                price=amount / pot if type(event) is Called else 0.0,
                drew=len(event.cards) if type(event) is Drew else None,
            )
        )
    return tuple(found)


def plays_on(game: Game, street: int, to_call: Any, bets: Any) -> Any:
    """Reduction of an undecided opponent's chance to play, at this price."""
    usual = _USUAL_RAISE * max(game.stakes.big_blind, game.stakes.small_bet)
    over = 0.0 if street else log2(greater(1.0, to_call / usual))
    return either(bets > 0, _PLAYS_ON ** (bets + over), 1.0)


def _depth(seen: InSight, rivals: Sequence[Rival]) -> float:
    most = max([seen.bets[rival.seat] + seen.stacks[rival.seat] for rival in rivals])
    stakes = seen.game.stakes
    return min(seen.legal.all_in_total, most) / max(stakes.big_blind or stakes.small_bet, seen.forced / 1.5)
