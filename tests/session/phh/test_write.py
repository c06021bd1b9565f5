from __future__ import annotations

import tomllib
from dataclasses import replace
from decimal import Decimal
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pokerkit import HandHistory

from pokertable.model.betting.structure import Structure
from pokertable.model.games import (
    BIG_O,
    COURCHEVEL,
    COURCHEVEL8,
    FIVE_STUD,
    HOLDEM,
    OMAHA5,
    OMAHA6,
    OMAHA8,
    RAZZ,
    STUD,
    STUD8,
    TIGHT,
)
from pokertable.model.hand.events import BurnsShuffledIn, HandEnded
from pokertable.model.variant import Variant
from pokertable.session.phh.read import PhhHand, Unreadable, read_file
from pokertable.session.phh.replay import replay
from pokertable.session.phh.text import CODES, code_of, dump_value
from pokertable.session.phh.write import write_hand, write_hands
from pokertable.session.record.record import HandRecord
from tests.corpus.recorded import CORPUS
from tests.games import few
from tests.session.phh.texts import read_text
from tests.session.random_hands import COMBINATIONS, deep_record, random_record

combinations = pytest.mark.parametrize(
    ("variant", "structure"), COMBINATIONS, ids=[f"{v.key}-{s.value}" for v, s in COMBINATIONS]
)


def read_back(text: str) -> list[HandRecord]:
    records = []
    for hand in read_text(text):
        assert isinstance(hand, PhhHand), hand
        records.append(replay(hand).record())
    return records


@pytest.mark.parametrize("count", few(5, 60))
@combinations
def test_written_read_and_replayed_the_events_are_the_same(variant: Variant, structure: Structure, count: int) -> None:
    records = [random_record(variant, structure, seed) for seed in range(count)]
    assert read_back(write_hands(records)) == records


@combinations
def test_a_hand_without_extras_reads_back(variant: Variant, structure: Structure) -> None:
    record = replace(random_record(variant, structure, 1), policies=(), seed=None, practice=False, number=None)
    assert read_back(write_hand(record)) == [record]


@pytest.mark.parametrize("count", few(25, 150))
def test_stud_that_runs_out_of_cards_reads_back(count: int) -> None:
    records = [random_record(STUD8, Structure.FIXED, seed, 8) for seed in range(count)]
    short = [record for record in records if any(isinstance(event, BurnsShuffledIn) for event in record.events)]
    assert len(short) > count // 15
    assert any("d db" in write_hand(record) for record in short)
    assert read_back(write_hands(short)) == short


def test_every_combination_has_a_code() -> None:
    for combination in COMBINATIONS:
        assert CODES[code_of(*combination)] == combination


@pytest.mark.parametrize(
    ("variant", "structure", "code"),
    [
        (HOLDEM, Structure.POT, "PT"),
        (OMAHA8, Structure.NO_LIMIT, "NO/8"),
        (OMAHA5, Structure.POT, "PO5"),
        (OMAHA6, Structure.FIXED, "FO6"),
        (COURCHEVEL, Structure.POT, "PC"),
        (COURCHEVEL8, Structure.FIXED, "FC/8"),
        (TIGHT, Structure.NO_LIMIT, "NT2"),
        (RAZZ, Structure.FIXED, "FR"),
        (FIVE_STUD, Structure.FIXED, "F5S"),
        (BIG_O, Structure.POT, "PO5/8"),
        (BIG_O, Structure.FIXED, "FO5/8"),
        (BIG_O, Structure.NO_LIMIT, "NO5/8"),
        (STUD, Structure.FIXED, "F7S"),
    ],
)
def test_our_own_codes(variant: Variant, structure: Structure, code: str) -> None:
    assert code_of(variant, structure) == code


@pytest.mark.parametrize("count", few(8, 25))
@pytest.mark.parametrize("code", ["NT", "PO", "FT", "F7S", "F7S/8"])
def test_pokerkit_plays_what_we_write(code: str, count: int) -> None:
    """Deep stacks, where pokerkit's rules are ours; its class for FO/8 is pot-limit in fact and cannot play it."""
    variant, structure = CODES[code]
    for seed in range(count):
        record = deep_record(variant, structure, seed)
        history = HandHistory.loads(write_hand(record))
        *_, last = history
        assert not last.status
        assert last.stacks == history.finishing_stacks, write_hand(record)


