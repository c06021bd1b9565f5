import pytest

from pokertable.model.hand.actions import Fold, RaiseTo
from pokertable.model.hand.events import PotAwarded, Won
from pokertable.model.hand.settlement import SeatWord, SplitWord, settle, split_words
from tests.views.turns import holdem, played_out, pot_limit, stud


def test_pots_halves_and_hands_of_a_side_pot():
    hand = played_out(pot_limit())
    settlement = settle(hand.observe(0))
    main, side = settlement.pots
    assert (main.amount, side.amount) == (73, 246)
    assert main.seats == (0, 2, 3, 5)
    assert side.seats == (0, 2, 3)
    high, low = main.shares
    assert (high.share.name, low.share.name) == ("high", "low")
    assert high.odd_chip and not low.odd_chip
    assert not any(result.odd_chip for result in side.shares)
    (winner,) = high.winners
    assert winner.made is not None
    assert len(winner.made.hole) == 2
    assert len(winner.made.board) == 3
    assert low.amount + high.amount == main.amount


def test_the_winners_chips_are_those_of_the_awards():
    for hand in (played_out(pot_limit()), played_out(stud()), played_out(holdem())):
        settlement = settle(hand.observe(0))
        paid: dict[int, int] = {}
        for event in hand.events:
            for won in event.won if isinstance(event, PotAwarded) else ():
                paid[won.seat] = paid.get(won.seat, 0) + won.amount
        assert {seat: settlement.won(seat) for seat in range(len(hand.state.stacks)) if settlement.won(seat)} == paid


def test_where_all_others_folded_nobody_shows_and_nobody_scoops():
    settlement = settle(holdem(RaiseTo(6), Fold(), Fold()).observe(1))
    (pot,) = settlement.pots
    assert not pot.contested
    assert pot.words == ()
    (high,) = pot.shares
    assert high.winners[0].made is None
    assert str(high.reason) == "everybody else folded"


def test_a_hand_that_is_not_over_has_no_settlement():
    with pytest.raises(ValueError, match="not over"):
        settle(holdem().observe(0))


def words(high, low=()):
    awards = [PotAwarded(0, "high", tuple(Won(seat, 1) for seat in high))]
    awards += [PotAwarded(0, "low", tuple(Won(seat, 1) for seat in low))] if low else []
    return set(split_words(awards, split=True, contested=True))


def test_scoop_is_both_halves_or_the_high_without_a_low():
    assert words([1], [1]) == {SeatWord(1, SplitWord.SCOOPS)}
    assert words([1]) == {SeatWord(1, SplitWord.SCOOPS)}
    assert words([1, 2]) == set()
    assert words([1], [2]) == set()


def test_quartered_is_half_of_one_half_and_nothing_of_the_other():
    assert words([0], [1, 2]) == {SeatWord(1, SplitWord.QUARTERED), SeatWord(2, SplitWord.QUARTERED)}
    assert words([1, 2], [0]) == {SeatWord(1, SplitWord.QUARTERED), SeatWord(2, SplitWord.QUARTERED)}


def test_three_quarters_is_one_half_and_half_of_the_other():
    assert words([1], [1, 2]) == {SeatWord(1, SplitWord.THREE_QUARTERS), SeatWord(2, SplitWord.QUARTERED)}


def test_a_third_of_a_half_has_its_own_word():
    shared = {SeatWord(seat, SplitWord.SHARED_HALF) for seat in (1, 2, 3)}
    assert words([0], [1, 2, 3]) == shared


def test_two_who_tie_both_ways_get_no_word():
    assert words([1, 2], [1, 2]) == set()


def test_no_words_in_high_only_games():
    awards = [PotAwarded(0, "high", (Won(1, 10),))]
    assert split_words(awards, split=False, contested=True) == ()
