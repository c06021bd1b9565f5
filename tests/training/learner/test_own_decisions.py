"""One's own costly decisions return in the trainer, once each."""

from __future__ import annotations

from dataclasses import replace

from pokertable.model.hand.actions import RaiseTo
from pokertable.training.learner.own_decisions import keep_costly, own_spot
from pokertable.training.learner.progress import Progress
from pokertable.training.quiz.topics.what_to_do import TOO_LOOSE
from pokertable.training.weigh.severity import Severity
from tests.session.memory import in_memory
from tests.training.decide.banks import spot_in
from tests.training.learner.test_progress import Clock

SPOT = spot_in("stud8", "facing")
STYLES = tuple(style or "tag" for style in SPOT.styles)


def test_a_mistake_returns_once_and_a_good_decision_does_not() -> None:
    progress = Progress(in_memory(), Clock())
    right, wrong = SPOT.verdict(0), SPOT.verdict(1)
    assert wrong.so_far is Severity.MISTAKE
    (miss,) = keep_costly(progress, [right, wrong], STYLES)
    assert miss.error == TOO_LOOSE and miss.deal["id"] == SPOT.id
    question, given = miss.question()
    assert question.deal.own_and_board == SPOT.own_and_board and given is not None
    assert keep_costly(progress, [right, wrong], STYLES) == []
    assert [each.number for each in progress.misses()] == [miss.number]


def test_three_choices_are_asked_the_best_and_the_one_taken_among_them() -> None:
    spot = spot_in("holdem", "defence")
    verdict = spot.verdict(1)
    now, moment = verdict.measured, verdict.moment
    assert now is not None
    more = replace(moment, choices=(*moment.choices, RaiseTo(300)))
    longer = replace(
        now,
        means=(*now.means, now.means[-1]),
        stderrs=(*now.stderrs, now.stderrs[-1]),
        behind=(*now.behind, now.behind[-1]),
        ahead=(*now.ahead, now.ahead[-1]),
    )
    asked = own_spot(replace(verdict, moment=more, measured=longer), (*STYLES, "tag"))
    assert len(asked.choices) == 3 and moment.taken in asked.choices
    assert asked.choices[asked.values.best] == moment.choices[now.best]
