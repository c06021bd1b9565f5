"""One running hand: the dealer deals, collects, shows and pays between the players' decisions.

The order is a plain list of steps: antes, blinds, deal, bet, collect, next street … showdown, award. Each step is
worked out from the state alone, so a hand can go on from any prefix of its events.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Final

from pokertable.model.betting.forced import antes_by_seat, blinds_by_seat
from pokertable.model.betting.pots import layered_pots, rake, uncalled
from pokertable.model.cards import HIDDEN, AnyCard
from pokertable.model.game import Game
from pokertable.model.hand import events as happened
from pokertable.model.hand.actions import Action
from pokertable.model.hand.decide import Bounds, bounds, decide, legal_actions
from pokertable.model.hand.legal import LegalActions
from pokertable.model.hand.observation import Observation
from pokertable.model.hand.redeal import redealt
from pokertable.model.hand.showdown import Showdown, showing_order
from pokertable.model.hand.sight import observe
from pokertable.model.hand.source import CardSource
from pokertable.model.hand.state import TRANSITIONS, HandState
from pokertable.model.variant import MOST_SEATS

# Immutable values that recur in every hand are made once.
_dealt_card: Final = cache(happened.DealtCard)
_blind_posted: Final = lru_cache(happened.BlindPosted)
_card_burned: Final = lru_cache(happened.CardBurned)
_MUCKED: Final = tuple(happened.HandMucked(seat) for seat in range(MOST_SEATS))
Reveals = Mapping[int, "tuple[AnyCard, ...] | None"]


class Hand:
    """A hand of `game` between `len(stacks)` seats; the button is a seat.

    `antes` and `blinds` by seat replace those of the stakes (a negative blind is a newcomer's post, which does not move
    the opener). `reveals` scripts the showdown of a recorded hand: the cards a seat showed, or None where it mucked.
    Seats in `shows_losers` turn their hand up at the showdown even if it lost; the others muck a lost hand. Posting and
    dealing happen at once; then `to_act` is the seat to act, until the hand is `over`.

    Raises `ValueError` for a number of seats that the game does not allow, or a stack that is not above 0.
    """

    __slots__ = ("_reveals", "_showdown", "_source", "events", "shows_losers", "state")

    def __init__(
        self,
        game: Game,
        stacks: Sequence[int],
        button: int,
        source: CardSource,
        *,
        antes: Sequence[int] | None = None,
        blinds: Sequence[int] | None = None,
        reveals: Reveals | None = None,
        shows_losers: frozenset[int] = frozenset(),
    ) -> None:
        n = len(stacks)
        if not 2 <= n <= game.variant.max_seats:
            raise ValueError(f"{n} seats: {game.variant.key} is played with 2 to {game.variant.max_seats}")
        if not 0 <= button < n:
            raise ValueError(f"button {button}: expected a seat from 0 to {n - 1}")
        for seat, stack in enumerate(stacks):
            if type(stack) is not int or stack <= 0:
                raise ValueError(f"stack {stack!r} of seat {seat}: expected a whole number of chips above 0")
        stakes = game.stakes
        small, big = (0, 0) if game.house.antes_alone else (stakes.small_blind, stakes.big_blind)
        owed = tuple(blinds or blinds_by_seat(small, big, button, n))
        paid = tuple(antes or antes_by_seat(stakes.ante, stakes.big_blind_ante, owed, button))
        if len(owed) != n or len(paid) != n:
            raise ValueError(f"{len(paid)} antes and {len(owed)} blinds for {n} seats")
        started = happened.HandStarted(game, tuple(stacks), button, paid, owed)
        self._begin([started], HandState(started), source, reveals, shows_losers)
        self._deal_on()

    def _begin(
        self,
        events: list[happened.Event],
        state: HandState,
        source: CardSource,
        reveals: Reveals | None,
        shows_losers: frozenset[int],
    ) -> None:
        self.events = events
        self.state = state
        self._source = source
        self._reveals = reveals or {}
        self.shows_losers = shows_losers
        self._showdown: Showdown | None = None

    @classmethod
    def resume(
        cls,
        events: Iterable[happened.Event],
        source: CardSource,
        shows_losers: frozenset[int] = frozenset(),
    ) -> Hand:
        """The hand continued after these events; `source` deals the cards still to come."""
        hand = cls.__new__(cls)
        prefix = list(events)
        hand._begin(prefix, HandState.fold(prefix), source, None, shows_losers)
        hand._deal_on()
        return hand

    def redealt(self, downs: Mapping[int, Sequence[AnyCard]], source: CardSource, out: Sequence[AnyCard] = ()) -> Hand:
        """A copy of the hand with other hidden cards, played on independently.

        `downs` are the new down cards of seats, in dealing order; other seats keep theirs. `out` replaces the hidden
        cards among those out of play (`HandState.returning`). `source` deals the cards to come.
        """
        twin = Hand.__new__(Hand)
        state, events = redealt(self.state, self.events, downs, out)
        twin._begin(events, state, source, None, self.shows_losers)
        return twin

    @property
    def to_act(self) -> int | None:
        """The seat to act, or None when the hand is over."""
        return self.state.to_act

    @property
    def over(self) -> bool:
        """Whether the hand is over."""
        return self.state.over

    def act(self, action: Action, seat: int | None = None) -> list[happened.Event]:
        """Take the action of the seat to act and deal on; returns the new events.

        `seat`, if given, is checked to be that seat.

        Raises `IllegalAction`, with the hand unchanged, if the action is not legal.
        """
        state, events = self.state, self.events
        event = decide(state, action, seat)
        TRANSITIONS[type(event)](state, event)
        events.append(event)
        if state.to_act is not None:
            return [event]
        before = len(events) - 1
        self._deal_on()
        return events[before:]

    def legal(self, seat: int | None = None) -> LegalActions:
        """The legal actions of the seat to act; raises `ValueError` when nobody is to act."""
        return legal_actions(self.state, self._turn(seat))

    def bounds(self) -> Bounds:
        """The numbers of `legal`, faster."""
        return bounds(self.state, self._turn(None))

    def _turn(self, seat: int | None) -> int:
        actor = self.state.to_act if seat is None else seat
        if actor is None:
            raise ValueError("nobody is to act")
        return actor

    def observe(self, seat: int | None, *, everything: bool = False) -> Observation:
        """The table as this seat sees it (None: public information only); see `sight.observe`."""
        return observe(self.state, seat, everything=everything)

    # The dealer

    def _do(self, event: happened.Event) -> None:
        TRANSITIONS[type(event)](self.state, event)
        self.events.append(event)

    def _deal_on(self) -> None:
        """Do the automatic steps until a player must act or the hand is over."""
        state = self.state
        while state.to_act is None and not state.over:
            if state.street < 0:
                self._before_the_deal()
                continue
            if state.drawing:
                self._deal_drawn()
                continue
            if state.round_open:
                self._close_round()
            if state.street + 1 < len(state.game.variant.streets) and sum(state.live) > 1:
                self._next_street()
            else:
                self._finish()

    def _before_the_deal(self) -> None:
        state = self.state
        if state.ante_due:
            self._do(happened.AntesPosted(tuple(map(min, state.antes, state.stacks))))
        for seat in state.blinds_due.copy():
            owed = abs(state.blinds[seat])
            self._do(_blind_posted(seat, min(owed, state.stacks[seat]), owed))
        self._deal_street(0)

    def _close_round(self) -> None:
        state = self.state
        pots = state.pots
        # Everybody in the main pot checked: nothing has changed.
        if not pots or any(state.bets) or len(pots[0].seats) != sum(state.live):
            seat, amount = uncalled(state.put_in, state.live)
            if amount:
                self._do(happened.UncalledReturned(seat, amount))
            pots = tuple([happened.Pot(*pot) for pot in layered_pots(state.put_in, state.live, state.dead)])
        self._do(happened.BetsCollected(pots))

    def _next_street(self) -> None:
        """Burn and deal. Live hands are turned up first when no more betting is possible.

        Not before a draw: open hands would tell players what to discard.
        """
        state = self.state
        if not state.game.variant.draws and not self._betting_goes_on():
            self._turn_up_all()
        self._deal_street(state.street + 1)

    def _turn_up_all(self) -> None:
        """Turn up the live hands: no more betting is possible."""
        state = self.state
        for seat in showing_order(state):
            if not state.shown[seat] and self._can_turn_up(seat):
                self._show(seat)

    def _betting_goes_on(self) -> bool:
        """Whether two live players have chips."""
        live, stacks = self.state.live, self.state.stacks
        if 0 not in stacks:
            return sum(live) > 1
        with_chips = 0
        for seat in self.state.order:
            if live[seat] and stacks[seat]:
                with_chips += 1
                if with_chips == 2:
                    return True
        return False

    def _deal_street(self, number: int) -> None:
        state, source = self.state, self._source
        variant = state.game.variant
        street = variant.streets[number]
        each = street.down + street.up
        if variant.shared_last_card and number + 1 == len(variant.streets):
            needed = each * sum(state.live)
            if source.stub() < needed and not state.burned:
                source.shuffle_in(state.burns)
                self._do(happened.BurnsShuffledIn())
            if source.stub() < needed:
                self._do(happened.BoardDealt(number, (source.board(),)))
                return
            if source.stub() > needed and not state.burned:
                self._do(_card_burned(source.burn()))
        elif number and not state.burned:
            if street.draw and not source.stub():
                self._renew_stub()
            self._do(_card_burned(source.burn()))
        if each and state.holes_dealt <= number:
            seats = [seat for seat in state.order if state.live[seat]]
            ups = [False] * (street.down * len(seats)) + [True] * (street.up * len(seats))
            seats *= each
            cards = [source.hole(seat) for seat in seats]
            self._do(happened.HoleDealt(number, tuple(map(_dealt_card, seats, cards, ups))))
        if street.board:
            self._do(happened.BoardDealt(number, tuple([source.board() for _ in range(street.board)])))

    def _deal_drawn(self) -> None:
        """Deal the seat as many cards as it discarded; its present discards never come back to it."""
        state, source = self.state, self._source
        seat = state.acts[-1].event.seat
        count = len(state.discarding)
        if source.stub() < count:
            self._renew_stub()
        cards = [_dealt_card(seat, source.hole(seat), False) for _ in range(count)]
        self._do(happened.HoleDealt(state.street, tuple(cards)))

    def _renew_stub(self) -> None:
        """Shuffle all folded, burned and earlier discarded cards into the stub."""
        state = self.state
        self._source.shuffle_in(state.returning)
        self._do(happened.MuckShuffledIn())

    # The end

    def _can_turn_up(self, seat: int) -> bool:
        """Whether an all-in hand can be turned up: a recorded one may have been mucked or never seen."""
        if seat in self._reveals:
            return self._reveals[seat] is not None
        return HIDDEN not in self.state.holes[seat]

    def _show(self, seat: int) -> None:
        cards, held = self._reveals.get(seat), self.state.holes[seat]
        self._do(happened.HandShown(seat, tuple(held) if cards is None else cards[: len(held)]))

    def _finish(self) -> None:
        state = self.state
        if sum(state.live) > 1:
            if type(state.last_decided) is happened.Drew:
                self._turn_up_all()  # no betting is possible after the last draw
            self._showdown = Showdown(state)
            self._turn_up(self._showdown)
        self._take_rake()
        for award in (self._showdown or Showdown(state)).awards()[len(state.awards) :]:
            self._do(award)
        self._do(happened.HandEnded(tuple(state.stacks)))

    def _turn_up(self, showdown: Showdown) -> None:
        state = self.state
        for seat in showing_order(state):
            if state.shown[seat]:
                continue
            if self._shows(seat, showdown):
                self._show(seat)
                showdown.has_shown(seat)
            elif not showdown.is_alone(seat):  # the last claimant of a pot wins it unseen
                self._do(_MUCKED[seat])

    def _shows(self, seat: int, showdown: Showdown) -> bool:
        if seat in self._reveals:
            return self._reveals[seat] is not None
        return showdown.can_win(seat) or (seat in self.shows_losers and HIDDEN not in self.state.holes[seat])

    def _take_rake(self) -> None:
        """Take the rake, main pot first; none if the hand ended on the first street (no flop, no drop)."""
        state = self.state
        rule = state.game.house.rake
        if rule is None or state.raked or not state.street:
            return
        amounts = rake([pot.amount for pot in state.pots], rule.per_mille, rule.cap)
        if any(amounts):
            self._do(happened.RakeTaken(amounts))
