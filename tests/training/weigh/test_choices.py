"""Few choices are weighed, and none that nobody would name; a passive player is not blamed for what only these pay."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pokertable.model.hand.actions import Action, CheckCall, Fold, RaiseTo
from pokertable.players.opponents.personas import policy_of
from pokertable.session.phh.read import parse_hand
from pokertable.session.phh.replay import replay
from pokertable.session.record.spectator import seen_hand
from pokertable.training.explain.themes import is_for_the_stack
from pokertable.training.explain.why import sentence
from pokertable.training.weigh.ending import ends_the_hand
from pokertable.training.weigh.loss import Known, Measured
from pokertable.training.weigh.moment import Moment, moments
from pokertable.training.weigh.passive import Passive
from pokertable.training.weigh.reader import Reader
from pokertable.training.weigh.severity import Severity
from pokertable.training.weigh.weighing import Weighing
from tests.games import one_of
from tests.narrow import known
from tests.training.weigh.spots import HEADS_UP, played, weighed
from tests.training.weigh.test_known_answers import river

FLOP = ["d dh p1 AsKs", "d dh p2 ????", "p2 cbr 6", "p1 cc", "d db Qs7d2c"]


def last_moment(*actions: str, stack: int = 400) -> Moment:
    *_, moment = moments(seen_hand(played("holdem", [*FLOP, *actions], stack), 0))
    return moment


def raises(moment: Moment) -> list[int]:
    return [each.amount for each in moment.choices if isinstance(each, RaiseTo)]


def test_three_raises_at_most_of_one_and_a_half_pots_at_most() -> None:
    assert raises(last_moment("p1 cc")) == [6, 9, 12]
    assert [type(each) for each in last_moment("p1 cc", "p2 cbr 6", "p1 cc").choices[:2]] == [Fold, CheckCall]
    facing = raises(last_moment("p1 cc", "p2 cbr 6", "p1 cc"))
    assert len(facing) <= 3 and max(facing) <= 6 + 1.5 * 24


def test_what_was_taken_is_weighed_however_large_it_is() -> None:
    assert raises(last_moment("p1 cbr 394")) == [6, 12, 394]
    assert raises(last_moment("p1 cbr 7")) == [7, 9, 12]


@pytest.mark.parametrize(("stack", "weighed"), [(36, True), (38, False)])
def test_all_in_is_weighed_with_fifteen_big_blinds_or_less(stack: int, weighed: bool) -> None:
    """30 chips behind on the flop, or 32."""
    assert (stack - 6 in raises(last_moment("p1 cc", stack=stack))) is weighed


@pytest.mark.parametrize(("theirs", "weighed"), [(36, True), (38, False)])
def test_of_two_stacks_the_shorter_one_counts(theirs: int, weighed: bool) -> None:
    events = played("holdem", [*FLOP, "p1 cc"], starting_stacks=[400, theirs])
    *_, moment = moments(seen_hand(events, 0))
    assert (moment.legal.all_in_total in raises(moment)) is weighed


def at_six(*actions: str, game: dict[str, object] | None = None, hero: int = 2) -> Moment:
    """The last decision of a seat of six, which holds 7-2."""
    table = game or {"variant": "NT", "min_bet": 2}
    dealt = [f"d dh p{seat} {'7h2c' if seat == hero + 1 else '????'}" for seat in range(1, 7)]
    blinds = {"antes": [0] * 6, "blinds_or_straddles": [1, 2, 0, 0, 0, 0], "starting_stacks": [200] * 6}
    hand = replay(parse_hand({**table, **blinds, "actions": [*dealt, *actions]}))
    *_, moment = moments(seen_hand(hand.events, hand.phh.seat(hero)))
    return moment


@pytest.mark.parametrize("game", [None, {"variant": "FT", "small_bet": 2, "big_bet": 4}])
def test_who_is_first_in_raises_or_folds_and_a_limp_is_weighed_where_it_was_taken(
    game: dict[str, object] | None,
) -> None:
    """Aces opened were a blunder against a limp, which these opponents attack."""
    assert [type(each) for each in at_six("p3 f", game=game).choices] == [Fold, RaiseTo]
    assert CheckCall() not in at_six("p3 cbr 4", game=game).choices and at_six("p3 cbr 4", game=game).leaves_out_a_call
    assert not at_six("p3 cc", game=game).leaves_out_a_call
    assert [type(each) for each in at_six("p3 cc", game=game).choices] == [Fold, CheckCall, RaiseTo]


def test_a_call_is_weighed_behind_a_limp_and_by_who_has_a_blind_in() -> None:
    assert CheckCall() in at_six("p3 cc", "p4 f", hero=3).choices
    assert CheckCall() in at_six("p3 f", "p4 f", "p5 f", "p6 f", "p1 f", hero=0).choices


def test_in_the_first_round_one_raise_is_weighed_beside_one_taken_that_is_far_from_it() -> None:
    """An open to five was too close to call beside one to six."""
    assert len(raises(at_six("p3 cbr 6", "p4 cc", hero=3))) == 1
    assert len(raises(at_six("p3 cbr 6", "p4 cbr 40", hero=3))) == 2
    assert [raises(at_six(f"p3 cbr {to}")) for to in (4, 5, 7, 9, 20)] == [[4], [5], [7], [9], [6, 20]]


def test_what_puts_the_only_opponent_all_in_is_the_all_in_and_no_second_choice() -> None:
    """The table's all-in sets no more than the other has: beside a raise to 24 stood an all-in of 400 in its review."""
    dealt = ["d dh p1 ????", "d dh p2 AsKs"]

    def before_the_flop(act: str) -> Moment:
        *_, found = moments(seen_hand(played("holdem", [*dealt, act], starting_stacks=[24, 400]), 1))
        return found

    for act in ("p2 cbr 24", "p2 cbr 400"):
        moment = before_the_flop(act)
        assert raises(moment) == [5, int(act.split()[-1])] and is_for_the_stack(moment)
    assert raises(before_the_flop("p2 cbr 6")) == [6, 400] and not is_for_the_stack(before_the_flop("p2 cbr 6"))


