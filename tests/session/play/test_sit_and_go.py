"""The player's sit and go: its rounds, its table from hand to hand, and where it goes on after any cut."""

import json
import shutil
from random import Random

import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.hand.actions import CheckCall, Fold, RaiseTo
from pokertable.players.seen.prizes import PrizesLeft
from pokertable.session.history.database.memory import rescued_memory
from pokertable.session.history.store import History, Store
from pokertable.session.phh.pokerstars import write_hand as write_as_pokerstars
from pokertable.session.phh.write import write_hand
from pokertable.session.play.new_table import new_table
from pokertable.session.play.opponents import Chosen, choose_action, turn_of
from pokertable.session.play.resume import resume, waiting
from pokertable.session.play.sit_and_go import ROUND, SitAndGo, restored
from pokertable.session.play.steps import Result, Round, Seated, TournamentOver
from pokertable.session.play.tournament_results import listed_tournaments, tournament_results
from pokertable.session.profile.choice import TableChoice, usual_choice
from pokertable.session.simulation.other_tables import play_to_end
from pokertable.session.words.ordinal import ordinal
from tests.games import few, one_of
from tests.narrow import known
from tests.players.tables import game
from tests.rules.table import deal
from tests.session.play.at_flow import AtTable, passive


def chosen(game="holdem", field=3, structure="turbo") -> TableChoice:
    usual = usual_choice(game)
    seats = min(field, usual.offer.max_seats)
    return TableChoice(
        variant=game, structure=usual.structure, low=usual.low, high=usual.high, seats=seats,
        personas=("tag",) * (seats - 1), stack=usual.stack, sng=structure, field=field,
    )  # fmt: skip


def entered(game="holdem", field=3, seed=1, store=None, *, plays_others=True, structure="turbo") -> AtTable:
    at = AtTable(store)
    at.plays_others = plays_others
    at.flow.sit_down(SitAndGo.of_choice(chosen(game, field, structure), seed))
    return at


def wild(hand, rng):
    """An action that ends stacks soon."""
    bounds = hand.bounds()
    if bounds.raise_to is not None and rng.random() < 0.15:
        return RaiseTo(rng.choice([bounds.raise_to[0], *bounds.raise_to]))
    if bounds.draw is None and bounds.check_call and rng.random() < 0.6:
        return Fold() if bounds.bring_in is None else passive(hand)
    return passive(hand)


def shoves(hand, rng):
    """All chips in at once."""
    bounds = hand.bounds()
    return passive(hand) if bounds.raise_to is None else RaiseTo(bounds.raise_to[1])


def folds(hand, rng):
    """No chip beyond what is posted."""
    bounds = hand.bounds()
    return Fold() if bounds.draw is None and bounds.check_call else passive(hand)


def play_on(at: AtTable, rng: Random, hands: int = 10_000, mine=wild) -> int:
    """Play hands of the sit and go until it is over for the player; returns their number."""
    played = 0
    while played < hands and not at.heard(TournamentOver):
        hand = at.now.hand
        if at.flow.shows_result:
            at.flow.go_on()
            played += 1
        elif at.flow.is_my_turn:
            at.flow.act(mine(hand, rng))
        else:
            at.flow.opponent_acts(Chosen(wild(hand, rng)))
    return played


def state(at: AtTable):
    """All that must be the same after a restart."""
    table, sng = at.counts.table, known(at.flow.sng)
    seats = [(seat.name, seat.persona, seat.stack) for seat in table.seats]
    return (
        seats, table.button, table.blinds, table.prizes, table.hand_number, table.rotation, sng.id, sng.standings,
        sng.entrants, list(at.counts.hand.events),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("game", "field"),
    [
        ("holdem", 3),
        pytest.param("holdem", 9, marks=pytest.mark.long),
        pytest.param("horse", 18, marks=pytest.mark.long),
        *[pytest.param(game, 4, marks=pytest.mark.long) for game in ("omaha8", "stud8", "triple27", "8game")],
    ],
)
def test_a_sit_and_go_is_played_until_the_player_is_out_or_has_won_and_no_chip_is_lost(game, field):
    at = entered(game, field)
    play_on(at, Random(f"{game} {field}"))
    over = at.heard(TournamentOver)[-1].standings
    sng = known(at.flow.sng)
    assert over.mine.is_out and over.mine.place in (1, over.left + 1, over.left + 2)
    assert sum(sng.tournament.stacks.values()) == sng.setup.chips
    rounds = [step.standings for step in at.heard(Round)]
    assert all(sum(row.chips for row in each.rows) == sng.setup.chips for each in rounds)
    assert all(each.level == sng.setup.structure.level_of(each.hand) for each in rounds)
    assert resume(at.store) is None


