"""Lines of the page Today: figure, words, remark."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from pokertable.training.quiz.topics import topic_from
from pokertable.training.today.day import Day, Done
from pokertable.training.today.plan import Area, Task, TrainedSkill
from pokertable.views.kit.translate import counted, decimal, game_title, in_a_row, in_about, in_clauses, number, shown


class TodayLine(NamedTuple):
    """A figure in large type, a line beside it and one below that; `right`: green or coral, None: neither."""

    figure: str
    words: str
    about: str
    right: bool | None = None


def tr(text: str) -> str:
    """A sentence of this page in the window's language."""
    return QCoreApplication.translate("Today", text)


def planned(day: Day) -> list[TodayLine]:
    """The remaining tasks: returning misses, and each skill with the reason for its choice."""
    left = [day.plan.tasks[at] for at in day.left]
    lines = [_due([task for task in left if task.miss is not None], due=bool(day.plan.due))]
    for place, skill in enumerate(day.plan.skills):
        count = sum(task.skill == place for task in left)
        if count:
            lines.append(TodayLine(number(count), _title(skill), _why(skill, place)))
    return lines


def _due(tasks: Sequence[Task], *, due: bool) -> TodayLine:
    if tasks:
        counts = Counter(task.topic for task in tasks)
        each = [
            tr("{topic} × {count}").format(topic=shown(topic_from(key).title), count=number(count))
            for key, count in counts.most_common()
        ]
        return TodayLine(number(len(tasks)), tr("Questions you missed, with different cards"), in_a_row(each))
    if due:
        return TodayLine(number(0), tr("Everything due is done"), tr("What you missed again comes back automatically."))
    about = tr("What you misread in the quiz, at the table or in a lesson comes back just before you’d forget it.")
    return TodayLine(number(0), tr("Nothing is due today"), about)


def _title(skill: TrainedSkill) -> str:
    game = game_title(skill.game)
    if skill.area is Area.DECISIONS:
        return tr("Your decisions, {game}").format(game=game)
    return tr("{topic}, {game}").format(topic=shown(topic_from(skill.topics[0]).title), game=game)


def _why(skill: TrainedSkill, place: int) -> str:
    """The figures of the choice, or that there are none yet."""
    rate = skill.rate
    if not skill.is_ranked:
        words = counted("New to you: %n answer in 30 days.", "New to you: %n answers in 30 days.", rate.asked)
        return words if rate.asked else tr("New to you: it starts at the easiest level.")
    if skill.area is Area.DECISIONS:
        said = tr("{wrong} of {asked} reviewed decisions were worse than fine: {rate} ± {spread} per 100.")
    elif place == 0:
        said = tr("Your weakest: {wrong} of {asked} misread in 30 days, {rate} ± {spread} per 100.")
    else:
        said = tr("Next weakest: {wrong} of {asked} misread in 30 days, {rate} ± {spread} per 100.")
    return said.format(
        wrong=number(rate.wrong), asked=number(rate.asked), rate=decimal(rate.per_100), spread=decimal(rate.spread)
    )


def asked(day: Day) -> list[TodayLine]:
    """Today's answers by topic: number right; then each miss with its return time."""
    groups: dict[tuple[str, str], list[Done]] = {}
    for done in day.done:
        groups.setdefault((done.topic, done.game), []).append(done)
    lines = []
    for (_, game), those in groups.items():
        right = sum(done.right for done in those)
        words = tr("{topic}, {game}").format(topic=shown(those[0].of_topic.title), game=game_title(game))
        figure = tr("{right} of {asked}").format(right=number(right), asked=number(len(those)))
        lines.append(TodayLine(figure, words, _missed(those), right == len(those)))
    return lines


def _missed(those: Sequence[Done]) -> str:
    """The errors, and their return times."""
    missed = [done for done in those if not done.right]
    if not missed:
        return tr("All correct.")
    by_time: dict[str, list[str]] = {}
    for done in missed:
        error, back = done.kind, done.comes_back
        name = tr("Misread") if error is None else shown(error.title)
        by_time.setdefault("" if back is None else in_about(back), []).append(name)
    said = [
        tr("{errors}: {back}").format(errors=in_a_row(dict.fromkeys(names)), back=back) if back else in_a_row(names)
        for back, names in by_time.items()
    ]
    return in_clauses(said)


def comes_back(by_day: Sequence[int]) -> str:
    """Number of misses that return today, tomorrow, and within a week."""
    if not sum(by_day):
        return tr("Nothing comes back within a week.")
    said = tr("Coming back: {today} today, {tomorrow} tomorrow, {later} later this week.")
    return said.format(today=number(by_day[0]), tomorrow=number(by_day[1]), later=number(sum(by_day[2:])))