def test_pokerkit_parses_our_omaha8() -> None:
    history = HandHistory.loads(write_hand(random_record(OMAHA8, Structure.FIXED, 1)))
    assert history.variant == "FO/8"
    assert history.user_defined_fields["_game"] == "omaha8"


def test_keys_of_our_own() -> None:
    record = replace(random_record(OMAHA8, Structure.POT, 3, 4), practice=True)
    document = tomllib.loads(write_hand(record))
    assert document["variant"] == "PO/8"
    assert document["_game"] == "omaha8"
    assert document["_button"] == record.started.button + 1
    assert document["_seed"] == 3
    assert document["_practice"] is True
    assert document["players"][-1] == f"Player {record.started.button}"
    assert document["_policies"].index("") == document["players"].index("Player 0")


def test_heads_up_blinds_are_written_small_blind_first() -> None:
    record = random_record(HOLDEM, Structure.NO_LIMIT, 5, 2)
    document = tomllib.loads(write_hand(record))
    assert document["blinds_or_straddles"] == [10, 20]
    assert record.started.blinds[record.started.button] == 10


@given(st.text())
def test_any_text_is_a_toml_string(text: str) -> None:
    expected = "".join("\ufffd" if "\ud800" <= c <= "\udfff" else c for c in text)
    assert tomllib.loads(f"key = {dump_value(text)}")["key"] == expected


@given(st.lists(st.text(max_size=12), min_size=3, max_size=3))
def test_any_names_read_back(names: list[str]) -> None:
    record = replace(random_record(HOLDEM, Structure.NO_LIMIT, 8, 3), names=tuple(names))
    assert read_back(write_hand(record)) == [record]


def test_files(tmp_path: Path) -> None:
    records = [random_record(HOLDEM, Structure.FIXED, seed) for seed in range(3)]
    (tmp_path / "hands.phhs").write_text(write_hands(records), encoding="utf-8")
    found = list(read_file(tmp_path / "hands.phhs"))
    assert [hand.index for hand in found] == [1, 2, 3]
    assert not any(isinstance(hand, Unreadable) for hand in found)
    (tmp_path / "hand.phh").write_text(write_hand(records[0]), encoding="utf-8")
    assert len(list(read_file(tmp_path / "hand.phh"))) == 1


def test_other_peoples_units_are_written_back() -> None:
    text = """
variant = 'NT'
antes = [0.0, 0.0, 0.0]
blinds_or_straddles = [0.25, 0.50, 0]
min_bet = 0.50
starting_stacks = [50.00, inf, 12.35]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 1.75', 'p1 f', 'p2 f']
"""
    (record,) = read_back(text)
    written = write_hand(record)
    assert read_back(written) == [record]
    document = tomllib.loads(written, parse_float=Decimal)
    assert document["blinds_or_straddles"] == [Decimal("0.25"), Decimal("0.50"), 0]
    assert document["starting_stacks"] == [50, Decimal("inf"), Decimal("12.35")]
    assert document["actions"][3] == "p3 cbr 1.75"
    assert document["finishing_stacks"] == [Decimal("49.75"), Decimal("inf"), Decimal("13.10")]


def test_a_record_is_a_whole_hand() -> None:
    record = random_record(HOLDEM, Structure.NO_LIMIT, 1, 3)
    assert isinstance(record.events[-1], HandEnded)
    with pytest.raises(ValueError, match="whole hand"):
        replace(record, events=record.events[:-1])
    with pytest.raises(ValueError, match="1 names"):
        replace(record, names=("Alone",))


@pytest.mark.skipif(not CORPUS.exists(), reason="the corpus is not beside the checkout")
@pytest.mark.parametrize("one_in", few(40, 1))
@pytest.mark.parametrize("code", ["NT", "FT", "PO", "FO-8", "F7S-8"])
def test_real_hands_are_written_back(code: str, one_in: int) -> None:
    for path in sorted((CORPUS / "real" / "phh" / code).iterdir())[::one_in]:
        for hand in read_file(path):
            assert isinstance(hand, PhhHand)
            record = replay(hand).record()
            assert read_back(write_hand(record)) == [record], f"{path.name} {hand.index}"
