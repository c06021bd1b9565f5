"""The further games as their rules list them (resources/rules): what each is dealt, played and won with."""

from __future__ import annotations

import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import parse_cards
from pokertable.model.games import BADUGI, CATALOGUE, COURCHEVEL, DRAW5, FIVE_STUD, SINGLE27, STUD, TRIPLE27
from pokertable.model.hand.events import (
    AntesPosted,
    BlindPosted,
    BoardDealt,
    BroughtIn,
    CardBurned,
    DealtCard,
    HoleDealt,
    PotAwarded,
    RakeTaken,
)
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.model.mixes import MIXES
from pokertable.model.ranking.best import best_hand
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.model.ranking.strength import strength
from pokertable.model.stakes import Rake
from pokertable.model.variant import Variant

from .table import any_game, check_down, deal, events_of, play, top_down
from .test_stud_deal import call_until

POT, NONE, FIXED = Structure.POT, Structure.NO_LIMIT, Structure.FIXED
DEUCE, EVERY_LOW = PotShare(ranking=Ranking.DEUCE_TO_SEVEN), PotShare(ranking=Ranking.ACE_TO_FIVE)


@pytest.mark.parametrize(
    ("key", "structures", "seats"),
    [
        ("omaha5", {POT, FIXED, NONE}, 8), ("bigo", {POT, FIXED, NONE}, 8), ("omaha6", {POT, FIXED, NONE}, 7),
        ("courchevel", {POT, FIXED, NONE}, 8), ("courchevel8", {POT, FIXED, NONE}, 8), ("tight", {NONE, POT, FIXED}, 9),
        ("stud", {FIXED}, 8), ("razz", {FIXED}, 8), ("fivestud", {FIXED}, 9), ("draw5", {POT, NONE, FIXED}, 6),
        ("single27", {NONE, POT}, 8), ("triple27", {FIXED, POT}, 6), ("badugi", {FIXED, POT}, 6),
    ],
)  # fmt: skip
@pytest.mark.every_game
def test_structures_and_seats(key: str, structures: set[Structure], seats: int) -> None:
    variant = CATALOGUE[key]
    assert (set(variant.structures), variant.max_seats) == (structures, seats)


@pytest.mark.parametrize(
    ("key", "hand", "board", "category", "cards"),
    [
        ("courchevel", "AsKdQh7c2s", "TsJs3s9d8c", "flush", "AsJsTs3s2s"),
        ("courchevel", "AsKdQh7c2s", "TsJs3d9d8c", "straight", "KdQhJsTs9d"),
        ("tight", "AsKd", "KsQsJsTs2d", "straight", "AsKdQsJsTs"),
        ("omaha5", "AsKsQsJs2d", "Ts9h8s3c4d", "straight", "QsJsTs9h8s"),
        ("omaha6", "AsKsQsJs9h9d", "TsTc9c3d2h", "full_house", "9h9d9cTsTc"),
    ],
)
def test_two_cards_of_the_hand_play_and_three_of_the_board(
    key: str, hand: str, board: str, category: str, cards: str
) -> None:
    made = best_hand(CATALOGUE[key].share("high"), parse_cards(hand), parse_cards(board))
    assert made is not None and len(made.hole) == 2 and len(made.board) == 3
    assert made.category.value == category and set(made.cards) == set(parse_cards(cards))


def test_courchevel_burns_nothing_before_its_door_card_and_one_before_the_two_more() -> None:
    hand = check_down(Hand(any_game(COURCHEVEL, POT), [1000] * 3, 0, Deck.shuffled(5)))
    cards = top_down(5)[15:]
    dealt = [event for event in hand.events if isinstance(event, CardBurned | BoardDealt)]
    assert dealt == [
        BoardDealt(0, (cards[0],)),
        CardBurned(cards[1]), BoardDealt(1, (cards[2], cards[3])),
        CardBurned(cards[4]), BoardDealt(2, (cards[5],)),
        CardBurned(cards[6]), BoardDealt(3, (cards[7],)),
    ]  # fmt: skip
    assert hand.events.index(dealt[0]) < hand.events.index(dealt[1])


def test_the_whole_pot_of_stud_goes_to_the_best_high() -> None:
    holes = {0: "2c3c4d5d7s8h9h", 1: "KcKd9c9d2s3s6h"}
    hand = check_down(deal(any_game(STUD, FIXED), [500] * 2, holes=holes))
    (award,) = events_of(hand, PotAwarded)
    assert [(won.seat, won.amount) for won in award.won] == [(1, sum(pot.amount for pot in hand.state.pots))]


def test_straights_and_flushes_do_not_count_in_razz() -> None:
    wheel, others = strength(EVERY_LOW, parse_cards("5c4c3c2cAc"), ()), ("6d4h3s2dAc", "5d4h3s2d2c", "7c6c5c4c3c")
    assert all(strength(EVERY_LOW, parse_cards(other), ()) < wheel for other in others)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("KcQdJhTs9c", "6c6d4h3s2d"),
        ("6c6d4h3s2d", "7c7d4h3s2d"),
        ("6c6d4h4sKd", "KhKd4h4s2c"),
        ("2c2d3h3s4d", "AcAdAhKsQd"),
    ],
)
def test_any_five_ranks_of_razz_beat_any_pair_and_the_lower_pair_the_higher(better: str, worse: str) -> None:
    assert strength(EVERY_LOW, parse_cards(better), ()) > strength(EVERY_LOW, parse_cards(worse), ())


