from pokertable.model.cards import parse_cards
from pokertable.model.games import HOLDEM
from pokertable.model.hand.actions import CheckCall, Fold, RaiseTo
from pokertable.model.hand.settlement import ShareResult, WinnerLine, settle
from pokertable.model.ranking.best import best_hand
from pokertable.session.words.winners import _beaten, share_columns, winners
from tests.narrow import known
from tests.views.showdowns import pictured, six_tied
from tests.views.turns import holdem, no_low, played_out, pot_limit, stud


def told(hand):
    """Of each winner: the chips, each share's hand, pots and word, and the word for it all."""
    return [
        (
            winner.seat,
            winner.amount,
            *(_hand(each) for each in winner.hands),
            _said(winner.word),
        )
        for winner in winners(settle(hand.observe(0)))
    ]  # fmt: skip


def _hand(hand):
    return None if hand is None else (str(hand.made.name), str(hand.pots[0]), _said(hand.word))


def _said(word):
    return None if word is None else str(word)


def test_each_winner_has_a_row_and_each_hand_is_told_once():
    """The hand of the design's picture: four winners of three pots."""
    assert told(pictured()) == [
        (3, 36, ("straight, jack high", "main 36", None), None, None),
        (0, 589, None, ("8-7-3-2-A low", "main 18, side 1: 541, side 2: 30", None), "quartered"),
        (1, 650, ("three eights, king and nine", "side 2: 60", None),
         ("8-7-3-2-A low", "main 18, side 1: 542 with the odd chip, side 2: 30", "half the low"), None),
        (2, 1083, ("straight, ten high", "side 1: 1,083", None), None, None),
    ]  # fmt: skip


def test_what_beat_a_hand_of_the_same_name_is_told_by_the_first_rank_that_differs():
    (share,), board = HOLDEM.shares, parse_cards("Td2dTc6cQd")
    jack, seven = (known(best_hand(share, parse_cards(hole), board)) for hole in ("KcJh", "Kh7d"))
    won = ShareResult(share, 100, (WinnerLine(0, 100, jack, odd_chip=False),))
    said = known(_beaten(seven, won)).pots
    assert list(map(str, said)) == [
        "beaten by pair of tens, king kicker: jack over seven", "beaten by pair of tens, king kicker",
    ]  # fmt: skip


def test_the_rows_add_up_to_the_pots():
    for hand in (pictured(), six_tied(), no_low(), played_out(pot_limit()), played_out(stud())):
        result = settle(hand.observe(0))
        assert sum(winner.amount for winner in winners(result)) == sum(pot.amount for pot in result.pots)


def test_where_there_is_no_low_the_lane_says_why_and_the_winner_scoops():
    hand = no_low()
    high, low = share_columns(settle(hand.observe(0)))
    assert high.nobody is None
    assert str(low.nobody).endswith("on the board")
    (row,) = told(hand)
    assert row[2][1] == "the whole pot" and row[3] is None and row[4] == "scoops"


def test_a_share_that_is_the_whole_pot_is_split_not_scooped():
    rows = told(six_tied())
    assert len(rows) == 6
    assert {row[2:] for row in rows} == {(("royal flush", "100 of 600", "splits the pot"), None)}


def test_a_pot_for_one_claimant_is_told_beside_the_hand():
    """One of the two with chips folds to a bet on the turn: the side pot is the other's alone."""
    hand = holdem(RaiseTo(20), CheckCall(), CheckCall(), stacks=(200, 20, 200))
    for action in (CheckCall(), RaiseTo(30), CheckCall(), RaiseTo(50), Fold()):
        hand.act(action)
    result = settle(hand.observe(0))
    said = [str(each.pots[0]) for winner in winners(result) for each in winner.hands if each is not None]
    assert any(words.endswith(f"side {result.pots[1].amount} uncontested") for words in said)
    shorter = [str(each.pots[1]) for winner in winners(result) for each in winner.hands if each and each.pots[1:]]
    assert any(words.endswith(f"side {result.pots[1].amount}") for words in shorter)


def test_the_wordings_get_shorter_and_the_last_is_a_sum():
    marek = next(winner for winner in winners(settle(pictured().observe(0))) if winner.seat == 1)
    low = marek.hands[1]
    assert low is not None
    assert [str(words) for words in low.pots] == [
        "main 18, side 1: 542 with the odd chip, side 2: 30",
        "main 18, side 1: 542, side 2: 30",
        "590 from 3 pots",
    ]