def figures(means: tuple[float, ...], best: int, taken: int, loss: float) -> Measured:
    behind = tuple([Known(means[best] - mean, 0.1) for mean in means])
    ahead = tuple([Known(mean - means[taken], 0.1) for mean in means])
    return Measured(means, (0.1,) * len(means), best, behind, ahead, 0.1, loss, 0.1)


class Told:
    """A playing out that is over."""

    def __init__(self, moment: Moment, means: dict[type[Action], float]) -> None:
        values = tuple([means[type(each)] for each in moment.choices])
        taken, best = moment.choices.index(moment.taken), max(range(len(values)), key=values.__getitem__)
        self.deals, self._found = 100, figures(values, best, taken, values[best] - values[taken])

    def measured(self) -> Measured:
        return self._found


def milder(tags: float, stations: float, called: float = 10.0, lost: float = 20.0) -> Measured:
    """Of a call worth 10 that is 20 chips behind a raise here; against the standards one brings so many more."""
    moment = last_moment("p1 cc", "p2 cbr 6", "p1 cc")
    ahead = {"tag": tags, "station": stations}
    asked: list[tuple[str, tuple[Action, ...]]] = []

    def playing(fewer: Moment, _: object, name: str) -> object:
        asked.append((name, fewer.choices))
        return Told(fewer, {CheckCall: 10.0, RaiseTo: 10.0 + ahead[name]})

    made = Passive(moment, [None, None], playing)  # type: ignore[arg-type,list-item]
    count = len(moment.choices)
    now = replace(figures((0.0, called, *([called + 20.0] * (count - 2))), 2, 1, lost), gap_stderr=9.0)
    assert made.blames(now)
    made.play(now, 100, 1, 1)
    assert [name for name, _ in asked] == ["tag", "station"]
    assert all(choices == moment.choices[1:3] for _, choices in asked), "the call and the best raise"
    return made.milder(now)


def test_a_call_where_a_raise_is_best_loses_the_smaller_of_what_it_loses_against_tags_and_stations() -> None:
    found = milder(3.0, 12.0)
    assert (found.loss, found.here) == (3.0, 20.0)
    assert found.gap_stderr == 0.1, "of the opponents that count: else it was counted on for ten seconds"
    assert found.ahead[1].mean == 0 and max(each.mean for each in found.ahead) == 3.0
    assert milder(12.0, -5.0).loss == 0.0
    assert (milder(25.0, 30.0).loss, milder(25.0, 30.0).here) == (20.0, None), "no more than was lost here"


@pytest.mark.parametrize(("stations", "left"), [(-5.0, -5.0), (3.0, 20.0)])
def test_where_nothing_is_lost_a_raise_is_as_far_ahead_as_of_who_calls_or_folds_more(
    stations: float, left: float
) -> None:
    """King-jack suited called an open: too close to call, for what a raise may win from these opponents alone."""
    found = milder(12.0, stations, lost=0.0)
    assert (found.loss, found.here, found.ahead[2].mean) == (0.0, None, left)


