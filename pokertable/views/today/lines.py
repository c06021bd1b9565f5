"""Words of the page Today: the parts of the day, and at its end what was asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from pokertable.training.learner.schedule import Miss
from pokertable.training.quiz.topics import topic_from
from pokertable.training.today.day import Day, Done
from pokertable.training.today.plan import Area, TrainedSkill
from pokertable.views.kit.translate import counted, game_title, in_a_row, in_about, in_clauses, number, shown
from pokertable.views.today.cards import TodayPart

_FEW: Final = 10
"""Number of answers below which a skill without an error is not called the weakest."""


class TodayLine(NamedTuple):
    """A figure in large type, a line beside it and one below that; `right`: green or coral, None: neither."""

    figure: str
    words: str
    about: str
    right: bool | None = None


def tr(text: str) -> str:
    """A sentence of this page in the window's language."""
    return QCoreApplication.translate("Today", text)


def missed(day: Day, due: Sequence[Miss]) -> TodayPart:
    """The misses that come back today, counted by topic, and how many this session asks where it has not all."""
    waiting = {miss.number for miss in due}
    left = sum(day.plan.tasks[at].miss in waiting for at in day.left)
    if not due:
        about = tr("What you misread in the quiz, at the table or in a lesson comes back just before you'd forget it.")
        title = tr("Nothing more comes back today") if day.plan.due else tr("Nothing comes back today")
        return TodayPart(0, title, tr("missed before"), about=about)
    counts = Counter(shown(miss.topic.title) for miss in due)
    about = tr("With different cards, mixed with the new questions.")
    if not left:
        about = tr("In your next session, with different cards.")
    elif left < len(due):
        about = tr("{count} of them in this session, with different cards.").format(count=number(left))
    return TodayPart(len(due), tr("Coming back today"), tr("missed before"), counts=counts.most_common(), about=about)


def weakest(day: Day) -> TodayPart:
    """The weakest skill that has questions left, with the reason for its choice; the next one in a line below."""
    left = Counter(day.plan.tasks[at].skill for at in day.left)
    skills = [(skill, left[place]) for place, skill in enumerate(day.plan.skills) if left[place]]
    if not skills:
        words = tr("No new questions left today") if day.plan.skills else tr("No new questions today")
        return TodayPart(0, words, tr("weakest skill"))
    (first, count), *others = skills
    tag = tr("weakest skill") if first.is_ranked else tr("new to you")
    if first.is_ranked and not first.rate.wrong and first.rate.asked < _FEW:
        tag = tr("few answers yet")
    more = [tr("{count} more: {skill}").format(count=number(more), skill=_title(skill)) for skill, more in others]
    return TodayPart(count, _title(first), tag, about="\n".join([_why(first), *more]))


def _title(skill: TrainedSkill) -> str:
    game = game_title(skill.game)
    if skill.area is Area.DECISIONS:
        return tr("Your decisions, {game}").format(game=game)
    return tr("{topic}, {game}").format(topic=shown(topic_from(skill.topics[0]).title), game=game)


def _why(skill: TrainedSkill) -> str:
    """The figures of the choice, or that there are none yet."""
    rate = skill.rate
    if not skill.is_ranked:
        words = counted("New to you: only %n answer in 30 days.", "New to you: only %n answers in 30 days.", rate.asked)
        return words if rate.asked else tr("It starts at the easiest level.")
    said = tr("{right} of {asked} right in the last 30 days")
    if skill.area is Area.DECISIONS:
        said = tr("{right} of {asked} decisions fine in the last 30 days, including those at the table")
    return said.format(right=number(rate.asked - rate.wrong), asked=number(rate.asked))


def asked(day: Day, lesson: str) -> list[TodayLine]:
    """Today's answers by topic: number right; then each miss with its return time. The `lesson` comes last."""
    groups: dict[tuple[str, str], list[Done]] = {}
    for done in day.done:
        groups.setdefault((done.topic, done.game), []).append(done)
    lines = []
    figures = tr("{right} of {asked}")
    for (_, game), those in groups.items():
        right = sum(done.right for done in those)
        words = tr("{topic}, {game}").format(topic=shown(those[0].of_topic.title), game=game_title(game))
        figure = figures.format(right=number(right), asked=number(len(those)))
        lines.append(TodayLine(figure, words, _missed(those), right == len(those)))
    if day.steps and not day.lesson_left:
        count = number(len(day.steps))
        lines.append(TodayLine(figures.format(right=count, asked=count), lesson, tr("Lesson passed."), True))
    return lines


def _missed(those: Sequence[Done]) -> str:
    """The errors, and their return times."""
    wrong = [done for done in those if not done.right]
    if not wrong:
        return tr("All correct.")
    by_time: dict[str, list[str]] = {}
    for done in wrong:
        error, back = done.kind, done.comes_back
        name = tr("Misread") if error is None else shown(error.title)
        by_time.setdefault("" if back is None else in_about(back), []).append(name)
    said = [
        tr("{errors}: {back}").format(errors=in_a_row(dict.fromkeys(names)), back=back) if back else in_a_row(names)
        for back, names in by_time.items()
    ]
    return in_clauses(said)


def comes_back(by_day: Sequence[int]) -> str:
    """Number of misses that return today, tomorrow, and within a week; a day without any is left out."""
    if not sum(by_day):
        return tr("Nothing comes back within a week.")
    days = (
        (tr("{count} today"), by_day[0]),
        (tr("{count} tomorrow"), by_day[1]),
        (tr("{count} later this week"), sum(by_day[2:])),
    )
    said = [words.format(count=number(count)) for words, count in days if count]
    return tr("Coming back: {days}.").format(days=in_a_row(said))
