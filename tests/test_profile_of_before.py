"""A profile folder that an earlier version wrote: every form as it stood on the disk, not as today's code writes it."""

import sqlite3
from datetime import datetime
from pathlib import Path

import pytest

from pokertable.app.profile import Profile
from pokertable.session.history.database.schema import VERSION
from pokertable.session.history.decisions import decisions_report
from pokertable.session.history.rows.reviewed import ReviewedDecision
from pokertable.session.history.store import History, Store
from pokertable.session.history.store.filters import HandFilter
from pokertable.session.history.store.history import By
from pokertable.session.play.resume import resume
from pokertable.session.profile.settings import load, settings_file
from pokertable.training.lab.course import LessonProgress
from pokertable.training.learner.progress import Progress
from pokertable.training.learner.scores import Score
from pokertable.training.learner.skill import TopicSkill
from pokertable.training.quiz.topics import topic_from
from pokertable.training.weigh.severity import Severity, is_of_before, kept_severity
from pokertable.views.desk.history.words import verdict
from tests.narrow import known

SETTINGS = """{"theme": "light", "deck": 2, "volume": 25, "last_game": "omaha",
 "lessons": {"lone-ace": {"done": true, "right": 2, "step": 0},
             "counterfeited": {"done": false, "right": 1, "step": 3}}}
"""
PROGRESS = [
    ("quiz.skills", '{"high/holdem":[0.75,12],"potlimit/omaha":[0.25,3]}'),
    ("quiz.day.2026-11-19", '{"high/holdem":[4,3]}'),
    ("quiz.day.2026-11-20", '{"high/holdem":[5,5],"potlimit/omaha":[3,1]}'),
    ("quiz.recent", '["pot_alone","raise_by_instead_of_to","pot_alone"]'),
]


def test_it_opens_with_equal_figures_and_keeps_them(qapp, tmp_path):
    (tmp_path / "settings.json").write_text(SETTINGS)
    Store(tmp_path / "hands.sqlite").close()
    with sqlite3.connect(tmp_path / "hands.sqlite") as file:
        file.executemany("INSERT INTO progress VALUES (?, ?)", PROGRESS)
    file.close()
    for _ in range(2):  # as it was written before, and as it was saved again
        settings, problem = load(settings_file(tmp_path))
        assert problem is None
        assert (settings.theme, settings.deck, settings.volume, settings.last_game) == ("light", 2, 25, "omaha")
        lessons = LessonProgress.from_json(settings.lessons)
        assert lessons == LessonProgress(
            frozenset({"lone-ace"}), {"lone-ace": 2, "counterfeited": 1}, {"lone-ace": 0, "counterfeited": 3}
        )
        profile = Profile(settings, tmp_path)
        assert not profile.is_newcomer
        progress = Progress(profile.store.progress, datetime(2026, 11, 21, 12).timestamp)
        high, maximum = topic_from("high"), topic_from("potlimit")
        assert (progress.skill(high, "holdem"), progress.skill(maximum, "omaha")) == (
            TopicSkill(0.75, 12),
            TopicSkill(0.25, 3),
        )
        assert (progress.score(high), progress.score(maximum)) == (Score(9, 8), Score(3, 1))
        counted = {error.key: progress.misses_of(error) for error in maximum.errors}
        assert counted["pot_alone"] == Score(3, 2) and counted["raise_by_instead_of_to"] == Score(3, 1)
        settings.lessons = lessons.to_json()
        profile.save()
        profile.store.close()
    assert not list(tmp_path.glob("*.damaged-*"))


def test_the_hands_of_version_4_open_with_equal_figures_and_without_reasons(tmp_path):
    with sqlite3.connect(tmp_path / "hands.sqlite") as file:
        file.executescript((Path(__file__).parent / "profile_of_version_4.sql").read_text())
        events = dict(file.execute("SELECT hand_id, text FROM events"))
    file.close()
    for _ in range(2):  # as it was, and as it is after
        store = Store(tmp_path / "hands.sqlite")
        assert store.fault is None and not store.take_notices()
        assert store.read(lambda c: c.execute("PRAGMA user_version").fetchone()) == (VERSION,)
        history = History(store)
        records = [store.record(hand_id) for hand_id in history.ids()]
        assert sorted((known(each.number), each.final_stacks) for each in records) == [
            (1, (687, 143, 390, 380)),
            (2, (576, 254, 279, 491)),
        ]
        assert [dict(each.reasons) for each in records] == [{}, {}]
        assert dict(store.read(lambda c: c.execute("SELECT hand_id, text FROM events").fetchall())) == events
        figures = history.figures()
        assert (figures.hands, figures.result, figures.big_bets, figures.scooped) == (2, 176, 4.4, 1)
        assert store.progress.all().get("quiz.recent") == ["pot_alone"]
        going_on = known(resume(store))
        assert going_on.table.hand_number == 3 and known(going_on.hand).to_act is not None
        store.close()