def test_the_opponents_at_the_players_table_know_what_is_left_to_win():
    at = entered(field=18)
    sng = known(at.flow.sng)
    assert at.counts.table.prizes == known(sng.seats()).prizes
    hand = deal(game("holdem", Structure.NO_LIMIT), [200] * 4, holes={1: "Ad7h"})
    for action in (Fold(), Fold(), RaiseTo(200)):
        hand.act(action)
    turn = turn_of(hand)
    for prizes, does in ((None, CheckCall()), (PrizesLeft((450, 270, 180)), Fold())):
        assert choose_action("tag", turn, "1", (), prizes).action == does


def test_levels_rise_with_the_hands_and_the_stakes_of_the_table_with_them():
    at = entered(field=2)
    seen = {}
    for _ in range(20):
        seen[at.counts.table.hand_number] = at.counts.table.game.stakes
        at.fold()
        at.flow.go_on()
    assert [seen[hand].big_blind for hand in (1, 8, 9, 16, 17)] == [20, 20, 30, 30, 50]
    assert seen[16].big_blind_ante == 0 and seen[17].big_blind_ante == 50


def test_players_who_are_out_leave_their_seats_and_the_table_goes_on_without_them():
    at = entered(field=6, seed=2)
    rng = Random(2)
    for _ in range(200):
        before, seats, table_id = at.counts.table, len(at.counts.table.seats), at.flow._keeper.table_id
        play_on(at, rng, 1, folds)
        if at.counts.table is not before:
            break
    gone = {row.name for row in known(at.flow.sng).standings.rows if row.is_out}
    assert len(at.counts.table.seats) == seats - len(gone) >= 2
    assert not gone & {seat.name for seat in at.counts.table.seats}
    assert len(at.heard(Seated)) == 2 and at.flow._keeper.table_id != table_id
    assert [seat.stack for seat in at.counts.table.seats] == list(at.counts.hand.state.started.stacks)


def test_the_next_hand_waits_for_the_other_tables():
    at = entered(field=18, plays_others=False)
    at.fold()
    before = at.counts.hand
    at.flow.go_on()
    assert at.counts.hand is before and at.flow.rounds.waits
    waiting = [step for step in at.heard(Round) if step.others][-1]
    at.others_play(waiting)
    assert at.counts.hand is not before and not at.flow.rounds.waits
    assert at.counts.table.hand_number == 2
    at.others_play(waiting)
    assert known(at.flow.sng).tournament.hand == 2, "the stacks of an earlier round are dropped"


def test_another_table_that_is_chosen_meanwhile_comes_when_the_round_is_over():
    at = entered(field=18, plays_others=False)
    at.fold()
    before = at.counts.hand
    at.flow.go_on()
    wanted = new_table(usual_choice("omaha8"), 2)
    at.flow.change_game(wanted)
    assert at.flow.next_table is wanted and at.counts.hand is before, "what was begun is played to its end"
    at.others_play([step for step in at.heard(Round) if step.others][-1])
    assert at.counts.table is wanted and at.flow.sng is None and at.flow.next_table is None


