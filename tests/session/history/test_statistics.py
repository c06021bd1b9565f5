"""What is counted of a hand, on hands with a known deck, and the shares read off the sums."""

import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import DECK, parse_cards
from pokertable.model.game import Game
from pokertable.model.games import HOLDEM, OMAHA8, STUD8
from pokertable.model.hand.actions import BringIn, CheckCall, Draw, Fold, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.model.stakes import HouseRules, Rake, blind_stakes, bring_in_stakes
from pokertable.session.history.adjusted import adjusted_results, all_in_at
from pokertable.session.history.statistics import Figures, seat_figures
from tests.players.tables import game
from tests.rules.table import deal

NL = Game(variant=HOLDEM, structure=Structure.NO_LIMIT, stakes=blind_stakes(Structure.NO_LIMIT, 1, 2))
PLO8 = Game(variant=OMAHA8, structure=Structure.POT, stakes=blind_stakes(Structure.POT, 1, 2))
STUD = Game(variant=STUD8, structure=Structure.FIXED, stakes=bring_in_stakes(4, 8, ante=1, bring_in=2))
C, F, B = CheckCall(), Fold(), BringIn()


def R(amount):  # noqa: N802
    return RaiseTo(amount)


def play(game, holes, board, actions, stacks=200, button=0):
    """A hand with these hole cards by seat; `board` with its burns ("x" stands for any burn)."""
    hands = [parse_cards(text) for text in holes]
    n = len(hands)
    order = [(button + 1 + i) % n for i in range(n)]
    dealt = [hands[seat][i] for i in range(len(hands[0])) for seat in order]
    named = [*dealt, *parse_cards(board.replace("x", ""))]
    rest = iter(card for card in DECK if card not in named)
    tail = iter(parse_cards(board.replace("x", "")))
    packed = board.replace(" ", "")
    i = 0
    while i < len(packed):
        if packed[i] == "x":
            dealt.append(next(rest))
            i += 1
        else:
            dealt.append(next(tail))
            i += 2
    hand = Hand(game, [stacks] * n if isinstance(stacks, int) else stacks, button, Deck([*dealt, *rest]))
    for action in actions:
        hand.act(action)
    assert hand.over
    return hand.events


def test_a_big_bet_is_the_large_bet_or_two_big_blinds():
    assert STUD.yardstick == 8
    assert NL.yardstick == PLO8.yardstick == 4


def test_a_walk():
    """All fold to the big blind: nobody put anything in of their own will, nobody saw a flop."""
    button, small, big = seat_figures(play(NL, ["AsAh", "KsKh", "7d2c"], "", [F, F]))
    assert (button.result, small.result, big.result) == (0, -1, 1)
    assert [f.position for f in (button, small, big)] == ["BTN", "SB", "BB"]
    for figures in (button, small, big):
        assert not any((figures.voluntary, figures.raised, figures.saw_second, figures.showdown, figures.won_showdown))
        assert figures.low_share is None and not figures.scooped


def test_calling_is_voluntary_raising_is_both_a_free_check_is_neither():
    events = play(NL, ["AsAh", "KsKh", "7d2c"], "x 3c4d9h x Jc x 5s", [C, R(8), F, C, C, C, C, C, C, C])
    button, small, big = seat_figures(events)
    assert (button.voluntary, button.raised) == (True, False)
    assert (small.voluntary, small.raised) == (True, True)
    assert (big.voluntary, big.raised, big.saw_second) == (False, False, False)
    assert button.saw_second and button.showdown and button.won_showdown and button.scooped
    assert small.showdown and not small.won_showdown and not small.scooped
    limped = play(NL, ["AsAh", "KsKh", "7d2c"], "x 3c4d9h", [C, C, C, R(4), F, F])
    button, small, big = seat_figures(limped)
    assert not big.voluntary and big.saw_second, "the big blind checked its option"
    assert (small.voluntary, small.raised, small.result) == (True, False, 4), "bets after the flop are not counted"
    assert not small.showdown and not small.won_showdown


