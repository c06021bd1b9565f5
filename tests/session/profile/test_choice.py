import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pokertable.model.betting.structure import Structure
from pokertable.model.games import CATALOGUE
from pokertable.model.stakes import Rake
from pokertable.session.profile.choice import (
    USUAL_STAKES,
    InvalidChoice,
    TableChoice,
    mixed_personas,
    read_stakes,
    usual_choice,
)


@pytest.mark.parametrize("structure", Structure)
def test_every_game_at_every_offered_stake_makes_a_game(structure):
    for variant in CATALOGUE:
        if structure not in CATALOGUE[variant].structures:
            with pytest.raises(InvalidChoice, match=f"{variant} is not played with limit"):
                TableChoice(variant=variant, structure=structure)
            continue
        for low, high in USUAL_STAKES[structure]:
            choice = TableChoice(variant=variant, structure=structure, low=low, high=high, stack=10_000)
            assert choice.game().variant.key == variant
            assert choice.game().stakes.big_bet == high


@pytest.mark.every_game
@pytest.mark.parametrize("variant", CATALOGUE)
def test_the_usual_table_of_each_game_can_be_played(variant):
    choice = usual_choice(variant)
    assert choice.seats == 6
    assert len(choice.personas) == 5
    assert choice.structure in CATALOGUE[variant].structures


@given(
    variant=st.sampled_from(sorted(CATALOGUE)), low=st.integers(4, 500), seats=st.integers(2, 8),
    ante=st.none() | st.integers(0, 3), cap=st.none() | st.integers(0, 5), percent=st.none() | st.integers(0, 100),
)  # fmt: skip
def test_a_choice_survives_json(variant, low, seats, ante, cap, percent):
    seats = min(seats, CATALOGUE[variant].max_seats)
    choice = TableChoice(
        variant=variant, structure=CATALOGUE[variant].structures[-1], low=low, high=2 * low, seats=seats,
        personas=mixed_personas(seats - 1), stack=100 * low, ante=ante, raise_cap=cap,
        rake=None if percent is None else Rake(per_mille=percent, cap=3),
    )  # fmt: skip
    assert TableChoice.from_json(choice.to_json()) == choice


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", "not valid JSON"),
        ("[1]", "JSON object"),
        ('{"colour": 1}', "'colour'"),
        ('{"variant": "chess"}', "'chess'"),
        ('{"structure": "spread"}', "spread"),
        ('{"seats": 12}', "seats 12"),
        ('{"seats": "6"}', "seats '6'"),
        ('{"low": 0}', "stakes 0/2"),
        ('{"low": 5, "high": 2}', "stakes 5/2"),
        ('{"high": 1.5}', "1.5"),
        ('{"stack": 1}', "stack 1"),
        ('{"stack": true}', "stack True"),
        ('{"personas": ["tag"]}', "opponents for 6 seats: expected 5, not 1"),
        ('{"personas": [1,2,3,4,5]}', "expected one name each"),
        ('{"rake": {"per_mille": 5000, "cap": 1}}', "rake 500%"),
        ('{"rake": 3}', "stored table"),
        ('{"raise_cap": -1}', "raise cap -1"),
        ('{"ante": "2"}', "ante '2'"),
        ('{"bring_in": 1}', "bring-in 1"),
        ('{"variant": "stud8", "structure": "fixed", "big_blind_ante": 2}', "big-blind ante 2"),
        ('{"ante": 1, "big_blind_ante": 2}', "ante"),
    ],
)
def test_a_damaged_choice_is_refused_by_the_name_of_its_entry(text, named):
    with pytest.raises(InvalidChoice) as refusal:
        TableChoice.from_json(text)
    assert named in str(refusal.value)


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(), lambda inner: st.lists(inner), max_leaves=4))
def test_any_value_in_any_entry_is_taken_or_refused_in_words(value):
    for name in ("variant", "structure", "low", "high", "seats", "personas", "stack", "ante", "raise_cap", "rake"):
        try:
            TableChoice.from_json(json.dumps({name: value}))
        except InvalidChoice:
            continue


@pytest.mark.parametrize("text", ["", "1", "1/2/3", "a/b", "-1/2", "1.5/3", "٣/٤", "9" * 20 + "/1"])
def test_stakes_that_are_none_are_refused_by_name(text):
    with pytest.raises(InvalidChoice, match="stakes"):
        read_stakes(text)


def test_stakes_are_read_with_separators():
    assert read_stakes(" 1,000 / 2,000 ") == (1000, 2000)