def test_levels_by_minutes_rise_with_the_deal_alone_and_with_no_hand():
    at = entered(field=2, structure="turbo:minutes")
    sng = known(at.flow.sng)
    stakes = at.counts.hand.state.game.stakes
    assert known(at.flow.rounds.pass_time(299.5)).seconds_to_next == 0.5
    assert known(at.flow.rounds.pass_time(400)).seconds_to_next == -399.5
    assert (sng.tournament.level, at.counts.table.game.stakes) == (1, stakes)
    at.fold()
    assert (sng.standings.level, sng.standings.levels) == (1, 1), "the next hand is not dealt yet"
    at.flow.go_on()
    now = sng.standings
    assert (now.hand, now.level, now.levels, now.seconds_to_next) == (2, 3, 3, 200.5)
    assert at.counts.table.game.stakes.big_blind == 50
    for _ in range(20):
        at.fold()
        at.flow.go_on()
    assert sng.tournament.level == 3
    at.fold()
    rows = History(at.store).page().rows
    assert [at.store.record(row.id).level for row in reversed(rows)] == [1, *[3] * 21]


def test_no_clock_runs_at_a_table_with_levels_by_hands_or_of_cash():
    at = entered(field=2)
    assert at.flow.rounds.pass_time(1000) is None and known(at.flow.sng).clock == 0
    assert known(at.flow.sng).standings.seconds_to_next is None
    at.sit_down()
    assert at.flow.rounds.pass_time(1000) is None


def test_the_clock_is_kept_when_the_table_is_left_and_every_ten_seconds(tmp_path, monkeypatch):
    monkeypatch.setattr(Store, "is_gone", lambda *_: True)
    at = entered(field=3, store=Store(tmp_path / "p.db"), structure="turbo:minutes")
    for _ in range(34):
        at.flow.rounds.pass_time(1)
    cut = known(known(resume(at.store)).sng)
    assert cut.clock == 30 and cut.tournament.seconds == 0
    at.flow.leave()
    left = known(known(resume(at.store)).sng)
    assert left.clock == 34
    at.store.close()


@pytest.mark.parametrize("cuts", few(15, 200))
@pytest.mark.parametrize(
    ("field", "structure"),
    [
        (18, "turbo:minutes"),
        pytest.param(3, "turbo", marks=pytest.mark.long),
        pytest.param(3, "turbo:minutes", marks=pytest.mark.long),
        pytest.param(18, "turbo", marks=pytest.mark.long),
    ],
)
def test_wherever_it_is_cut_off_it_goes_on_at_the_same_level_hand_stacks_and_places(
    field, structure, cuts, tmp_path, monkeypatch
):
    """Nothing is closed: what is stored is all that a killed process leaves."""
    monkeypatch.setattr(Store, "is_gone", lambda *_: True)
    path, rng = tmp_path / "p.db", Random(f"cuts {field}")
    at = entered(field=field, seed=3, store=Store(path), structure=structure)
    levels = set()
    opened = [at.store]
    for cut in range(cuts):
        if at.heard(TournamentOver):
            at = AtTable(at.store)
            at.flow.sit_down(SitAndGo.of_choice(chosen("holdem", field, structure), cut))
        for _ in range(rng.randint(0, 40)):
            if at.heard(TournamentOver):
                break
            hand = at.now.hand
            at.flow.rounds.pass_time(rng.choice((10, 20, 40)))
            levels.add(known(at.flow.sng).tournament.level)
            if at.flow.shows_result:
                at.plays_others = rng.random() < 0.8
                at.flow.go_on()
            elif at.flow.is_my_turn:
                at.flow.act(wild(hand, rng))
            else:
                at.flow.opponent_acts(Chosen(wild(hand, rng)))
            if at.flow.rounds.waits:
                break
        if at.heard(TournamentOver):
            continue
        before, over, waited = state(at), at.counts.hand.over, at.flow.rounds.waits
        copy = tmp_path / f"{cut}.db"
        for side in ("", "-wal"):
            if (written := path.with_name(path.name + side)).exists():
                shutil.copyfile(written, copy.with_name(copy.name + side))
        path = copy
        again = AtTable(Store(path))
        opened.append(again.store)
        if known(at.flow.sng).is_out:  # its place is stored, and nothing is left to play
            assert resume(again.store) is None
            at = again
            at.flow.sit_down(SitAndGo.of_choice(chosen("holdem", field, structure), cut))
            continue
        again.flow.resume(known(resume(again.store)))
        if over and not waited:
            straight = state_after(at)
            assert state(again) == straight
        elif waited:
            waiting = [step for step in at.heard(Round) if step.others][-1]
            at.others_play(waiting)
            assert at.heard(TournamentOver) or state(again) == state(at)
        else:
            assert state(again) == before
        at = again
    assert len(levels) > 2
    for store in opened:
        store.close()


