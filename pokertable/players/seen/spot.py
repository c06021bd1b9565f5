"""The spot: what matters of a public observation for the seat to act, in numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from pokertable.model.game import Game
from pokertable.model.hand.events import Called, Drew, Raised
from pokertable.model.hand.legal import LegalActions
from pokertable.model.hand.observation import Act, Observation
from pokertable.model.variant import Variant
from pokertable.players.seen.last import remembers_last
from pokertable.players.seen.numbers import either, greater, lesser, log2

UNDECIDED = 0.6
"""An opponent who has yet to act may still fold: it counts as so much of a rival."""
_PLAYS_ON = 0.5
"""So much less likely does it play for each bet before it, and for each doubling of the price above a usual raise."""
_USUAL_RAISE = 3.0
"""In big blinds."""
BET, EACH_RAISE, CALL, LIMP = 0.5, 0.35, 0.2, 0.05
EARLIER_STREET = 0.6
_EACH_DOUBLING, _MOST_FOR_OVERBET = 0.3, 0.8
_SHOVE, _SHOVE_DEEPER, _MOST_FOR_SHOVE = 0.2, 0.13, 0.7
_SHOVE_FROM = 5.0
MOST_PRESSURE = 3.0


class NotPublic(ValueError):
    """An observation that is somebody's own view, or in which nobody is to act."""


class InSight(NamedTuple):
    """What everybody at the table sees when a seat is to act, as far as a spot follows from it; lists are by seat."""

    game: Game
    street: int
    board: tuple[int, ...]
    showing: tuple[tuple[int, ...], ...]
    stacks: Sequence[int]
    bets: Sequence[int]
    live: Sequence[bool]
    pot: int
    acts: Sequence[Act]
    legal: LegalActions


class Rival(NamedTuple):
    """A live opponent: whether it has yet to act on this street, and the strength it showed (0 none)."""

    seat: int
    undecided: bool
    pressure: float
    plays: float
    """How likely it is to stay in: 1 for whoever has acted, and for a big blind that has nothing to pay."""
    all_in: bool
    """Whether it has no chips behind: it cannot fold."""
    bets: int = 0
    """Of the bets and raises on this street the number of the last one that it made; 0: it made none."""


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
    """What can still be lost to the opponent with most chips, the call among it, in pots."""
    unopened: bool
    """Whether nobody has come in on the first street but by a blind or the bring-in."""
    drew: tuple[tuple[int, ...], ...] = ()
    """How many cards each seat drew at each draw so far, 0 for pat; empty where nothing is drawn."""
    checked: bool = False
    """Whether the seat to act has checked on this street."""

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
    def may_raise(self) -> bool:
        """Whether a bet or raise is legal."""
        return self.legal.raise_to is not None

    @property
    def seats(self) -> int:
        """How many seats were dealt in."""
        return len(self.showing)

    @property
    def waiting(self) -> int:
        """How many rivals have yet to act on this street."""
        return sum([rival.undecided for rival in self.rivals])

    @property
    def came_in(self) -> int:
        """How many rivals have shown strength."""
        return sum([rival.pressure > 0 for rival in self.rivals])

    @property
    def in_or_coming(self) -> int:
        """How many rivals have shown strength or may yet."""
        return sum([rival.undecided or rival.pressure > 0 for rival in self.rivals])

    @property
    def all_may_fold(self) -> bool:
        """Whether a bet or raise can win the pot at once: nobody is all-in."""
        return not any(rival.all_in for rival in self.rivals)

    @property
    def moved_in(self) -> tuple[int, ...]:
        """The rivals whose raise on the first street is for all that they have, or all that this seat has."""
        if self.street:
            return ()
        covered = self.owed >= self.legal.stack
        return tuple([rival.seat for rival in self.rivals if rival.bets and (covered or rival.all_in)])

    @property
    def fair(self) -> float:
        """A fair share of the pot: an equal part for each player in it."""
        return 1 / (1 + len(self.rivals))

    @classmethod
    def of(cls, public: Observation) -> Spot:
        """The spot of the seat to act; raises `NotPublic`."""
        return _of_observation(public)

    def on(self, board: tuple[int, ...]) -> Spot:
        """The same of a table that stands alike but for its board; in games in which nobody shows a card."""
        return self._replace(board=board, dead=tuple(sorted(board)))


class Turn(NamedTuple):
    """A seat's turn as a policy sees it: the spot, and for those that look back all that everybody has seen."""

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
            pot=public.pot,
            acts=public.acts,
            legal=legal,
        )
    )