def test_the_bring_in_is_not_voluntary_a_completion_is_a_raise():
    events = play(STUD, ["2c3dKh", "AsAd8c", "7h7dQs"], "", [B, R(4), C, F, R(4), F])
    # seat 1 has the lowest up card and brings it in, seat 2 completes, seat 0 calls, seat 1 folds
    first, second, third = seat_figures(events)
    assert [f.position for f in (first, second, third)] == ["", "bring-in", ""]
    assert (second.voluntary, second.raised) == (False, False)
    assert (third.voluntary, third.raised) == (True, True)
    assert (first.voluntary, first.raised, first.saw_second) == (True, False, True)
    assert not second.saw_second


def test_the_halves_of_a_split_pot():
    """Seat 1 has the best high, seats 0 and 2 tie for the low: quartered, not scooped."""
    holes = ["Ac2cJdTh", "KsKdKh9c", "Ad2dQhQc"]
    events = play(PLO8, holes, "x 3s4h8c x Kc x 9s", [R(4), C, C] + [C] * 9)
    lows = [figures.low_share for figures in seat_figures(events)]
    assert lows == [0.5, 0.0, 0.5]
    assert [figures.scooped for figures in seat_figures(events)] == [False, False, False]
    assert all(figures.won_showdown for figures in seat_figures(events))


@pytest.mark.parametrize("discarded", [0, 1], ids=["all stand pat", "all draw"])
def test_who_comes_to_the_draw_has_seen_the_second_street(discarded):
    """Where all stand pat nothing is dealt."""
    hand = deal(game("draw5", Structure.NO_LIMIT), [200] * 3, button=2)
    for action in (R(60), F, C):
        hand.act(action)
    while hand.state.drawing:
        hand.act(Draw(tuple(hand.state.holes[hand.to_act or 0][:discarded])))
    for action in (R(100), F):
        hand.act(action)
    figures = seat_figures(hand.events)
    assert [each.saw_second for each in figures] == [False, True, True]
    assert [each.voluntary for each in figures] == [False, True, True] and not any(each.showdown for each in figures)


def test_a_side_pot_that_was_lost_is_no_scoop():
    """Seat 0 is all-in and wins the main pot; seat 1 wins the side pot from seat 2."""
    events = play(NL, ["AsAh", "KsKh", "QsQh"], "x 3c4d9h x Jc x 5s", [R(20), R(60), C], stacks=[20, 60, 200])
    first, second, third = seat_figures(events)
    assert (first.result, second.result, third.result) == (40, 20, -60)
    assert first.scooped and first.won_showdown
    assert second.won_showdown and not second.scooped, "it lost the main pot"
    assert third.showdown and not third.won_showdown


def test_shares_are_none_without_their_cases():
    none = Figures(hands=4)
    assert (none.vpip, none.pfr, none.went_to_showdown, none.won_at_showdown) == (0, 0, None, None)
    assert (none.scoop_rate, none.share_of_low) == (None, None)
    some = Figures(
        hands=200, big_bets=30.0, adjusted_big_bets=10.0, voluntary=50, raised=20, saw_second=80, showdowns=40,
        won_showdowns=30, split_showdowns=20, scooped=5, low_showdowns=10, low_shares=2.5,
    )  # fmt: skip
    assert (some.big_bets_per_100, some.adjusted_per_100) == (15, 5)
    assert (some.vpip, some.pfr, some.went_to_showdown, some.won_at_showdown) == (0.25, 0.1, 0.5, 0.75)
    assert (some.scoop_rate, some.share_of_low) == (0.25, 0.25)


# The all-in-adjusted result


def test_without_an_all_in_the_adjusted_result_is_the_result():
    events = play(NL, ["AsAh", "KsKh"], "x 3c4d9h x Jc x 5s", [C] * 8)
    assert all_in_at(events) is None
    assert adjusted_results(events) == (2.0, -2.0)


def test_all_in_on_the_river_is_no_luck():
    events = play(NL, ["AsAh", "KsKh"], "x 3c4d9h x Jc x 5s", [C] * 6 + [R(198), C])
    assert all_in_at(events) is None
    assert adjusted_results(events) == (200.0, -200.0)