def test_what_the_table_has_seen_outlasts_a_cut_within_a_hand(tmp_path, monkeypatch):
    monkeypatch.setattr(Store, "is_gone", lambda *_: True)
    at = entered(field=4, store=Store(tmp_path / "p.db"))
    play_on(at, Random("seen"), hands=3, mine=folds)
    again = AtTable(Store(tmp_path / "p.db"))
    again.flow.resume(known(resume(again.store)))
    for one in (at, again):
        play_on(one, Random("seen"), hands=1, mine=folds)
    assert [seat.hands for seat in again.counts.table.memory] == [seat.hands for seat in at.counts.table.memory]
    assert max(seat.hands for seat in again.counts.table.memory) == 4
    at.store.close()
    again.store.close()


def state_after(at: AtTable):
    """The state after the next hand is dealt."""
    at.plays_others = True
    at.flow.go_on()
    if at.flow.rounds.waits:
        at.others_play([step for step in at.heard(Round) if step.others][-1])
    return state(at)


def test_practice_changes_nothing_of_the_tournament():
    at = entered(field=3)
    sng = known(at.flow.sng)
    at.act(CheckCall())
    at.opponents()
    events, standings = list(at.counts.hand.events), sng.standings
    at.flow.rewind()
    assert at.flow.hands.is_practising
    while at.my_turn() and not at.flow.shows_result:
        bounds = at.now.hand.bounds()
        at.flow.act(RaiseTo(bounds.raise_to[1]) if bounds.raise_to else CheckCall())
    assert at.flow.shows_result
    at.flow.back_to_hand()
    assert sng.standings == standings and at.counts.hand.events[: len(events)] == events
    assert len(at.store.tournaments.all(ROUND)) == 0


def test_its_hands_are_in_the_history_with_level_and_tournament_and_in_no_statistics_of_cash():
    at = entered(field=2)
    for _ in range(9):
        at.fold()
        at.flow.go_on()
    rows = History(at.store).page().rows
    assert len(rows) == 9
    last = at.store.record(rows[0].id)
    assert (last.tournament, last.level) == (known(at.flow.sng).id, 2)
    assert at.store.record(rows[1].id).level == 1
    assert History(at.store).figures().hands == 0
    assert f"_tournament = {last.tournament}\n_level = 2\n" in write_hand(last)
    head = write_as_pokerstars(last, known(last.played_ms)).splitlines()[0]
    assert f"Tournament #{last.tournament}, " in head and "Level II (15/30)" in head


def test_a_tournament_that_is_left_for_another_table_waits():
    at = entered(field=3)
    at.fold()
    number = known(at.flow.sng).id
    at.sit_down()
    assert at.flow.sng is None
    at.flow.leave()
    at.flow._keeper.leave()
    found = known(resume(at.store))
    assert known(found.sng).id == number


def test_a_damaged_store_keeps_its_hands_out_of_the_statistics_of_cash(tmp_path):
    at = entered(field=2, store=Store(tmp_path / "p.db"))
    for _ in range(3):
        at.fold()
        at.flow.go_on()
    at.store.close()
    saved = rescued_memory(tmp_path / "p.db")[0]
    assert saved.execute("SELECT count(*) FROM hands WHERE state = 'finished'").fetchone() == (3,)
    assert saved.execute("SELECT count(*) FROM seats WHERE who IS NOT NULL").fetchone() == (0,)
    assert saved.execute("SELECT count(*) FROM hands WHERE looked_ahead").fetchone() == (0,)
    saved.close()


HUGE = 10**30
NO_NUMBERS: tuple[object, ...] = (-1, HUGE, 1e30, 1.5, True, "9", None, [], {})