def test_what_is_lost_beside_a_fold_is_lost_whatever_a_raise_wins_from_others() -> None:
    """A call that lost 5 chips was said to lose 14: that was against stations, where a fold was better by so much."""
    found = milder(-3.0, 12.0, called=-5.0)
    assert (found.loss, found.here) == (5.0, 20.0)
    assert milder(7.0, 12.0, called=-5.0).loss == 7.0


@pytest.mark.parametrize(
    ("name", "asked"), [("tag", ["station"]), ("station", ["tag"]), ("maniac", ["tag", "station"])]
)
def test_a_standard_that_the_opponents_are_is_not_played_out_again(name: str, asked: list[str]) -> None:
    moment = last_moment("p1 cc", "p2 cbr 6", "p1 cc")
    played_out: list[str] = []

    def playing(fewer: Moment, _: object, against: str) -> object:
        played_out.append(against)
        return Told(fewer, {CheckCall: 10.0, RaiseTo: 12.0})

    made = Passive(moment, [policy_of(name)] * 2, playing)  # type: ignore[arg-type]
    made.play(figures((0.0, 1.0, 2.0, 3.0), 2, 1, 1.0), 100, 1, 1)
    assert played_out == asked


def test_only_who_did_not_raise_where_a_raise_is_best_is_compared() -> None:
    for taken, best, blamed in ((CheckCall(), 2, True), (Fold(), 2, True), (RaiseTo(18), 2, False), (Fold(), 1, False)):
        moment = replace(last_moment("p1 cc", "p2 cbr 6", "p1 cc"), taken=taken)
        compared = Passive(moment, [], lambda *_: None)  # type: ignore[arg-type]
        assert compared.blames(figures((0.0, 1.0, 2.0, 3.0), best, 0, 1.0)) is blamed
    assert not compared.blames(None)


@pytest.mark.parametrize(("is_ahead", "best", "blamed"), [(True, 1, True), (False, 1, False), (True, 0, False)])
def test_of_who_raised_only_a_bet_for_value_where_a_check_or_call_is_best_is_compared(
    is_ahead: bool, best: int, blamed: bool
) -> None:
    """A bluff where a check is best, or anything where a fold is, loses what it loses here."""
    moment = replace(last_moment("p1 cc", "p2 cbr 6", "p1 cbr 18"))
    compared = Passive(moment, [], lambda *_: None, is_ahead=is_ahead)  # type: ignore[arg-type]
    assert compared.blames(figures((0.0, 1.0, 2.0, 3.0), best, 2, 1.0)) is blamed


@pytest.mark.parametrize(
    ("later", "is_bluff", "blamed"), [(False, False, True), (False, True, False), (True, False, False)]
)
def test_a_bet_that_is_no_bluff_is_compared_where_a_check_is_best_as_long_as_cards_come(
    later: bool, is_bluff: bool, blamed: bool
) -> None:
    """Two queens above the board with 42% were a blunder to bet into a station: it never folds."""
    streets = ["p1 cc", "p2 cc", "d db 4h", "p1 cc", "p2 cc", "d db 5c"] if later else []
    moment = last_moment(*streets, "p1 cbr 6")
    compared = Passive(moment, [], lambda *_: None, is_bluff=is_bluff)  # type: ignore[arg-type]
    worth = tuple([0.0] * len(moment.choices))
    best, taken = moment.choices.index(CheckCall()), moment.choices.index(moment.taken)
    assert compared.blames(figures(worth, best, taken, 1.0)) is blamed


@pytest.mark.parametrize(("equity", "bluffs"), [(0.39, True), (0.41, False)])
def test_a_bet_lives_by_folds_with_less_than_four_fifths_of_an_even_share(equity: float, bluffs: bool) -> None:
    assert last_moment("p1 cc").lives_by_folds(equity) is bluffs


def test_a_size_that_is_worse_only_against_these_opponents_is_compared_as_well() -> None:
    """A small raise with three aces was a mistake: a larger one won more from who folds too much."""
    moment = last_moment("p1 cc", "p2 cbr 6", "p1 cbr 14")
    taken = moment.choices.index(moment.taken)
    other = next(at for at, each in enumerate(moment.choices) if isinstance(each, RaiseTo) and at != taken)
    compared = Passive(moment, [], lambda *_: None)  # type: ignore[arg-type]
    worth = tuple([0.0] * len(moment.choices))
    assert compared.blames(figures(worth, other, taken, 1.0))
    assert not compared.blames(figures(worth, taken, taken, 1.0))


