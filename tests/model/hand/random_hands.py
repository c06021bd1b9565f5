"""Random tables and hands for the property tests: any game, structure, stacks and legal actions."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from hypothesis import strategies as st

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import AnyCard, Card
from pokertable.model.game import QUALIFIERS, Game, has_open_pair, has_qualifier
from pokertable.model.games import BADUGI, CATALOGUE, DRAW5, SINGLE27, TRIPLE27
from pokertable.model.hand.actions import Action, BringIn, CheckCall, Draw, Fold, RaiseTo
from pokertable.model.hand.events import (
    BoardDealt,
    BurnsShuffledIn,
    CardBurned,
    Event,
    HandStarted,
    HoleDealt,
    MuckShuffledIn,
)
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import CardSource, Deck
from pokertable.model.hand.state import HandState
from pokertable.model.stakes import HouseRules, Rake, blind_stakes, bring_in_stakes
from pokertable.model.variant import Variant

DRAW_GAMES = (DRAW5, SINGLE27, TRIPLE27, BADUGI)
VARIANTS = tuple(dict.fromkeys([*CATALOGUE.values(), *DRAW_GAMES]))


class Table:
    """A game, the stacks, the button and a seed: everything that a random hand follows from."""

    def __init__(self, game: Game, stacks: Sequence[int], button: int, seed: int) -> None:
        self.game, self.stacks, self.button, self.seed = game, tuple(stacks), button, seed

    def __repr__(self) -> str:
        return f"Table({self.game!r}, {self.stacks}, button={self.button}, seed={self.seed})"

    def deal(self, source: CardSource | None = None) -> Hand:
        return Hand(self.game, self.stacks, self.button, source or Deck.shuffled(self.seed))

    def play(self, at_turn: Callable[[Hand], None] | None = None) -> Hand:
        """The hand played to its end; `at_turn` is called before each action."""
        hand = self.deal()
        for action in self.actions(hand):
            if at_turn is not None:
                at_turn(hand)
            hand.act(action)
        return hand

    def actions(self, hand: Hand) -> Iterator[Action]:
        """Random legal actions for the seat to act until the hand is over."""
        rng = random.Random(self.seed)
        while not hand.over:
            yield random_action(rng, hand)


def random_action(rng: random.Random, hand: Hand) -> Action:
    """A legal action: mostly calls, a good share of raises of every size, some folds."""
    found = hand.bounds()
    if found.draw is not None:
        assert hand.to_act is not None
        return Draw(tuple(rng.sample(hand.state.holes[hand.to_act], rng.choice([0, 1, 2, 3, found.draw]))))
    choices: list[Action] = [Fold()] if found.fold else []
    if found.check_call is not None:
        choices += [CheckCall()] * 5
    if found.bring_in is not None:
        choices += [BringIn()] * 3
    if found.raise_to is not None:
        least, most = found.raise_to
        if hand.state.round.larger:  # an open pair: the one bet or the other
            return rng.choice([*choices, RaiseTo(least), RaiseTo(most)])
        choices += [
            RaiseTo(least),
            RaiseTo(rng.randint(least, most)),
            RaiseTo(min(most, rng.randint(least, 3 * least))),
        ]
        if rng.random() < 0.2:
            choices += [RaiseTo(most)] * 3
    return rng.choice(choices)


@st.composite
def tables(draw: st.DrawFn, variants: Sequence[Variant] = VARIANTS) -> Table:
    """Any game of these variants, stacks from one chip to very deep, with and without antes, caps and rake."""
    variant = draw(st.sampled_from(variants))
    structure = draw(st.sampled_from(variant.structures))
    seats = draw(st.integers(2, variant.max_seats))
    stack = st.one_of(st.integers(1, 12), st.integers(1, 120), st.integers(1, 1000), st.just(10_000))
    return Table(
        draw(games(variant, structure)),
        draw(st.lists(stack, min_size=seats, max_size=seats)),
        draw(st.integers(0, seats - 1)),
        draw(st.integers(0, 2**32)),
    )


@st.composite
def games(draw: st.DrawFn, variant: Variant, structure: Structure) -> Game:
    """The variant at small stakes with random antes and house rules."""
    if variant.brings_in:
        stakes = bring_in_stakes(
            10, 20, ante=draw(st.sampled_from([0, 1, 5])), bring_in=draw(st.sampled_from([1, 3, 5]))
        )
    else:
        low, high = (10, 20) if structure is Structure.FIXED else (5, 10)
        ante = draw(st.sampled_from([0, 0, 1, 7]))
        big_blind_ante = 0 if ante else draw(st.sampled_from([0, 0, 10]))
        stakes = blind_stakes(structure, low, high, ante=ante, big_blind_ante=big_blind_ante)
    house = HouseRules(
        raise_cap=draw(st.sampled_from([3, 3, 4, None])),
        no_cap_heads_up=draw(st.booleans()),
        antes_compete=draw(st.sampled_from([True, True, False])),
        rake=draw(st.sampled_from([None, None, Rake(per_mille=50, cap=7)])),
        antes_alone=bool(variant.draws and stakes.ante) and draw(st.booleans()),
        qualifier=draw(st.sampled_from([None, *QUALIFIERS])) if has_qualifier(variant) else None,
        open_pair=has_open_pair(variant) and draw(st.booleans()),
    )
    return Game(variant=variant, structure=structure, stakes=stakes, house=house)


def forwarded(deck: Deck, events: Sequence[Event]) -> Deck:
    """The deck after these events of a hand that it dealt: it goes on with the cards that are still to come."""
    state: HandState | None = None
    for event in events:
        if state is None:
            assert isinstance(event, HandStarted)
            state = HandState(event)
            continue
        if isinstance(event, CardBurned):
            deck.burn()
        elif isinstance(event, HoleDealt | BoardDealt):
            for _ in event.cards:
                deck.board()
        elif isinstance(event, BurnsShuffledIn | MuckShuffledIn):
            deck.shuffle_in([*state.burns, *state.muck])
        state.apply(event)
    return deck


class Relabelled:
    """Deals what another deck deals, with some cards exchanged for others."""

    def __init__(self, deck: Deck, exchanged: dict[Card, Card]) -> None:
        self._deck = deck
        self._exchanged = exchanged
        self._back = {new: old for old, new in exchanged.items()}

    def hole(self, seat: int) -> AnyCard:
        return self._new(self._deck.hole(seat))

    def board(self) -> AnyCard:
        return self._new(self._deck.board())

    def burn(self) -> AnyCard:
        return self._new(self._deck.burn())

    def stub(self) -> int:
        return self._deck.stub()

    def shuffle_in(self, burns: Sequence[AnyCard]) -> None:
        self._deck.shuffle_in([self._back.get(card, card) for card in burns])  # type: ignore[arg-type]

    def _new(self, card: Any) -> AnyCard:
        found: AnyCard = self._exchanged.get(card, card)
        return found


def relabelled(action: Action, exchanged: dict[Card, Card]) -> Action:
    """The action with the cards exchanged that it discards."""
    if not isinstance(action, Draw):
        return action
    return Draw(tuple([exchanged.get(card, card) if isinstance(card, Card) else card for card in action.cards]))
