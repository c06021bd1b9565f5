"""The tables of lessons: the engine's figures, and pictures that do not give them away."""

from __future__ import annotations

import random
from typing import Any

import pytest

from pokertable.training.lab.choice import ChoiceStep
from pokertable.training.lab.course import all_lessons
from pokertable.training.lab.table import step_table
from tests.narrow import known

STEPS = {
    f"{lesson.key} {at}": step
    for lesson in all_lessons()
    for at, step in enumerate(lesson.steps, 1)
    if isinstance(step, ChoiceStep) and step.table is not None
}


def test_every_step_of_the_first_lessons_has_cards_or_a_table() -> None:
    """Their felt was empty: blinds, bets and pots were spoken of and nowhere to be seen."""
    for lesson in all_lessons():
        if lesson.key.startswith("first-"):
            assert all(isinstance(step, ChoiceStep) and (step.deal or step.table) for step in lesson.steps), lesson.key


@pytest.mark.parametrize("step", STEPS.values(), ids=STEPS)
def test_what_is_asked_for_is_seen_only_after_the_answer(step: ChoiceStep) -> None:
    for each in (step, step.again(random.Random(1)), step.again(random.Random(2))):
        table, figure = known(each.table), str(each.proof["table"])
        asked, answered = table.asked(figure), table.answered(figure)
        if figure == "seat":
            assert asked.to_act is None and answered.to_act == int(str(table.figure(figure))) - 1
        elif figure in ("pot", "main", "side"):
            assert asked.pot == 0 and asked.to_act is None and answered.pot > 0
            assert int(str(table.figure(figure))) in (answered.pot, *[pot.amount for pot in answered.pots])
        elif figure == "back":
            before, after = ({view.seat: view.stack for view in seen.seats} for seen in (asked, answered))
            (back,) = [after[seat] - before[seat] for seat in after if after[seat] != before[seat]]
            assert back == table.figure(figure) and answered.board == asked.board
        else:
            assert asked.to_act == table.you and asked.pot > 0


@pytest.mark.parametrize("step", STEPS.values(), ids=STEPS)
def test_who_is_named_in_the_question_sits_where_the_actions_are_theirs(step: ChoiceStep) -> None:
    table = known(step.table)
    seen = table.asked(str(step.proof["table"]))
    assert len(table.names) == len(seen.seats) and table.names[table.you] == ""
    assert len({*table.names}) == len(table.names)
    for name in ("Lou", "Marek"):
        if name in step.look:
            assert seen.seats[table.names.index(name)].put_in > step.plain.numbers.get("big", 0)


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"seats": None}, "table: missing seats"),
        ({"sits": 3}, "table: unknown sits"),
        ({"limit": "some"}, "'some' is not a valid Structure"),
        ({"acts": "b"}, "bring"),
    ],
)
def test_a_table_that_cannot_be_played_is_refused(changes: dict[str, Any], error: str) -> None:
    data = {"seats": 3, "low": 1, "high": 2, "you": 1} | changes
    with pytest.raises(ValueError, match=error):
        step_table("holdem", {key: value for key, value in data.items() if value is not None}).figure("pot")
    with pytest.raises(ValueError, match="table 'middle': expected one of pot, "):
        step_table("holdem", {"seats": 3, "low": 1, "high": 2, "you": 1}).figure("middle")
