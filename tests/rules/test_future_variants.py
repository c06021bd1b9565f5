"""Further games are values, not code: each is built here from streets and shares, and played."""

from __future__ import annotations

import random

import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import DECK, Card
from pokertable.model.games import BIG_O, COURCHEVEL, FIVE_STUD, OMAHA8, STUD, TIGHT
from pokertable.model.hand.actions import BringIn, CheckCall, Fold, RaiseTo
from pokertable.model.hand.events import BoardDealt, HoleDealt, PotAwarded
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.model.hand.state import HandState
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.model.text import phrase
from pokertable.model.variant import BetSize, Opener, Street, Variant

from .table import any_game, check_down, deal, events_of, kinds, play

NINE, SEVEN = 7, 5
HIGH_TWO = PotShare(ranking=Ranking.HIGH, exactly_from_hole=2)


def low_two(qualifier: int) -> PotShare:
    return PotShare(ranking=Ranking.ACE_TO_FIVE, exactly_from_hole=2, qualifier=qualifier)


def flop_variant(key: str, hole: int, *shares: PotShare, seats: int = 8) -> Variant:
    """A game with blinds."""
    later = (("flop", 3, BetSize.SMALL), ("turn", 1, BetSize.BIG), ("river", 1, BetSize.BIG))
    first = Street(name="preflop", down=hole, opener=Opener.AFTER_BLINDS, bet=BetSize.SMALL)
    rest = [Street(name=name, board=cards, opener=Opener.LEFT_OF_BUTTON, bet=bet) for name, cards, bet in later]
    every = tuple(Structure)
    return Variant(
        key=key,
        title=phrase(key),
        short_title=phrase(key),
        phh=key,
        pokerstars=key,
        streets=(first, *rest),
        shares=shares,
        max_seats=seats,
        structures=every,
    )


OMAHA_NINE = flop_variant("omaha9", 4, HIGH_TWO, low_two(NINE))
OMAHA_SEVEN = flop_variant("omaha7", 4, HIGH_TWO, low_two(SEVEN))
TIGHT10 = flop_variant("tight10", 2, HIGH_TWO, seats=10)
VARIANTS = (
    OMAHA_NINE, OMAHA_SEVEN, TIGHT10,
)  # fmt: skip
GAMES = [
    pytest.param(variant, structure, id=f"{variant.key}-{structure.value}")
    for variant in VARIANTS
    for structure in variant.structures
]


def play_randomly(rng: random.Random, hand: Hand) -> Hand:
    while not hand.over:
        found = hand.bounds()
        roll = rng.random()
        if found.bring_in is not None:
            hand.act(BringIn())
        elif found.raise_to is not None and roll < 0.25:
            hand.act(RaiseTo(rng.randint(*found.raise_to)))
        elif found.check_call and roll > 0.9:
            hand.act(Fold())
        else:
            hand.act(CheckCall())
    return hand


@pytest.mark.parametrize(("variant", "structure"), GAMES)
def test_the_game_plays_as_a_value(variant: Variant, structure: Structure) -> None:
    rng = random.Random(variant.key + structure.value)
    for seed in range(60):
        seats = rng.randint(2, variant.max_seats)
        chips = [rng.choice([rng.randint(1, 40), rng.randint(40, 400), 4000]) for _ in range(seats)]
        hand = play_randomly(rng, Hand(any_game(variant, structure), chips, rng.randrange(seats), Deck.shuffled(seed)))
        state = hand.state
        assert sum(state.stacks) == sum(chips)
        assert HandState.fold(hand.events).same(state)
        used = [*state.board, *state.burns, *(card for hole in state.holes for card in hole)]
        assert len(used) == len(set(used)) <= len(DECK)