def test_two_outs_on_the_river_by_hand():
    """Kings against aces on the turn: 2 of 44 cards make three kings, whatever card came."""
    for river, result in (("5s", 200), ("Kd", -200)):
        events = play(NL, ["AsAh", "KsKh"], f"x 3c4d9h x Jc x {river}", [C] * 4 + [R(198), C])
        assert all_in_at(events) is not None
        assert seat_figures(events)[0].result == result
        ours, theirs = adjusted_results(events)
        assert ours == pytest.approx(400 * 42 / 44 - 200)
        assert theirs == pytest.approx(400 * 2 / 44 - 200)


def test_folded_cards_count_as_unseen():
    """The big blind folded a king: it is still among the 44 cards that may come."""
    events = play(NL, ["AsAh", "KsKh", "Kd2c"], "x 3c4d9h x Jc x 5s", [R(6), C, F, C, C, C, R(194), C])
    assert adjusted_results(events) == pytest.approx((402 * 42 / 44 - 200, 402 * 2 / 44 - 200, -2))


def test_every_pot_is_adjusted_by_those_who_contest_it():
    """Main pot three-handed, side pot two-handed, each by its own equities; the folder's dead money goes with them."""
    events = play(NL, ["AsAh", "KsKh", "QsQh"], "x 3c4d9h x Jc x 5s", [R(20), R(60), C], stacks=[20, 60, 200])
    adjusted = adjusted_results(events)
    assert sum(adjusted) == pytest.approx(0)
    from pokertable.analysis.equity import equity
    from pokertable.analysis.matchup import KnownCards, Matchup

    hands = [KnownCards(parse_cards(text)) for text in ("AsAh", "KsKh", "QsQh")]
    main = [hand.equity for hand in equity(Matchup(HOLDEM, hands), exact=True).hands]
    side = [hand.equity for hand in equity(Matchup(HOLDEM, hands[1:], dead=hands[0].cards), exact=True).hands]
    assert adjusted[0] == pytest.approx(60 * main[0] - 20, abs=1)
    assert adjusted[1] == pytest.approx(60 * main[1] + 80 * side[0] - 60, abs=1.5)
    assert adjusted[2] == pytest.approx(60 * main[2] + 80 * side[1] - 60, abs=1.5)


def test_in_a_side_pot_the_cards_of_who_is_in_for_less_cannot_come():
    """Kings have two outs against aces; the short stack holds one of them, so that one of 42 cards wins both pots."""
    acts = [*[C] * 6, R(198), C, C]
    events = play(NL, ["AsAh", "KsKh", "Kd2c"], "x 3c4d9h x Jc x 5s", acts, stacks=[200, 200, 20])
    assert adjusted_results(events) == pytest.approx((420 * 41 / 42 - 200, 420 * 1 / 42 - 200, -20))


def test_rake_is_taken_off_as_it_was_taken():
    raked = Game(
        variant=HOLDEM, structure=Structure.NO_LIMIT, stakes=blind_stakes(Structure.NO_LIMIT, 1, 2),
        house=HouseRules(rake=Rake(per_mille=100, cap=30)),
    )  # fmt: skip
    events = play(raked, ["AsAh", "KsKh"], "x 3c4d9h x Jc x 5s", [C] * 4 + [R(198), C])
    assert adjusted_results(events)[0] == pytest.approx(370 * 42 / 44 - 200)


def test_high_locked_here_and_low_there_is_half_each():
    """A straight flush against a six-low that no card can counterfeit; the turn and river do not matter."""
    holes = ["7s8sKdKh", "Ad2d9hTc"]
    events = play(PLO8, holes, "x 4s5s6s x Kc x Ks", [R(6), C, C, R(2), C], stacks=8)
    assert all_in_at(events) is not None
    assert adjusted_results(events) == pytest.approx((0, 0))


def test_stud_all_in_on_third_street():
    events = play(STUD, ["AcAdAh", "KcKdKh"], "", [B, R(4), R(8), R(11), C], stacks=12)
    ours = adjusted_results(events)
    assert sum(ours) == pytest.approx(0)
    assert ours[0] > 5, "rolled-up aces against rolled-up kings"
    assert adjusted_results(events) == ours, "the sample has a fixed seed"