def played(hands=2, **setup) -> AtTable:
    """A sit and go with some hands over, and one running."""
    at = entered(**{"field": 2, **setup})
    for _ in range(hands):
        at.fold()
        at.flow.go_on()
    return at


def put(*path, value):
    """Sets the entry at this path of a JSON value."""

    def change(entries):
        inner = entries
        for step in path[:-1]:
            inner = inner[step]
        inner[path[-1]] = value
        return entries

    return change


STRUCTURE = ("setup", "structure")
BAD_HEADS = [
    *[(*STRUCTURE, name) for name in ("entry", "chips", "hands", "ante_from", "levels", "key", "title")],
    *[("setup", name) for name in ("game", "limit", "structure", "field", "seed")],
    *[("entrants",), ("entrants", 0), ("entrants", 1, 0), ("entrants", 1, 1), ("out",), ("hands",), ("setup",)],
    (*STRUCTURE, "levels", 0, 1),
]  # fmt: skip


@pytest.mark.parametrize("value", one_of(3, [{}, {"0": 1}, [], ["x"], [1e308], None, 7]))
@pytest.mark.parametrize("name", ["table.x", "table.²", f"table.{'9' * 30}", f"table.{'9' * 5000}", "table.5"])
def test_odd_tables_of_sit_and_goes_are_left_out_of_the_lists(name, value):
    """The history could not be opened."""
    at = played(hands=1)
    number = known(at.flow.sng).id
    (hand_id,) = at.store.tournament_hands(number)
    at.store.tournaments.set_all({name: [number] if value is None else value, f"head.{'9' * 5000}": 1})
    assert [each.id for each in listed_tournaments(at.store)] == [number]
    assert at.store.tournament_hands(number) == [hand_id] and not tournament_results(at.store)


@pytest.mark.parametrize("path", BAD_HEADS, ids=lambda path: ".".join(map(str, path)))
def test_a_sit_and_go_with_damaged_values_is_set_aside_and_the_player_is_told(path):
    at = played(hands=1)
    key = next(each for each in at.store.tournaments.all("head."))
    good = at.store.tournaments.get(key)
    for value in NO_NUMBERS:
        if (path, value) in ((("entrants", 1, 1), None), (("out",), [])):
            continue
        if path[-1] in ("seed", "key", "title", 0) and value == "9":
            continue
        at.store.tournaments.set_all({key: put(*path, value=value)(json.loads(json.dumps(good)))})
        assert resume(at.store) is None, value
        (notice,) = at.store.take_notices()
        assert str(notice).startswith("A sit and go can't be resumed: its stored data is damaged (")
        assert at.store.tournaments.get(key) is not None and len(History(at.store).ids()) == 1
        assert not listed_tournaments(at.store) and not tournament_results(at.store)
        with at.store._turns:
            at.store._connection.execute("UPDATE tables SET is_left = 0")
            at.store._connection.execute("UPDATE hands SET state = 'playing' WHERE state = 'abandoned'")
    at.store.tournaments.set_all({key: good})
    assert resume(at.store) is not None and not at.store.take_notices()


@pytest.mark.parametrize(
    "value",
    [None, [], {"0": 1}, {"0": HUGE, "1": -HUGE}, {"0": 1.5}, {"7": 1500}, {"x": 1}, {"0": -1, "1": 3001}],
    ids=["gone", "list", "chips", "huge", "half", "player", "name", "debt"],
)
@pytest.mark.parametrize("which", one_of(3, [1, 0, 2]))
def test_a_sit_and_go_whose_rounds_are_damaged_is_set_aside(value, which):
    """The program did not start any more; a missing round was filled by the next."""
    at = played(hands=3)
    assert resume(at.store) is not None
    at.store.tournaments.set_all({sorted(at.store.tournaments.all(ROUND))[which]: value})
    assert resume(at.store) is None
    (notice,) = at.store.take_notices()
    assert "A sit and go can't be resumed" in str(notice)


