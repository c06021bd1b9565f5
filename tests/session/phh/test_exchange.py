"""Hands written to files and read from them; what is wrong is named and stops nothing else."""

import os
from dataclasses import replace

import pytest

from pokertable.session.history.faults import StoreError
from pokertable.session.phh.exchange import Format, export_hands, import_files, read_hands
from pokertable.session.record.record import HERO, HandRecord
from tests.session.random_hands import COMBINATIONS, random_record

WHEN = 1_700_000_000_123
RECORDS = [random_record(variant, structure, 3) for variant, structure in COMBINATIONS]


def as_read(record):
    """A record as it comes back: nobody else's "You"."""
    return replace(record, names=(HERO, *record.names[1:]), played_ms=WHEN, hero=0)


def load(number):
    if number >= len(RECORDS):
        raise StoreError(f"there is no hand {number}")
    return replace(RECORDS[number], played_ms=WHEN, hero=0)


def test_what_is_exported_as_phh_comes_back(tmp_path):
    path = tmp_path / "hands.phhs"
    report = export_hands(range(len(RECORDS)), load, path, Format.PHH)
    assert str(report.summary) == f"{len(RECORDS)} hands were written to hands.phhs"
    assert not report.problems and report.done == len(RECORDS)
    taken = list(read_hands(path))
    assert [each.index for each in taken] == list(range(1, len(RECORDS) + 1))
    assert [each.record for each in taken] == [as_read(record) for record in RECORDS]


def test_pokerstars_text_has_every_hand(tmp_path):
    path = tmp_path / "hands.txt"
    report = export_hands([0, 1, 2], load, path, Format.POKERSTARS)
    assert report.done == 3
    assert path.read_text("utf-8").count("PokerStars Hand #") == 3
    assert "Seat 1: Hero (" in path.read_text("utf-8")


def test_a_hand_that_cannot_be_read_is_named_and_the_others_are_written(tmp_path):
    path = tmp_path / "hands.phhs"
    report = export_hands([0, 99, 1], load, path, Format.PHH)
    assert report.problems == ("there is no hand 99",)
    assert [each.record for each in read_hands(path)] == [as_read(record) for record in RECORDS[:2]]


def test_a_file_that_cannot_be_written_is_said_and_what_was_there_stays(tmp_path):
    path = tmp_path / "hands.phhs"
    path.mkdir()
    report = export_hands([0], load, path, Format.PHH)
    assert "could not be written" in str(report.summary) and not report.done
    assert list(tmp_path.iterdir()) == [path]


def test_nothing_to_write_leaves_the_old_file(tmp_path):
    path = tmp_path / "hands.txt"
    path.write_text("mine")
    assert not export_hands([99], load, path, Format.POKERSTARS).done
    assert export_hands([0], load, path, Format.POKERSTARS, lambda: True).done == 0
    assert path.read_text() == "mine"


@pytest.fixture
def mixed(tmp_path):
    """Three hands, the second of which has an action that is not legal, the third no variant."""
    path = tmp_path / "mixed.phhs"
    export_hands([0, 1, 2, 3], load, path, Format.PHH)
    text = path.read_text("utf-8")
    second, third = text.index("[2]"), text.index("[3]")
    middle = text[second:third].replace('" f"', '" cbr 1"')
    broken = middle.replace("actions = [", 'actions = ["p1 cbr 1", ')
    rest = text[third:].replace("variant", "_variant", 1)
    path.write_text(text[:second] + broken + rest, "utf-8")
    return path


def taking():
    """A list, and what takes hands into it: all are new."""
    taken: list[HandRecord] = []

    def take(records):
        taken.extend(records)
        return range(len(records))

    return taken, take


def test_each_wrong_hand_of_a_file_is_named(mixed, tmp_path):
    bad = tmp_path / "none.phh"
    bad.write_text("no hand at all")
    taken, take = taking()
    report = import_files([mixed, bad, tmp_path / "absent.phh"], take)
    assert taken == [as_read(RECORDS[0]), as_read(RECORDS[3])] and report.done == 2
    assert str(report.summary) == "2 hands were imported, 4 could not be read"
    first, second, third, fourth = map(str, report.problems)
    assert "mixed.phhs, hand 2" in first and "mixed.phhs, hand 3" in second and "variant" in second
    assert "none.phh" in third and "absent.phh" in fourth


def test_an_import_that_is_stopped_keeps_what_it_has_and_reads_no_other_file(mixed, tmp_path):
    asked = iter([False, True, True, True, True])
    taken, take = taking()
    report = import_files([mixed, tmp_path / "absent.phh"], take, lambda: next(asked))
    assert report.done == len(taken) == 1 and not report.problems


@pytest.mark.skipif(os.name != "posix", reason="pipes and devices are those of POSIX")
def test_a_pipe_and_a_device_are_named_not_waited_for(mixed, tmp_path):
    os.mkfifo(tmp_path / "pipe.phh")
    (tmp_path / "endless.txt").symlink_to("/dev/urandom")
    taken, take = taking()
    report = import_files([tmp_path / "pipe.phh", tmp_path / "endless.txt", mixed], take)
    assert report.done == len(taken) == 2
    pipe, device, *_ = map(str, report.problems)
    assert pipe.endswith("pipe.phh: it isn't a regular file")
    assert device.endswith("endless.txt: it isn't a regular file")