def test_a_mix_of_version_6_is_counted_by_its_games(tmp_path):
    """Two hands of each of three games; until then those at one position were counted for the first of them."""
    with sqlite3.connect(tmp_path / "hands.sqlite") as file:
        file.executescript((Path(__file__).parent / "profile_of_version_6.sql").read_text())
    file.close()
    for _ in range(2):  # as it was, and as it is after
        store = Store(tmp_path / "hands.sqlite")
        assert store.fault is None and not store.take_notices()
        history = History(store)
        for wanted in (HandFilter(), HandFilter(since_ms=0)):  # as added up, and hand by hand
            by_game = history.figures_by(By.GAME, wanted)
            assert {game: (each.hands, each.result, each.scooped) for game, each in by_game.items()} == {
                "holdem none": (2, 0, 0),
                "omaha8 fixed": (2, 10, 1),
                "stud8 fixed": (2, -3, 0),
            }
            assert (history.figures(wanted).hands, history.figures(wanted).result) == (6, 7)
        store.close()


def test_the_reviews_of_version_7_open_with_equal_figures(tmp_path):
    """Of those nobody kept whether their deals decided them: their errors say so, as they did then."""
    with sqlite3.connect(tmp_path / "hands.sqlite") as file:
        file.executescript((Path(__file__).parent / "profile_of_version_7.sql").read_text())
        before = file.execute("SELECT place, street, kind, big_bets, stderr FROM reviewed ORDER BY place").fetchall()
    file.close()
    for _ in range(2):  # as it was, and as it is after
        store = Store(tmp_path / "hands.sqlite")
        assert store.fault is None and not store.take_notices()
        (row,) = [each for each in History(store).page(HandFilter()).rows if each.reviewed]
        assert [each[:5] for each in row.reviewed] == before and len(before) == 4
        assert store.reviewed(row.id) == row.reviewed
        assert {each.decided for each in row.reviewed} == {None}
        total = decisions_report(store).total
        assert (total.decisions, total.hands) == (4, 1)
        assert total.per_100 == pytest.approx(100 * sum(each.big_bets for each in row.reviewed))
        said = known(verdict(row))
        assert said.severity is Severity.MISTAKE and said.is_of_before
        store.close()


def test_the_reviews_of_version_8_are_graded_anew_where_their_figures_suffice(tmp_path):
    """Stakes were not kept: what lost nothing is best in any pot; else the severity is of the earlier scale."""
    with sqlite3.connect(tmp_path / "hands.sqlite") as file:
        file.executescript((Path(__file__).parent / "profile_of_version_8.sql").read_text())
    file.close()
    for _ in range(2):  # as it was, and as it is after
        store = Store(tmp_path / "hands.sqlite")
        assert store.fault is None and not store.take_notices()
        (row,) = [each for each in History(store).page(HandFilter()).rows if each.reviewed]
        assert [each.decided for each in row.reviewed] == [True, False, True, True]
        assert {(each.stake, each.severity) for each in row.reviewed} == {(None, None)}
        assert [kept_severity(each) for each in row.reviewed] == [Severity.BEST, None, Severity.MISTAKE, Severity.FINE]
        assert [is_of_before(each) for each in row.reviewed] == [False, False, True, True]
        store.put_reviewed(
            row.id, [*row.reviewed[:3], ReviewedDecision(3, "river", "", 0.9, 0.6, True, 3.0, "blunder")]
        )
        assert kept_severity(store.reviewed(row.id)[3]) is Severity.BLUNDER
        store.put_reviewed(row.id, row.reviewed)
        store.close()