@pytest.mark.parametrize(
    "clock",
    [None, [], [0], [0, "9"], [0, None], [-1, 5], [9, 5], [0, 1e30], [0, HUGE], [0, -HUGE], "x", {"a": 1}],
    ids=str,
)
def test_a_damaged_clock_begins_the_level_again_and_the_player_is_told(clock):
    at = played(hands=1, structure="turbo:minutes")
    at.flow.rounds.pass_time(700)
    at.fold()
    at.flow.go_on()
    before = state(at)
    assert known(at.flow.sng).tournament.level == 3
    key = next(iter(at.store.tournaments.all("clock.")))
    at.store.tournaments.set_all({key: clock})
    again = AtTable(at.store)
    again.flow.resume(known(resume(at.store)))
    (notice,) = at.store.take_notices()
    assert str(notice) == "The clock of your sit and go was damaged: level 3 starts again."
    now = known(again.flow.sng).standings
    assert state(again)[-1] == before[-1] and (now.level, now.seconds_to_next) == (3, 300)


def test_a_clock_that_no_level_rises_by_may_be_damaged():
    at = played()
    before = state(at)
    at.store.tournaments.set_all({next(iter(at.store.tournaments.all("clock."))): [HUGE]})
    again = AtTable(at.store)
    again.flow.resume(known(resume(at.store)))
    assert state(again) == before and not at.store.take_notices()


@pytest.mark.parametrize("minutes", [HUGE, 1e30, 0, -5, "5", 1441])
def test_minutes_that_no_level_lasts_set_a_sit_and_go_aside(minutes):
    """They raised OverflowError where the time to the next level is told."""
    at = played(structure="turbo:minutes")
    key = next(iter(at.store.tournaments.all("head.")))
    at.store.tournaments.set_all({key: put(*STRUCTURE, "minutes", value=minutes)(at.store.tournaments.get(key))})
    assert resume(at.store) is None and len(at.store.take_notices()) == 1


@pytest.mark.parametrize("value", [[], [0], ["1"], [1.5], [HUGE], {}, "x"], ids=str)
def test_a_table_of_a_damaged_sit_and_go_is_never_resumed_as_one_of_cash(value):
    at = played()
    at.store.tournaments.set_all({next(iter(at.store.tournaments.all("table."))): value})
    assert [each.table.tournament for each in waiting(at.store)] == [0] and resume(at.store) is None
    record = at.store.record(History(at.store).ids()[0])
    assert record.tournament is None and record.level is None


def test_a_damaged_hand_at_the_table_is_set_aside_and_the_sit_and_go_goes_on():
    at = played(field=3)
    stacks = dict(known(at.flow.sng).tournament.stacks)
    hand_id = known(at.counts.hand_id)
    with at.store._turns:
        at.store._connection.execute("UPDATE journal SET text = 'x' WHERE hand_id = ?", (hand_id,))
    again = AtTable(at.store)
    again.flow.resume(known(resume(at.store)))
    assert [str(notice).split(".")[0] for notice in at.store.take_notices()] == [
        "The hand in progress was damaged and has been set aside"
    ]
    sng = known(again.flow.sng)
    assert sng.tournament.stacks == stacks and sng.tournament.hand == again.counts.table.hand_number == 4


def test_a_running_hand_that_was_dealt_with_other_chips_is_set_aside():
    at = played(hands=3)
    last = sorted(at.store.tournaments.all(ROUND))[-1]
    at.store.tournaments.set_all({last: {"0": 1400, "1": 1600}})
    found = known(resume(at.store))
    assert found.hand is None and known(found.sng).tournament.stacks == {0: 1400, 1: 1600}
    (notice,) = at.store.take_notices()
    assert "set aside" in str(notice)


def test_stacks_of_a_table_that_are_not_the_sit_and_gos_do_not_enter_it():
    at = played(field=2)
    at.fold()
    stacks = dict(known(at.flow.sng).tournament.stacks)
    assert stacks
    with at.store._turns:
        at.store._connection.execute("UPDATE tables SET stacks = '[7,1500]'")
        at.store._connection.execute("DELETE FROM progress WHERE key LIKE 'tournament.round.%.000003'")
    again = AtTable(at.store)
    again.flow.resume(known(resume(at.store)))
    assert at.store.take_notices()
    assert sum(known(again.flow.sng).tournament.stacks.values()) == known(again.flow.sng).setup.chips