def test_five_card_stud_is_brought_in_by_the_lowest_up_card_and_opened_by_the_highest_hand_showing() -> None:
    holes = {0: "9cKh2s", 1: "9d3c3d", 2: "9hQsAd"}
    hand = deal(any_game(FIVE_STUD, FIXED), [500] * 3, button=0, holes=holes)
    dealt = events_of(hand, HoleDealt)[0].cards
    assert [(each.seat, each.up) for each in dealt] == [(seat, up) for up in (False, True) for seat in (1, 2, 0)]
    assert events_of(hand, AntesPosted) and hand.to_act == 1
    play(hand, "1b")
    assert len(events_of(hand, BroughtIn)) == 1 and hand.bounds().raise_to == (10, 10)
    play(hand, "2c 0c")
    assert (hand.state.street, hand.to_act) == (1, 1), "the pair of threes shows most"


def test_the_bets_of_five_card_stud_are_small_on_second_and_third_street_and_big_after() -> None:
    hand = deal(any_game(FIVE_STUD, FIXED), [500] * 2, holes={0: "9cKh", 1: "9d3c"})
    sizes = []
    for street in range(4):
        call_until(hand, street)
        if street:
            sizes.append(hand.bounds().raise_to)
    assert sizes == [(10, 10), (20, 20), (20, 20)]


def test_no_rake_is_taken_from_five_card_stud_that_ends_on_second_street() -> None:
    game = any_game(FIVE_STUD, FIXED, rake=Rake(per_mille=100, cap=50))
    holes = {0: "9cKh2s", 1: "9d3c3d"}
    assert not events_of(play(deal(game, [500] * 2, holes=holes), "1b 0r10 1f"), RakeTaken)
    assert events_of(play(deal(game, [500] * 2, holes=holes), "1b 0r10 1c 1r10 0f"), RakeTaken)


@pytest.mark.parametrize("variant", [DRAW5, SINGLE27, TRIPLE27, BADUGI], ids=lambda variant: variant.key)
@pytest.mark.every_game
def test_draw_games_have_blinds_and_are_dealt_from_the_left_of_the_button(variant: Variant) -> None:
    hand = Hand(any_game(variant, variant.usual_structure), [500] * 4, 1, Deck.shuffled(7))
    assert {event.seat for event in events_of(hand, BlindPosted)} == {2, 3}
    assert hand.to_act == 0, "left of the big blind"
    cards = iter(top_down(7))
    dealt = events_of(hand, HoleDealt)[0].cards
    assert dealt == tuple(
        [DealtCard(seat, next(cards), False) for _ in range(variant.hole_cards) for seat in (2, 3, 0, 1)]
    )
    play(hand, "0c 1c 2c 3c 2d 3d 0d 1d")
    assert hand.to_act == 2, "from the first live seat left of the button"


def test_a_straight_of_a_deuce_game_loses_to_three_aces_and_a_suited_five_high_counts_as_a_flush() -> None:
    assert strength(DEUCE, parse_cards("7c6d5h4s3d"), ()) < strength(DEUCE, parse_cards("AcAdAh4s3d"), ())
    made = best_hand(DEUCE, parse_cards("Ac5c4c3c2c"), ())
    assert made is not None and made.category is Category.FLUSH
    best = strength(DEUCE, parse_cards("7c5d4h3s2c"), ())
    assert best > strength(DEUCE, parse_cards("7c5c4c3c2c"), ()) and best == 7462


def test_odd_chips_of_tied_hands_of_five_card_draw_go_left_of_the_button_one_each() -> None:
    holes = {0: "AcKdQh9s7c", 1: "8d6h4c3s2d", 2: "AdKhQs9c7d", 3: "AhKsQd9h7h"}
    hand = deal(any_game(DRAW5, POT), [500] * 4, button=0, holes=holes)
    check_down(play(hand, "3c 0c 1c 2r40 3c 0c 1f"))
    (award,) = events_of(hand, PotAwarded)
    assert {won.seat: won.amount for won in award.won} == {2: 47, 3: 47, 0: 46}


def test_8_game_seats_six_and_has_the_limits_side_by_side() -> None:
    rotation = MIXES["8game"].at_stakes(20, 40)
    named = [(game.variant.key, game.structure) for game in rotation.games]
    assert named == [
        ("triple27", FIXED), ("holdem", FIXED), ("omaha8", FIXED), ("razz", FIXED), ("stud", FIXED), ("stud8", FIXED),
        ("holdem", NONE), ("omaha", POT),
    ]  # fmt: skip
    assert rotation.max_seats == 6
    blinds = [(game.stakes.small_blind, game.stakes.big_blind) for game in rotation.games[-2:]]
    assert blinds == [(5, 10), (5, 10)]
    assert {game.stakes.big_bet for game in rotation.games[:-2]} == {40}