def spot_of(seen: InSight) -> Spot:
    """The spot that follows from what everybody sees."""
    game, street, legal, stacks = seen.game, seen.street, seen.legal, seen.stacks
    me, variant = legal.seat, game.variant
    owed = legal.check_call or 0
    said = _Said(seen)
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
        depth=_depth(seen, rivals, said.dead),
        stack_to_pot=min(legal.stack, max([stacks[rival.seat] for rival in rivals])) / max(1, seen.pot),
        unopened=said.unopened,
        drew=_drew(seen) if variant.draws else (),
        checked=street > 0 and me in said.acted and me not in said.made,
    )


def _drew(seen: InSight) -> tuple[tuple[int, ...], ...]:
    found: list[list[int]] = [[] for _ in seen.stacks]
    for _, event in seen.acts:
        if type(event) is Drew:
            found[event.seat].append(len(event.cards))
    return tuple([tuple(counts) for counts in found])


def plays_on(game: Game, street: int, to_call: Any, bets: Any) -> Any:
    """How much less likely than usual an opponent who has yet to act plays, at this price."""
    usual = _USUAL_RAISE * max(game.stakes.big_blind, game.stakes.small_bet)
    over = 0.0 if street else log2(greater(1.0, to_call / usual))
    return either(bets > 0, _PLAYS_ON ** (bets + over), 1.0)


def _depth(seen: InSight, rivals: Sequence[Rival], dead: int) -> float:
    most = max([seen.bets[rival.seat] + seen.stacks[rival.seat] for rival in rivals])
    stakes = seen.game.stakes
    return min(seen.legal.all_in_total, most) / max(stakes.big_blind or stakes.small_bet, dead / 1.5)


class _Said:
    """What the actions of the hand so far say.

    `pressure` is the strength each seat has shown by betting, raising and calling; earlier streets count less, overbets
    more. `acted` are the seats that have acted on this street, `bets` the bets and raises on it, `made` the number of
    the last one that each seat made, `raiser` the seat that made the last one of the hand and `raised_on` its street;
    `dead` is what was in the pot before anybody acted.
    """

    def __init__(self, seen: InSight) -> None:
        self.pressure = [0.0] * len(seen.stacks)
        self.acted: set[int] = set()
        self.bets = 0
        self.made: dict[int, int] = {}
        self.raiser: int | None = None
        self.raised_on = 0
        self.unopened = True
        put_in = [getattr(event, "amount", 0) for _, event in seen.acts]
        self.dead = pot = seen.pot - sum(put_in)
        stakes = seen.game.stakes
        street, price, bets = 0, max(stakes.big_blind, stakes.bring_in), 0
        weight = EARLIER_STREET if seen.street else 1.0
        for (acted_on, event), chips in zip(seen.acts, put_in, strict=True):
            if acted_on != street:
                street, price, bets = acted_on, 0, 0
                weight = 1.0 if street == seen.street else EARLIER_STREET
            if street == seen.street and type(event) is not Drew:
                self.acted.add(event.seat)
            if type(event) is Raised:
                of_pot = (event.to - price) / max(1, pot + price - (event.to - event.amount))
                if street == 0 and seen.stacks[event.seat] == 0:
                    shown = shove(event.to / max(1, stakes.big_blind))
                else:
                    shown = weight * (BET + EACH_RAISE * bets + overbet(of_pot))
                self.pressure[event.seat] += shown
                self.raiser, self.raised_on, self.unopened = event.seat, acted_on, False
                price = max(price, event.to)
                bets += 1
                if street == seen.street:
                    self.made[event.seat] = bets
            elif type(event) is Called:
                self.pressure[event.seat] += weight * (CALL if bets else LIMP)
                self.unopened = False
            pot += chips
        if street == seen.street:
            self.bets = bets


def shove(big_blinds: Any) -> Any:
    """What an all-in before any card came says: the deeper, the more, but anybody may do it with anything."""
    deeper = _SHOVE_DEEPER * log2(greater(1.0, big_blinds / _SHOVE_FROM))
    return lesser(_MOST_FOR_SHOVE, _SHOVE + deeper)


def overbet(of_pot: Any) -> Any:
    """What a bet above the size of the pot says besides being a bet."""
    return lesser(_MOST_FOR_OVERBET, _EACH_DOUBLING * log2(greater(1.0, of_pot)))