def test_a_bet_with_the_nuts_loses_less_than_it_does_because_these_opponents_bet_when_it_is_checked() -> None:
    """It was a blunder: a check and a raise won twice as much from a maniac."""
    before = ["d dh p1 AsKs", "d dh p2 ????", "p2 cbr 6", "p1 cc", "d db QsJsTs", "p1 cc", "p2 cbr 8", "p1 cc"]
    actions = [*before, "d db 2h", "p1 cc", "p2 cbr 20", "p1 cc", "d db 3d", "p1 cbr 34"]
    told = weighed(played("holdem", actions), 0, "maniac", groups=12)
    assert told.moment.choices[known(told.measured).best] == CheckCall()
    assert known(known(told.measured).here) > 0.08 * told.stake
    assert known(told.measured).loss < known(known(told.measured).here) / 2


@pytest.mark.parametrize(("last", "better"), one_of(2, [(["p2 cbr 4", "p1 cc"], "a raise"), ([], "a bet")]))
def test_what_only_these_opponents_would_pay_is_fine_and_says_so(last: list[str], better: str) -> None:
    """The nuts called or checked on the river against who folds nothing: a raise wins its whole size; tags fold."""
    sure = weighed(river("holdem", "7s7d", "KsQs7h2c3d", *last), 0, "random", groups=8)
    assert known(sure.measured).here is not None
    least = known(sure.measured).loss
    assert least <= known(known(sure.measured).here)
    told = replace(sure, measured=replace(known(sure.measured), loss=0.1, loss_stderr=0.01, here=9.0))
    told = replace(
        told, measured=replace(known(told.measured), ahead=tuple([Known(0.0, 0.0)] * len(told.moment.choices)))
    )
    assert told.severity is Severity.FINE and told.is_forgiven
    assert str(sentence(told)) == f"Fine: {better} is better only against these particular opponents."


THREE = ["d dh p1 AsKs", "d dh p2 ????", "d dh p3 ????", "p3 cc", "p1 cc", "p2 cc", "d db Qs7d2c"]


def three_handed(*after: str) -> dict[str, object]:
    three = {"antes": [0] * 3, "blinds_or_straddles": [1, 2, 0], "starting_stacks": [200] * 3}
    return {**HEADS_UP["holdem"], **three, "actions": [*THREE, *after]}


@pytest.mark.parametrize(("equity", "heads_up", "three"), [(0.32, False, False), (0.4, False, True), (0.5, True, True)])
def test_a_bet_is_for_value_from_a_fair_share_of_the_pot(equity: float, heads_up: bool, three: bool) -> None:
    """A third of it where three play: each chip put in brings back three thirds at least."""
    *_, among_three = moments(seen_hand(replay(parse_hand(three_handed("p1 cc"))).events, 0))
    assert last_moment("p1 cc").is_for_value(equity) is heads_up
    assert among_three.is_for_value(equity) is three


@pytest.mark.parametrize(
    ("after", "ends"),
    [
        (["p1 cc", "p2 cbr 8", "p3 cc", "p1 cc"], True),
        (["p1 cc", "p2 cc", "p3 cbr 8", "p1 cc"], False),
        (["p1 cbr 8", "p2 cc", "p3 cbr 20", "p1 cc"], False),
    ],
)
def test_a_call_that_closes_the_last_round_is_worth_its_equity_against_several_too(
    after: list[str], ends: bool
) -> None:
    """Unless somebody behind may raise yet."""
    checks = ["p1 cc", "p2 cc", "p3 cc"]
    hand = three_handed(*checks, "d db 3d", *checks, "d db 4h", *after)
    *_, moment = moments(seen_hand(replay(parse_hand(hand)).events, 0))
    assert ends_the_hand(moment) is ends