@pytest.mark.parametrize(
    ("variant", "structure"),
    [*GAMES, pytest.param(COURCHEVEL, Structure.POT, id="a board card with the hole cards")],
)
def test_the_game_goes_on_from_any_prefix(variant: Variant, structure: Structure) -> None:
    hand = Hand(any_game(variant, structure), [400] * 3, 0, Deck.shuffled(3))
    taken = []
    while not hand.over:
        action = BringIn() if hand.state.bring_in_due else CheckCall()
        taken.append((len(hand.events), action))
        hand.act(action)
    for cut in range(1, len(hand.events)):
        deck = Deck.shuffled(3)
        for event in hand.events[:cut]:
            cards = event.cards if isinstance(event, HoleDealt | BoardDealt) else ()
            for _ in range(len(cards) or (type(event).__name__ == "CardBurned")):
                deck.board()
        again = Hand.resume(hand.events[:cut], deck)
        for number, action in taken:
            if number >= cut:
                again.act(action)
        assert again.events == hand.events


def test_courchevel_deals_the_first_flop_card_before_the_first_betting_round() -> None:
    hand = Hand(any_game(COURCHEVEL, Structure.POT), [1000] * 4, 3, Deck.shuffled(1))
    assert len(hand.state.board) == 1
    assert "CardBurned" not in kinds(hand.events)
    assert hand.to_act == 2
    check_down(hand)
    assert [len(event.cards) for event in events_of(hand, BoardDealt)] == [1, 2, 1, 1]


def test_tight_holdem_needs_both_hole_cards() -> None:
    holes = {0: "2c3d", 1: "AcKd", 2: "4c5c"}
    board = "AsKsQsJsTs"
    hand = check_down(deal(any_game(TIGHT, Structure.NO_LIMIT), [100] * 3, holes=holes, board=board))
    # In hold'em the royal flush on the board would play for all; here aces and kings win.
    assert [won.seat for won in hand.state.awards[0].won] == [1]


@pytest.mark.parametrize(
    ("variant", "lows"), [(OMAHA8, 0), (OMAHA_NINE, 1), (OMAHA_SEVEN, 0)], ids=["eight", "nine", "seven"]
)
def test_the_qualifier_is_data(variant: Variant, lows: int) -> None:
    holes = {0: "Ac2dKhKc", 1: "QcQdJcJd"}
    hand = check_down(deal(any_game(variant, Structure.POT), [100] * 2, holes=holes, board="9s7h6dTcTh"))
    assert len([award for award in events_of(hand, PotAwarded) if award.share == "low"]) == lows


def test_big_o_plays_exactly_two_of_five() -> None:
    holes = {0: "AcKcQcJcTc", 1: "2s2hKdKh9d"}
    hand = check_down(deal(any_game(BIG_O, Structure.POT), [100] * 2, holes=holes, board="2d3c4c8hTd"))
    # Five clubs in the hand and two on the board are no flush; three deuces win the high.
    assert [won.seat for won in hand.state.awards[0].won] == [1]


def test_five_card_stud_has_a_hole_card_and_four_up_cards() -> None:
    hand = check_down(Hand(any_game(FIVE_STUD, Structure.FIXED), [500] * 8, 0, Deck.shuffled(4)))
    assert all(len(hole) == 5 for hole in hand.state.holes)
    assert all(len(up) == 4 for up in hand.state.ups)


def test_stud_high_has_no_low_half() -> None:
    holes = {0: "2c3c4d5d7s8h9h", 1: "KcKd9c9d2s3s6h"}
    hand = check_down(deal(any_game(STUD, Structure.FIXED), [500] * 2, holes=holes))
    assert {award.share for award in hand.state.awards} == {"high"}


def test_a_river_bet_of_five_card_stud_is_a_big_bet() -> None:
    holes = {0: "2c3cKdKsKh", 1: "4c5d6h7s9c"}
    hand = play(deal(any_game(FIVE_STUD, Structure.FIXED), [500] * 2, holes=holes), "0b 1c")
    while hand.state.street < 3:
        play(hand, f"{hand.to_act}c")
    assert hand.bounds().raise_to == (20, 20)
    assert isinstance(hand.state.holes[0][0], Card)
