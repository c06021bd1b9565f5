"""How spots are counted: with columns as the engine would, and no longer than there is something to find."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

from pokertable.model.cards import shuffled_deck
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import CheckCall, Fold, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.seen import SeenHand
from pokertable.model.hand.source import Deck
from pokertable.players.opponents.personas import policy_of
from pokertable.session.record.spectator import seen_hand
from pokertable.session.simulation.batch import Row
from pokertable.training.decide import counting
from pokertable.training.decide.counting import Found, counted, decisions, habits, is_easy_start, is_sure, thinned
from pokertable.training.decide.lead import APART, COUNTED, ERRORS, Lead
from pokertable.training.decide.themes import DecideTheme
from pokertable.training.reads.find import usual_table
from pokertable.training.weigh.loss import Measured
from pokertable.training.weigh.moment import moments
from pokertable.training.weigh.passive import Passive
from pokertable.training.weigh.reader import Reader
from pokertable.training.weigh.weighing import PRESUMED, Weighing
from tests.games import one_of
from tests.training.decide.banks import spot_in
from tests.training.explain.test_themes import hand
from tests.training.weigh.spots import played

DEALS = 64


def found_again(game: str, theme: str) -> Found:
    """The decision of a spot whose best choice is a raise, the second best as if taken."""
    spot = spot_in(game, theme)
    moment = spot.verdict(1 - spot.values.best).moment
    assert isinstance(moment.choices[spot.values.best], RaiseTo) and len(moment.choices) == 2
    return Found(moment, spot.styles)


def never(*_: object) -> bool:
    return False


@pytest.mark.parametrize(("game", "theme"), one_of(2, [("holdem", "bet"), ("stud8", "fifth")]))
def test_a_thorough_count_is_the_engines_deal_by_deal(game: str, theme: str, monkeypatch: pytest.MonkeyPatch) -> None:
    spot = spot_in(game, theme)
    moment = spot.verdict(spot.values.best).moment
    policies = [policy_of(name or PRESUMED) for name in spot.styles]
    found = []
    for as_columns in (True, False):
        if not as_columns:
            monkeypatch.setattr("pokertable.training.weigh.playing.can_continue", lambda *_: False)
        reader = Reader(dict(enumerate(policies)), 5)
        weighing = Weighing(moment, reader, policies, seed=5, samples=DEALS, seconds=1e9, thorough=True)
        weighing.play()
        found.append(weighing.verdict())
        assert weighing.deals == DEALS
    columns, rows = (each.measured for each in found)
    assert columns is not None and rows is not None
    assert columns.means == pytest.approx(rows.means) and columns.stderrs == pytest.approx(rows.stderrs)
    assert np.ptp(columns.means) > 0


@pytest.mark.parametrize(
    ("gap", "error", "deals", "told", "may_be"),
    [
        (APART + 0.02, 0.01, 1024, True, True),
        (APART - 0.01, 0.001, 1024, False, False),
        (APART + 0.02, 0.02, 1024, False, True),
        (APART + 0.02, 0.04, 1024, False, False),
        (APART + 0.02, 0.02, COUNTED[-1], False, False),
    ],
)
def test_a_lead_is_told_apart_by_its_size_and_its_errors(
    gap: float, error: float, deals: int, told: bool, may_be: bool
) -> None:
    lead = Lead(gap, error, gap, error, stake=1, deals=deals)
    assert (lead.is_told, lead.may_be_told) == (told, may_be)


def test_a_third_choice_that_may_be_the_best_is_not_told_apart() -> None:
    assert Lead(0.1, 0.01, 0.2, 0.01, stake=1, deals=1024).is_told
    unsure = Lead(0.1, 0.01, 0.2, 0.2 / ERRORS + 0.01, stake=1, deals=1024)
    assert not unsure.is_told and unsure.may_be_told
    assert not unsure._replace(deals=COUNTED[-1]).may_be_told


def test_a_choice_is_far_ahead_by_ten_errors_of_each_other_choice() -> None:
    assert Lead(1.0, 0.1, 2.0, 0.1, stake=1, deals=0).is_far
    assert not Lead(0.9, 0.1, 2.0, 0.1, stake=1, deals=0).is_far
    assert not Lead(1.0, 0.1, 2.0, 0.11, stake=1, deals=0).is_far


def test_two_choices_are_close_where_their_difference_is_surely_small() -> None:
    assert Lead(0.004, 0.005, 0.004, 0.005, stake=1, deals=1024).is_close
    open_yet = Lead(0.004, 0.012, 0.004, 0.012, stake=1, deals=1024)
    assert not open_yet.is_close and open_yet.may_be_close
    assert not Lead(0.04, 0.012, 0.04, 0.012, stake=1, deals=1024).may_be_close


def test_no_close_spot_is_looked_for_where_both_choices_would_be_right() -> None:
    moment = found_again("holdem", "bet").moment
    three = replace(moment, choices=(*moment.choices, RaiseTo(9)))
    found = [counting._where_one_is_wrong(each, lambda _: True)(DecideTheme.BET) for each in (moment, three)]
    assert found == [False, True]


def test_short_the_raise_is_all_in_and_who_is_first_in_has_no_limp() -> None:
    game, _ = usual_table(CATALOGUE["holdem"], Random(3))
    hand = Hand(game, (10 * game.unit,) * 4, 0, Deck(shuffled_deck(Random(1))))
    hand.act(CheckCall())
    (moment,) = moments(SeenHand.of(hand.events, 3))
    assert CheckCall() in moment.choices and len(moment.choices) > 3
    found = thinned(moment, Random(1))
    assert found.choices == (Fold(), RaiseTo(10 * game.unit)) and found.taken == found.choices[-1]
    without = replace(moment, choices=(Fold(), CheckCall()), taken=Fold())
    assert thinned(without, Random(1)) == without


def test_a_bet_of_next_to_nothing_is_no_question() -> None:
    variant = CATALOGUE["holdem"]
    game, stack = usual_table(variant, Random(1))
    hand = Hand(game, (stack,) * 2, 0, Deck(shuffled_deck(Random(5))))
    for action in (RaiseTo(6 * game.unit), CheckCall(), CheckCall(), CheckCall()):
        hand.act(action)
    moment = list(moments(SeenHand.of(hand.events, 1)))[-1]
    least = RaiseTo(game.unit)
    asked = {
        thinned(replace(moment, choices=(CheckCall(), least, *moment.choices[1:])), Random(n)).taken for n in range(9)
    }
    assert len(asked) > 1 and least not in asked
    assert thinned(replace(moment, choices=(CheckCall(), least)), Random(1)).taken == least
    little = RaiseTo(game.unit + 1)
    assert {thinned(replace(moment, choices=(CheckCall(), least, little)), Random(n)).taken for n in range(9)} == {
        little
    }


@pytest.mark.parametrize(("own", "easy"), [("AdAh", True), ("KdJh", False), ("QdTs", False), ("7d2h", True)])
def test_a_start_is_easy_where_its_rank_alone_is_the_answer(own: str, easy: bool) -> None:
    """Of twenty first-in decisions in a bank sixteen were aces to raise and nothing to fold."""
    dealt = [f"d dh p{seat} {own if seat == 3 else '????'}" for seat in range(1, 7)]
    flop = ["p4 f", "p5 f", "p6 f", "p1 f", "p2 cc", "d db 2c7h8s", "p2 cc", "p3 cc"]
    six: dict[str, Any] = {"antes": [0] * 6, "starting_stacks": [400] * 6, "blinds_or_straddles": [1, 2, 0, 0, 0, 0]}
    first, later = moments(seen_hand(played("holdem", [*dealt, "p3 cbr 6", *flop], **six), 2))
    assert is_easy_start(first) is easy and not is_easy_start(later)


@pytest.mark.parametrize(("own", "easy"), [("AdAh", True), ("9d8s", False), ("Qd4s", True)])
def test_a_start_that_faces_a_raise_is_easy_below_most(own: str, easy: bool) -> None:
    (moment,) = moments(seen_hand(hand("holdem", own, "p2 cbr 6", "p1 f"), 0))
    assert is_easy_start(moment) is easy


def test_a_hand_that_is_sure_to_win_or_lose_is_asked_only_where_there_is_room() -> None:
    found = found_again("holdem", "bet")
    spot = spot_in("holdem", "bet")
    verdict = spot.verdict(spot.values.best)
    for equity, sure in ((0.02, True), (0.5, False), (0.97, True)):
        assert is_sure(replace(verdict, ranges=replace(verdict.ranges, equity=equity))) is sure
    asked: list[object] = []

    def refuse(theme: object) -> bool:
        asked.append(theme)
        return False

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(counting, "is_sure", lambda _: True)
        assert counted(found, 1, sure=refuse) is None
    assert len(asked) == 1


@pytest.mark.parametrize(("stack", "asked"), [(40, RaiseTo(34)), (52, RaiseTo(24))])
def test_a_bet_that_leaves_next_to_nothing_is_all_in(stack: int, asked: RaiseTo) -> None:
    """A bet of 11 with 13 behind was asked about: nobody keeps two chips for another round."""
    events = hand("holdem", "Td9d", "p2 cbr 6", "p1 cc", "d db 2c7h8s", "p1 cc", stack=stack)
    *_, moment = moments(seen_hand(events, 0))
    bet = RaiseTo(24)
    assert thinned(replace(moment, choices=(CheckCall(), bet), taken=bet), Random(1)).taken == asked


def test_a_decision_of_which_no_answer_is_wanted_is_not_played_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(self: Weighing) -> None:
        raise AssertionError("it was played out")

    monkeypatch.setattr(Weighing, "play", play)
    found = found_again("holdem", "bet")
    assert counted(found, 1, wanted=never) is None
    with pytest.raises(AssertionError):
        counted(found, 1, wanted=lambda _, answer: isinstance(answer, RaiseTo))


def test_a_decision_whose_wanted_answer_is_unusual_there_is_not_played_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(self: Weighing) -> None:
        raise AssertionError("it was played out")

    monkeypatch.setattr(Weighing, "play", play)
    found = found_again("holdem", "bet")
    often = habits(found)
    assert often[CheckCall] + often[RaiseTo] == pytest.approx(1.0)
    monkeypatch.setattr(counting, "habits", lambda _: {CheckCall: 0.8, RaiseTo: 0.2})
    assert counted(found, 1, wanted=lambda _, answer: isinstance(answer, RaiseTo), usual=0.3) is None
    with pytest.raises(AssertionError):
        counted(found, 1, wanted=lambda _, answer: isinstance(answer, CheckCall), usual=0.3)
    with pytest.raises(AssertionError):
        counted(found, 1, wanted=lambda _, answer: isinstance(answer, RaiseTo), usual=0.1)


def test_a_decision_that_is_refused_is_not_counted_once_its_answer_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    counts: list[Found] = []
    monkeypatch.setattr(counting, "_counted", lambda found, *_: counts.append(found))
    found = found_again("holdem", "bet")
    assert counted(found, 1) is None and len(counts) == 1
    monkeypatch.setattr(counting, "is_unsound", lambda *_: True)
    assert counted(found, 1) is None and len(counts) == 1


def test_a_raise_that_is_right_only_against_these_opponents_is_counted_no_further(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found, compared = found_again("holdem", "bet"), list[int]()

    def compare(self: Weighing, _: int) -> None:
        compared.append(self.deals)

    def find_it_as_good(self: Weighing, deals: int) -> None:
        compare(self, deals)
        now = self._measured
        assert now is not None
        self._measured = replace(now, here=now.loss, loss=0.0)

    monkeypatch.setattr(counting, "COUNTED", (DEALS, 2 * DEALS, 4 * DEALS))  # all played, it is no spot
    monkeypatch.setattr(counting, "_AGAINST", DEALS)
    monkeypatch.setattr(counting, "is_refused", never)
    monkeypatch.setattr(Lead, "may_be_told", True)
    monkeypatch.setattr(Weighing, "compare", compare)
    assert counted(found, 1) is None and compared == [DEALS, 2 * DEALS]
    compared.clear()
    monkeypatch.setattr(Weighing, "compare", find_it_as_good)
    assert counted(found, 1) is None and compared == [DEALS]


def test_a_thorough_count_plays_the_standard_opponents_only_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, play = [], Passive.play

    def counted_play(self: Passive, now: Measured, deals: int, groups: int, each: int) -> None:
        asked.append(deals)
        play(self, now, deals, groups, each)

    monkeypatch.setattr(Passive, "play", counted_play)
    found = found_again("holdem", "bet")
    policies = [policy_of(name or PRESUMED) for name in found.styles]
    reader = Reader(dict(enumerate(policies)), 5)
    weighing = Weighing(found.moment, reader, policies, seed=5, samples=DEALS, seconds=1e9, thorough=True)
    weighing.play()
    assert not asked
    weighing.compare(16)
    assert asked == [16]


def test_hands_have_short_middling_and_usual_stacks(monkeypatch: pytest.MonkeyPatch) -> None:
    class Dealt(Exception):
        """The stacks of a hand, in big blinds."""

    def stop(rows: list[Row]) -> None:
        state = rows[0].hand.state
        raise Dealt(state.started.stacks[0] // state.game.unit)

    monkeypatch.setattr(counting, "play_out", stop)
    depths = []
    for seed in range(40):
        with pytest.raises(Dealt) as dealt:
            next(decisions(CATALOGUE["holdem"], Random(seed)))
        depths.append(dealt.value.args[0])
    assert {100} == {each for each in depths if each > 50} and any(each <= 15 for each in depths)
    assert any(20 <= each <= 50 for each in depths)
