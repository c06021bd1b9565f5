import pytest

from pokertable.analysis.arrays import live_hands
from pokertable.analysis.evaluate import CannotEvaluate, all_strengths
from pokertable.analysis.outs import Outs, outs
from pokertable.model.cards import InvalidCard, parse_cards, show_cards
from pokertable.model.games import CATALOGUE
from pokertable.model.ranking.strength import category
from tests.games import one_of


def found(game: str, hand: str, board: str = "", dead: str = "") -> Outs:
    return outs(CATALOGUE[game], parse_cards(hand), parse_cards(board), parse_cards(dead))


def test_a_deuce_counterfeits_the_low_of_the_rules() -> None:
    cards = found("omaha8", "2s3dKhKd", "As6d7h")
    assert show_cards(cards.counterfeits) == "2c2d2h3c3h3s"
    assert show_cards(cards.low) == "4c4d4h4s5c5d5h5s"


def test_a_third_low_card_protects_the_low() -> None:
    cards = found("omaha8", "2s3d4hKd", "As6d7h")
    assert cards.counterfeits == ()
    assert {card.rank for card in cards.low} == {0, 1, 2, 3}


def test_a_low_draw_wants_any_other_low_card() -> None:
    cards = found("omaha8", "As2dKhQs", "3c8hKc")
    assert show_cards(cards.low) == "4c4d4h4s5c5d5h5s6c6d6h6s7c7d7h7s"
    assert show_cards(cards.counterfeits) == "2c2h2sAcAdAh"


def test_a_pair_on_the_board_leaves_a_low_draw_as_it_was() -> None:
    assert show_cards(found("omaha8", "3d6h7hKd", "6cJd4s").counterfeits) == "3c3h3s7c7d7s"
    assert show_cards(found("omaha8", "Ks4hKcAd", "6c4s2s").counterfeits) == "AcAhAs"


def test_a_flush_draw_with_a_gutshot_and_two_overcards() -> None:
    cards = found("holdem", "AsKs", "QsJs2d")
    assert show_cards(cards.high) == "2s3s4s5s6s7s8s9sTcTdThTsKcKdKhAcAdAh"
    assert cards.low == cards.counterfeits == ()


def test_a_flush_above_a_straight_that_everybody_makes_is_an_out() -> None:
    """The five of hearts puts a wheel on the board: eight hearts of nine were counted."""
    hearts = {card for card in found("holdem", "3sQh", "3hAh4h2d").high if card.suit == parse_cards("2h")[0].suit}
    assert show_cards(sorted(hearts)) == "2h5h6h7h8h9hThJhKh"


def test_dead_cards_are_no_outs() -> None:
    assert show_cards(found("holdem", "7c6d", "7d6hKs").high) == "6c6s7h7s"
    assert show_cards(found("holdem", "7c6d", "7d6hKs", dead="6c7h").high) == "6s7s"


def test_a_pair_on_the_board_is_nobodys_out() -> None:
    assert show_cards(found("holdem", "AsKd", "9c5h2d").high) == "KcKhKsAcAdAh"


@pytest.mark.parametrize(
    ("hand", "board", "outs"),
    [
        ("Ah3s2dTc", "4hKc6h", "5c5d5h5sTdThTsAcAdAs"),
        ("Kh4cAs6d", "7hJh8c", "5c5d5h5sKcKdKsAcAdAh"),
    ],
)
def test_a_pair_that_gains_next_to_nothing_is_no_out_whatever_its_suit(hand: str, board: str, outs: str) -> None:
    """Two of three deuces moved the hand from 17.7% to 18.8% and stood there, pairing the three did not."""
    assert show_cards(found("omaha8", hand, board).high) == outs


def test_two_spades_in_an_omaha_hand_need_three_on_the_board() -> None:
    spades = [card for card in found("omaha", "As4h9dJs", "Ks8s2c").high if card.suit == 3]
    assert len(spades) == 9
    assert not [card for card in found("omaha", "As4h9dJd", "Ks8s2c").high if card.suit == 3 and card.rank in (1, 3, 4)]


def test_stud_outs_come_to_the_hand() -> None:
    cards = found("stud8", "As2s3s4s9dKd", dead="5s5h")
    assert show_cards(cards.low) == "5c5d6c6d6h6s7c7d7h7s8c8d8h8s"
    assert {"5c", "6s", "Qs"} <= set(map(str, cards.high))
    assert cards.counterfeits == ()


@pytest.mark.parametrize(
    ("game", "hand", "board"), [("holdem", "AsKs", "QsJs2d3c4c"), ("holdem", "AsKs", ""), ("stud8", "AsKsQs", "")]
)
def test_outs_need_a_card_to_come(game: str, hand: str, board: str) -> None:
    with pytest.raises(CannotEvaluate, match="outs are counted"):
        found(game, hand, board)


def test_a_card_comes_once() -> None:
    with pytest.raises(InvalidCard, match="As appears twice"):
        found("holdem", "AsKs", "As2d3d")


@pytest.mark.parametrize("game", one_of(2, ["bigo", "omaha6"]))
def test_hands_by_the_million_are_held_against_a_sample(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> None:
        raise AssertionError("all hands of the game were looked at, which takes minutes")

    monkeypatch.setattr("pokertable.analysis.outs.standing", never)
    more = "Td" if game == "omaha6" else ""
    flushes = found(game, "As4h9dJsQd" + more, "Ks8s2c").high
    assert show_cards([card for card in flushes if card.suit == 3]) == "2s3s4s5s6s7s9sTsQs"


@pytest.mark.parametrize("board", ["Ks8s2c", "9c9h2d", "7c7d7hKs", "AsQd9h4c"])
def test_what_everybody_has_is_the_least_that_two_cards_make(board: str) -> None:
    public = parse_cards(board)
    for share in CATALOGUE["omaha"].shares:
        weakest = []
        for count in (2, 4):
            values = all_strengths(share, public, count)[live_hands(count, public)]
            weakest.append(category(share, int(values.min())))
        assert weakest[0] == weakest[1]


def test_a_pair_on_the_board_lifts_no_pair_over_those_of_others() -> None:
    """Eights and sixes of our own, not jacks that everybody has; nor the board's pairs with aces."""
    assert show_cards(found("holdem", "6d8c", "3cJc8d").high) == "6c6h6s8h8s"
    assert show_cards(found("holdem", "AsAd", "9c5h2d").high) == "AcAh"
    assert "3d" in show_cards(found("holdem", "8c8h", "3cJc8d").high), "a set fills up"