def test_a_sit_and_go_that_was_over_when_the_program_was_cut_off_is_left_and_the_place_told():
    """Its table was gone without a word: it looked like a lost one."""
    at = entered(field=2, seed=5)
    play_on(at, Random(5), mine=shoves)
    with at.store._turns:
        at.store._connection.execute("UPDATE tables SET is_left = 0")
    place = known(at.flow.sng).standings.mine.place
    assert resume(at.store) is None and not at.store.open_tables()
    assert [str(notice) for notice in at.store.take_notices()] == [
        f"Your sit and go is over: you finished {ordinal(place)} of 2."
    ]


def test_a_program_cut_off_between_the_end_played_by_others_and_leaving_its_table_tells_the_place():
    """The sit and go went on where the player had left it, beside the places that were stored."""
    at = entered(field=3, seed=5)
    play_on(at, Random(5), hands=1)
    sng = known(at.flow.sng)
    left_at = sng.tournament.hand
    at.flow.rounds.finish(sng, play_to_end(sng.tournament, sng.entrants, lambda _: None))
    before = sng.standings
    with at.store._turns:
        at.store._connection.execute("UPDATE tables SET is_left = 0")
    (table,) = [waits.table for waits in waiting(at.store)]
    assert restored(at.store, table).standings == before and before.left_after == left_at - 1
    assert resume(at.store) is None and not at.store.open_tables()
    assert [str(notice) for notice in at.store.take_notices()] == [
        f"Your sit and go is over: you finished {ordinal(before.mine.place)} of 3."
    ]


@pytest.mark.parametrize("key", ["holdem", "stud8", "horse", "8game", "mix:holdem/none,omaha8/fixed,razz/fixed"])
@pytest.mark.parametrize("pace", ["turbo", "turbo:minutes"])
def test_the_level_of_a_hand_is_known_from_its_stakes(key, pace):
    """Hands were exported without their level if no list of the levels was stored."""
    setup = SitAndGo.of_choice(chosen(key, 3, pace), 1).setup
    for hand in range(1, 60):
        level = setup.structure.level_of(hand, hand * 70)
        assert setup.level_at(hand, setup.game_of(hand, level).stakes) == level


def test_the_levels_of_hands_are_exported_as_they_were_played():
    at = entered(field=2, structure="turbo:minutes")
    sng, levels = known(at.flow.sng), []
    for _ in range(6):
        levels.append(sng.tournament.level)
        at.flow.rounds.pass_time(200)
        at.fold()
        at.flow.go_on()
    assert levels == [1, 1, 2, 3, 3, 4]
    assert not [name for name in at.store.tournaments.all() if name.startswith("levels")]
    records = [at.store.record(each) for each in sorted(History(at.store).ids())]
    assert [record.level for record in records] == levels
    assert "Level IV (50/100)" in write_as_pokerstars(records[-1], 0)
    assert "_level = 4" in write_hand(records[-1])


def test_who_is_out_may_look_on_to_the_end():
    at = entered(field=4, seed=9)
    rng = Random(9)
    play_on(at, rng, mine=shoves)
    out = at.heard(TournamentOver)[-1].standings
    assert out.mine.is_out and not out.is_over
    at.told.clear()
    at.flow.rounds.watch()
    assert at.counts.table.hero is None
    assert at.store.open_tables() == [], "no start goes back to what is only looked at"
    play_on(at, rng)
    over = at.heard(TournamentOver)[-1].standings
    assert over.is_over and over.mine.place == out.mine.place
    assert (out.out_after, over.out_after) == (out.played, out.played) and over.played > out.played
    assert sorted(row.place for row in over.rows) == [1, 2, 3, 4]
    assert all(step.price is None for step in at.heard(Result))


def test_who_is_out_before_the_end_has_its_place_among_the_results_at_once():
    at = entered(field=4, seed=9)
    play_on(at, Random(9), mine=shoves)
    out = at.heard(TournamentOver)[-1].standings
    (result,) = tournament_results(at.store)
    assert not out.is_over and (result.place, result.hands) == (out.mine.place, out.played)
