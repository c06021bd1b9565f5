"""pokerkit's side of a hand: the same table, dealt our cards and played our actions.

Seats are pokerkit's: 0 is the first left of the button (heads-up: the big blind). The reference is set up, not patched,
except for two things that are cards and not rules of betting: folded cards stay out of its deck and it deals the
last street without a burn where ours does (resources/rules/stud.md#when-the-cards-run-out).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any, NamedTuple

from pokerkit import (
    Automation,
    BadugiHand,
    BettingStructure,
    Card,
    Deck,
    EightOrBetterLowHand,
    Mode,
    OmahaEightOrBetterLowHand,
    OmahaHoldemHand,
    Opening,
    RegularLowHand,
    StandardHighHand,
    StandardLowHand,
    State,
    Street,
)

from pokertable.model.betting.structure import Structure
from pokertable.model.game import Game
from pokertable.model.hand.events import BoardDealt, CardBurned, Event, HoleDealt
from pokertable.model.variant import Opener

AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)
STRUCTURES = {
    Structure.FIXED: BettingStructure.FIXED_LIMIT,
    Structure.POT: BettingStructure.POT_LIMIT,
    Structure.NO_LIMIT: BettingStructure.NO_LIMIT,
}
OPENINGS = {
    Opener.AFTER_BLINDS: Opening.POSITION,
    Opener.LEFT_OF_BUTTON: Opening.POSITION,
    Opener.LOWEST_UP_CARD: Opening.LOW_CARD,
    Opener.HIGHEST_SHOWING: Opening.HIGH_HAND,
    Opener.HIGHEST_UP_CARD: Opening.HIGH_CARD,
    Opener.LOWEST_SHOWING: Opening.LOW_HAND,
}
HAND_TYPES = {
    "holdem": (StandardHighHand,),
    "omaha": (OmahaHoldemHand,),
    "omaha5": (OmahaHoldemHand,),
    "omaha6": (OmahaHoldemHand,),
    "courchevel": (OmahaHoldemHand,),
    "courchevel8": (OmahaHoldemHand, OmahaEightOrBetterLowHand),
    "tight": (OmahaHoldemHand,),
    "omaha8": (OmahaHoldemHand, OmahaEightOrBetterLowHand),
    "bigo": (OmahaHoldemHand, OmahaEightOrBetterLowHand),
    "stud": (StandardHighHand,),
    "razz": (RegularLowHand,),
    "fivestud": (StandardHighHand,),
    "stud8": (StandardHighHand, EightOrBetterLowHand),
    "draw5": (StandardHighHand,),
    "single27": (StandardLowHand,),
    "triple27": (StandardLowHand,),
    "badugi": (BadugiHand,),
}


LOWS = (EightOrBetterLowHand, OmahaEightOrBetterLowHand, RegularLowHand)


class Asked(NamedTuple):
    """A decision: who is asked and the bounds, None where an action is not legal."""

    seat: int
    call: int | None
    bring_in: int | None
    raise_to: tuple[int, int] | None


class DeadCards(list[Any]):
    """The muck: folded cards are not dealt again."""

    def extend(self, cards: Iterable[Any]) -> None:
        """Forget them."""


class Peer:
    """A pokerkit state that follows one of our hands."""

    def __init__(self, game: Game, stacks: list[int]) -> None:
        n, stakes = len(stacks), game.stakes
        self.state = State(
            AUTOMATIONS,
            Deck.STANDARD,
            HAND_TYPES[game.variant.key],
            tuple(streets(game)),
            STRUCTURES[game.structure],
            game.house.antes_compete,
            (stakes.ante,) * n,
            0 if game.variant.brings_in else (stakes.small_blind, stakes.big_blind),
            stakes.bring_in if game.variant.brings_in else 0,
            tuple(stacks),
            n,
            mode=Mode.TOURNAMENT,
        )
        if not game.variant.draws:
            self.state.mucked_cards = DeadCards()
        self._cards: deque[tuple[Any, tuple[Any, ...]]] = deque()
        self.pots: list[tuple[int, tuple[int, ...]]] | None = None
        """The pots of a contested hand before losing hands are out."""

    def deal(self, events: Iterable[Event], place: dict[int, int]) -> None:
        """Deal the cards of these events as soon as pokerkit takes them; `place` gives pokerkit's seat of ours."""
        for event in events:
            if isinstance(event, CardBurned):
                self._cards.append((self.state.burn_card, (str(event.card),)))
            elif isinstance(event, HoleDealt):
                self._cards += [(self.state.deal_hole, (str(card), place[seat])) for seat, card, _ in event.cards]
            elif isinstance(event, BoardDealt):
                self._cards.append((self.state.deal_board, ("".join(map(str, event.cards)),)))
        self.pump()

    def pump(self) -> None:
        """Show and deal for as long as pokerkit waits for that."""
        state = self.state
        while True:
            if state.stand_patter_or_discarder_index is not None:
                return  # it burns and deals when all have discarded
            if state.showdown_indices:
                if self.pots is None:
                    self.pots = [(pot.amount, pot.player_indices) for pot in state.pots]
                state.show_or_muck_hole_cards(True)
            elif self._cards and self._takes_card():
                deal, card = self._cards.popleft()
                if deal != state.burn_card:
                    state.card_burning_status = False
                deal(*card)
            else:
                return

    def _takes_card(self) -> bool:
        state = self.state
        dealing = any(state.hole_dealing_statuses) or any(state.board_dealing_counts)
        # A card is burned even where all stood pat.
        return dealing or (self._cards[0][0] == state.burn_card and state.card_burning_status)

    def discard(self, seat: int, cards: str) -> None:
        """The seat's discard in a draw, which is its turn."""
        assert self.state.stand_patter_or_discarder_index == seat
        self.state.stand_pat_or_discard(cards)

    def asked(self) -> Asked | None:
        """The decision that pokerkit is waiting for."""
        state = self.state
        if state.actor_index is None:
            return None
        least, most = (
            state.min_completion_betting_or_raising_to_amount,
            state.max_completion_betting_or_raising_to_amount,
        )
        raise_to = None if least is None or most is None else (least, most)
        due = state.can_post_bring_in()
        return Asked(
            state.actor_index,
            None if due else state.checking_or_calling_amount,
            state.effective_bring_in_amount if due else None,
            raise_to,
        )


def streets(game: Game) -> Iterable[Street]:
    """pokerkit's streets of our game, with the cap of its house rules."""
    cap = game.house.raise_cap if game.structure is Structure.FIXED else None
    for number, street in enumerate(game.variant.streets):
        # The big blind is the bet before the flop: pokerkit does not count it.
        blind_is_bet = number == 0 and not game.variant.brings_in
        yield Street(
            number > 0,
            (False,) * street.down + (True,) * street.up,
            street.board,
            street.draw,
            OPENINGS[street.opener],
            game.bet_size(number),
            None if cap is None else cap + (0 if blind_is_bet else 1),
        )


def cards(known: Iterable[Any]) -> tuple[Any, ...]:
    """Our cards as pokerkit's."""
    return tuple(Card.parse("".join(map(str, known))))
