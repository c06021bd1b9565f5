"""The dealer's state of one hand: a fold over its events.

`HandState.apply` changes a state in place; to keep one, take a `copy`. Only the dealer holds a state; everybody else
gets an observation (`sight`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, cast

from pokertable.model.betting.forced import clockwise
from pokertable.model.betting.round import BettingRound
from pokertable.model.cards import HIDDEN, AnyCard, Card, HiddenCard
from pokertable.model.game import Game
from pokertable.model.hand import events as happened
from pokertable.model.hand import openers
from pokertable.model.hand.observation import Act
from pokertable.model.ranking.upcards import showing_pair


class HandState:
    """Everything about a hand, hidden cards included. Lists are by seat.

    `put_in` is what each seat put into the pot to compete for it, bets of this street included; `dead` is ante money
    that does not compete. `live` seats have neither folded nor mucked. `bring_in_due` says that the seat to act must
    bring it in. `opener` acted first on this street, `aggressor` bet or raised last on it. `burned` says that the burn
    of the next street is done, `holes_dealt` counts the streets whose hole cards are dealt: a hand can go on in the
    middle of a deal. `hidden` says that a card was dealt that nobody saw.

    While `drawing`, the seat to act draws; nobody is to act while a seat is owed cards for those it is `discarding`.
    `discarded` holds each seat's discards per draw, `discards` those of them not back in the stub, `muck` all cards
    folded and discarded in a draw game that are not in the stub.
    """

    __slots__ = ("_acts", "aggressor", "ante_due", "antes", "awards", "bets", "blinds", "blinds_due", "board",
                 "bring_in_due", "burned", "burns", "button", "dead", "discarded", "discarding", "discards", "drawing",
                 "folds", "game", "hidden", "holes", "holes_dealt", "last", "live", "muck", "mucked", "n", "opener",
                 "opener_unsure", "order", "over", "pot", "pots", "put_in", "raked", "round", "round_open", "shown",
                 "stacks", "started", "street", "to_act", "ups")  # fmt: skip

    def __init__(self, started: happened.HandStarted) -> None:
        n = len(started.stacks)
        self.started = started
        self.game: Game = started.game
        self.n = n
        self.button = started.button
        self.order = clockwise(started.button, n)
        self.stacks = list(started.stacks)
        self.antes, self.blinds = started.antes, started.blinds
        self.ante_due = any(started.antes)
        self.blinds_due = [seat for seat in self.order if started.blinds[seat]]
        self.bets = [0] * n
        self.put_in = [0] * n
        self.dead = self.pot = 0
        self.live = [True] * n
        self.mucked = [False] * n
        self.shown = [False] * n
        self.holes: list[list[AnyCard]] = [[] for _ in range(n)]
        self.ups: list[list[AnyCard]] = [[] for _ in range(n)]
        self.board: list[AnyCard] = []
        self.burns: list[AnyCard] = []
        self.burned = self.hidden = self.drawing = False
        self.discarding: tuple[AnyCard, ...] = ()
        self.discarded: list[list[tuple[AnyCard, ...]]] = [[] for _ in range(n)]
        self.discards: list[list[AnyCard]] = [[] for _ in range(n)]
        self.muck: list[AnyCard] = []
        self.holes_dealt = 0
        self.street = -1
        self.round = BettingRound(
            self.game.structure, self.stacks, self.bets, self.live, self.game.bet_size(0), self._cap()
        )
        self.round_open = False
        self.to_act: int | None = None
        self.bring_in_due = False
        self.opener = self.order[0]
        self.opener_unsure = False
        self.aggressor: int | None = None
        self.pots: tuple[happened.Pot, ...] = ()
        self._acts: list[tuple[int, happened.Decided]] = []
        self.folds: list[happened.Decided | None] = [None] * n  # the part of `last` that stays when a street begins
        self.last = self.folds.copy()
        self.awards: list[happened.PotAwarded] = []
        self.raked = False
        self.over = False

    @classmethod
    def fold(cls, events: Iterable[happened.Event]) -> HandState:
        """The state after these events, the first of which is a `HandStarted`; raises `ValueError` otherwise."""
        state: HandState | None = None
        for event in events:
            if state is None:
                if not isinstance(event, happened.HandStarted):
                    raise ValueError(f"a hand begins with HandStarted, not {type(event).__name__}")
                state = cls(event)
            else:
                state.apply(event)
        if state is None:
            raise ValueError("a hand begins with HandStarted: there is no event")
        return state

    def copy(self) -> HandState:
        """An independent copy."""
        twin = HandState.__new__(HandState)
        for name in HandState.__slots__:
            value = getattr(self, name)
            setattr(twin, name, value.copy() if isinstance(value, list) else value)
        twin.holes = [cards.copy() for cards in self.holes]
        twin.ups = [cards.copy() for cards in self.ups]
        twin.discarded = [draws.copy() for draws in self.discarded]
        twin.discards = [cards.copy() for cards in self.discards]
        twin.round = self.round.copy(twin.stacks, twin.bets, twin.live)
        return twin

    def same(self, other: HandState) -> bool:
        """Whether two states agree in everything."""
        plain = all(getattr(self, name) == getattr(other, name) for name in HandState.__slots__ if name != "round")
        rounds = (self.round, other.round)
        return plain and all(getattr(rounds[0], name) == getattr(rounds[1], name) for name in BettingRound.__slots__)

    @property
    def acts(self) -> list[Act]:
        """The decisions in order, made into acts on first use: a hand that is only played needs none."""
        acts = self._acts
        at = len(acts)
        while at and type(acts[at - 1]) is not Act:
            at -= 1
            acts[at] = Act._make(acts[at])
        return cast("list[Act]", acts)

    @property
    def last_decided(self) -> happened.Decided | None:
        """The last decision; None before the first."""
        return self._acts[-1][1] if self._acts else None

    @property
    def returning(self) -> list[AnyCard]:
        """The cards to shuffle back when the stub runs short, in the order in which the dealer gets them."""
        return [*self.burns, *self.muck]

    def live_seats(self) -> list[int]:
        """Seats still in the hand."""
        return [seat for seat in range(self.n) if self.live[seat]]

    def apply(self, event: happened.Event) -> None:
        """Change this state by one of the dealer's events."""
        TRANSITIONS[type(event)](self, event)

    # The deal

    def _cap(self) -> int | None:
        house = self.game.house
        if house.no_cap_heads_up and sum(self.live) == 2:
            return None
        return house.raise_cap

    def _antes_posted(self, event: happened.AntesPosted) -> None:
        self.ante_due = False
        for seat, amount in enumerate(event.amounts):
            self.stacks[seat] -= amount
        self.pot += sum(event.amounts)
        if self.game.house.antes_compete and not self.game.stakes.big_blind_ante:
            self.put_in[:] = event.amounts
        else:
            self.dead = sum(event.amounts)

    def _pay(self, seat: int, amount: int) -> None:
        self.stacks[seat] -= amount
        self.bets[seat] += amount
        self.put_in[seat] += amount
        self.pot += amount

    def _blind_posted(self, event: happened.BlindPosted) -> None:
        self.blinds_due.remove(event.seat)
        self._pay(event.seat, event.amount)
        self.round.blind(event.owed)

    def _burned(self, event: happened.CardBurned) -> None:
        self.burns.append(event.card)
        self.burned = True
        if self.game.variant.streets[self.street + 1].draw:
            self._open_draw(self.street + 1)

    def _muck_shuffled_in(self, event: happened.MuckShuffledIn) -> None:  # noqa: ARG002
        self.burns.clear()
        self.muck.clear()
        for cards in self.discards:
            cards.clear()

    def _burns_shuffled_in(self, event: happened.BurnsShuffledIn) -> None:  # noqa: ARG002
        self.burns.clear()
        self.burned = True

    def _hole_dealt(self, event: happened.HoleDealt) -> None:
        holes, ups = self.holes, self.ups
        for seat, card, up in event.cards:
            holes[seat].append(card)
            if up:
                ups[seat].append(card)
            if type(card) is HiddenCard:
                self.hidden = True
        if self.drawing:
            seat = event.cards[0].seat
            self.muck.extend(self.discarding)
            self.discards[seat].extend(self.discarding)
            self.discarding = ()
            self._ask_to_draw(self._after(seat))
            return
        self.holes_dealt = event.street + 1
        if not self.game.variant.streets[event.street].board:
            self._open_street(event.street)

    def _board_dealt(self, event: happened.BoardDealt) -> None:
        self.board.extend(event.cards)
        self._open_street(event.street)

    def _open_draw(self, street: int) -> None:
        self.street = street
        self.burned = False
        self.drawing = True
        self.last = self.folds.copy()
        self._ask_to_draw(self.order)

    def _after(self, seat: int) -> Sequence[int]:
        return self.order[self.order.index(seat) + 1 :]

    def _ask_to_draw(self, seats: Sequence[int]) -> None:
        """Let the first live seat of these draw; without one the betting begins."""
        self.to_act = next((seat for seat in seats if self.live[seat]), None)
        if self.to_act is None:
            self.drawing = False
            self._open_street(self.street)

    def _open_street(self, street: int) -> None:
        self.street = street
        self.burned = False
        variant = self.game.variant
        self.round_open = True
        self.aggressor = None
        if street:
            self.round.start(self.game.bet_size(street), self._cap())
            if self.game.larger_bet(street):
                self._look_for_open_pairs()
            if not variant.streets[street].draw:  # its draw was on this street
                self.last = self.folds.copy()
        first = openers.opening_seat(
            variant.streets[street].opener, self.blinds, self.order, self._known_ups(), self.live
        )
        self.opener_unsure = self.hidden and any(HIDDEN in self.ups[seat] for seat in self.live_seats())
        self.to_act = self.round.next_actor((first - 1) % self.n)
        while not self.live[first]:
            first = (first + 1) % self.n
        self.opener = first if self.to_act is None else self.to_act
        self.bring_in_due = not street and variant.brings_in and self.to_act is not None

    def _look_for_open_pairs(self) -> None:
        """Allow the larger bet if a live hand shows a pair; once made, that bet stays the size."""
        larger, betting = self.game.larger_bet(self.street), self.round
        pair = any(showing_pair(ups) for ups, live in zip(self._known_ups(), self.live, strict=True) if live)
        betting.larger = larger if pair and betting.size < larger else 0

    def _known_ups(self) -> Sequence[Sequence[Card]]:
        """The known up cards by seat."""
        if self.hidden:
            return [[card for card in up if isinstance(card, Card)] for up in self.ups]
        return cast("list[list[Card]]", self.ups)

    # The players

    def _acted(self, event: happened.Decided) -> None:
        seat, betting = event.seat, self.round
        self._acts.append((self.street, event))
        self.last[seat] = event
        self.bring_in_due = self.opener_unsure = False
        betting.acted[seat] = betting.level
        self.to_act = betting.next_actor(seat)

    def _brought_in(self, event: happened.BroughtIn) -> None:
        self._pay(event.seat, event.amount)
        self.round.bring_in(self.game.stakes.bring_in)
        self._acted(event)

    def _folded(self, event: happened.Folded) -> None:
        self.live[event.seat] = False
        self.folds[event.seat] = event
        if self.game.variant.draws:
            self.muck.extend(self.holes[event.seat])
        if self.round.larger:
            self._look_for_open_pairs()
        self._acted(event)

    def _discarded(self, event: happened.Discarded) -> None:
        seat, holes = event.seat, self.holes[event.seat]
        for card in event.cards:
            # A hidden hand may discard a card that somebody saw.
            holes.remove(card if card in holes else HIDDEN)
        self.discarded[seat].append(event.cards)
        self.discarding = event.cards
        drew = happened.Drew(seat, (HIDDEN,) * len(event.cards))
        self._acts.append((self.street, drew))
        self.last[seat] = drew
        if event.cards:
            self.to_act = None
        else:
            self._ask_to_draw(self._after(seat))

    def _called(self, event: happened.Called) -> None:
        self._pay(event.seat, event.amount)
        self._acted(event)

    def _raised(self, event: happened.Raised) -> None:
        self._pay(event.seat, event.amount)
        self.round.raise_to(event.to)
        self.aggressor = event.seat
        self._acted(event)

    # The end

    def _uncalled_returned(self, event: happened.UncalledReturned) -> None:
        self.stacks[event.seat] += event.amount
        self.put_in[event.seat] -= event.amount
        self.bets[event.seat] = max(0, self.bets[event.seat] - event.amount)
        self.pot -= event.amount

    def _collected(self, event: happened.BetsCollected) -> None:
        self.pots = event.pots
        self.bets[:] = [0] * self.n
        self.round_open = False

    def _shown(self, event: happened.HandShown) -> None:
        self.shown[event.seat] = True
        self.holes[event.seat] = list(event.cards)

    def _mucked(self, event: happened.HandMucked) -> None:
        self.live[event.seat] = False
        self.mucked[event.seat] = True

    def _raked(self, event: happened.RakeTaken) -> None:
        self.raked = True
        self.pot -= sum(event.amounts)
        self.pots = tuple(
            happened.Pot(pot.amount - cut, pot.seats) for pot, cut in zip(self.pots, event.amounts, strict=True)
        )

    def _awarded(self, event: happened.PotAwarded) -> None:
        self.awards.append(event)
        for seat, amount in event.won:
            self.stacks[seat] += amount
            self.pot -= amount

    def _ended(self, event: happened.HandEnded) -> None:  # noqa: ARG002
        self.over = True


TRANSITIONS: Final[dict[type, Callable[[HandState, Any], None]]] = {
    happened.AntesPosted: HandState._antes_posted,
    happened.BlindPosted: HandState._blind_posted,
    happened.CardBurned: HandState._burned,
    happened.BurnsShuffledIn: HandState._burns_shuffled_in,
    happened.MuckShuffledIn: HandState._muck_shuffled_in,
    happened.HoleDealt: HandState._hole_dealt,
    happened.BoardDealt: HandState._board_dealt,
    happened.BroughtIn: HandState._brought_in,
    happened.Folded: HandState._folded,
    happened.Checked: HandState._acted,
    happened.Called: HandState._called,
    happened.Raised: HandState._raised,
    happened.Discarded: HandState._discarded,
    happened.UncalledReturned: HandState._uncalled_returned,
    happened.BetsCollected: HandState._collected,
    happened.HandShown: HandState._shown,
    happened.HandMucked: HandState._mucked,
    happened.RakeTaken: HandState._raked,
    happened.PotAwarded: HandState._awarded,
    happened.HandEnded: HandState._ended,
}