@pytest.mark.parametrize(
    ("actions", "choice", "least"),
    [
        pytest.param(("p1 cc",), CheckCall(), 0, id="check", marks=pytest.mark.long),
        pytest.param(("p1 cc", "p2 cbr 6", "p1 cc"), CheckCall(), -6, id="call"),
        pytest.param(("p1 cbr 6",), RaiseTo(6), -6, id="bet", marks=pytest.mark.long),
    ],
)
def test_no_choice_loses_more_than_the_chips_that_it_puts_in(
    actions: tuple[str, ...], choice: Action, least: float
) -> None:
    """Whoever checks, calls or bets may fold later; the policy that played on paid too much: a bet of 3 lost 8."""
    moment, policies = last_moment(*actions), [policy_of("tag"), policy_of("station")]
    weighing = Weighing(moment, Reader(dict(enumerate(policies)), 1), policies, seed=1, samples=32)
    while not weighing.settled:
        weighing.play()
    playing, at = weighing._playing, moment.choices.index(choice)
    playing._values[at] = [each + 1000 for each in playing._values[at]]
    assert playing.measured().means[at] > 0
    playing._values[at] = [each - 2000 for each in playing._values[at]]
    now = playing.measured()
    assert least <= now.means[at] < least + 0.1 and now.stderrs[at] > 0 and now.best != at
    assert now.behind[at].mean == pytest.approx(now.means[now.best] - now.means[at])
    assert at in now.bounded


@pytest.mark.parametrize(
    ("wins", "lost", "found"), [(1.0, 0.15, 0.0), (1.0, 10.0, 10.0), (-1.0, 0.15, 0.15)], ids=["wins", "here", "loses"]
)
def test_a_raise_known_to_win_against_tags_loses_nothing_unless_it_is_known_to_lose_here(
    wins: float, lost: float, found: float
) -> None:
    moment = at_six("p3 cbr 6")
    made = Passive(moment, [], lambda *_: None, first_in=Known(wins, 0.3))  # type: ignore[arg-type]
    assert made.milder(figures((0.0, -lost), 0, 1, lost)).loss == found


@pytest.mark.parametrize(
    ("wins", "lost", "found", "here"),
    [(2.0, 30.0, 2.0, 30.0), (-2.0, 30.0, 0.0, 30.0), (2.0, 1.0, 1.0, None), (2.0, 0.0, 0.0, None)],
    ids=["less than here", "nothing", "more than here", "nothing here"],
)
def test_a_fold_loses_no_more_than_a_raise_is_known_to_win_against_tags(
    wins: float, lost: float, found: float, here: float | None
) -> None:
    moment = replace(at_six("p3 f"), taken=Fold())
    raised = next(at for at, choice in enumerate(moment.choices) if isinstance(choice, RaiseTo))
    means = tuple([lost if at == raised else 0.0 for at in range(len(moment.choices))])
    made = Passive(moment, [], lambda *_: None, first_in=Known(wins, 0.5))  # type: ignore[arg-type]
    told = made.milder(figures(means, raised, moment.choices.index(Fold()), lost))
    assert (told.loss, told.here) == (found, here)
    assert told.ahead[raised].mean == min(lost, wins)


@pytest.mark.parametrize(("is_ahead", "called", "found"), [(False, 5.0, 0.0), (False, -2.0, 2.0), (True, -2.0, 30.0)])
def test_nobody_is_blamed_for_no_bluff_on_the_last_street(is_ahead: bool, called: float, found: float) -> None:
    """A third pair that was checked was a blunder, for stations fold some pairs too; a call loses beside a fold."""
    *_, moment = moments(seen_hand(river("holdem", "7s7d", "KsQs7h2c3d", "p2 cbr 4", "p1 cc"), 0))
    made = Passive(moment, [], lambda *_: None, is_ahead=is_ahead)  # type: ignore[arg-type]
    now = figures((0.0, called, *[called + 30.0] * (len(moment.choices) - 2)), 2, 1, 30.0)
    assert made.blames(now) is is_ahead
    assert made.milder(now).loss == found
    assert made.milder(now).here == (None if is_ahead else 30.0)
    assert made.milder(now).loss_stderr == made.milder(now).gap_stderr == 0.1, "of the fold beside it, not of itself"
    raises = zip(moment.choices, made.milder(replace(now, loss=0.0)).ahead, strict=True)
    assert {lead.mean > 0 for choice, lead in raises if isinstance(choice, RaiseTo)} == {is_ahead}


def test_on_the_last_street_what_is_ahead_of_every_raise_is_left_as_it_was_measured() -> None:
    """Behind by nothing, with no error, each raise would be told as good as the check, and the check as certain."""
    *_, moment = moments(seen_hand(river("holdem", "7s7d", "KsQs7h2c3d", "p2 cbr 4", "p1 cc"), 0))
    made = Passive(moment, [], lambda *_: None)  # type: ignore[arg-type]
    now = figures((0.0, 5.0, *[4.0] * (len(moment.choices) - 2)), 1, 1, 2.0)
    assert made.milder(now) == now
