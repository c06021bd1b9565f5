"""The player's own costly decisions as questions that return, with other suits and names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from pokertable.model.hand.actions import RaiseTo
from pokertable.players.people.character import RULES_VERSION
from pokertable.training.decide.spot import DecideSpot, spot_of
from pokertable.training.decide.themes import theme_of
from pokertable.training.quiz.question import Reply
from pokertable.training.quiz.topics import DECIDE, topic_from
from pokertable.training.quiz.topics.what_to_do import Decision
from pokertable.training.weigh.severity import Severity

if TYPE_CHECKING:
    from pokertable.training.learner.progress import Progress
    from pokertable.training.learner.schedule import Miss
    from pokertable.training.weigh.verdict import Verdict

COSTLY: Final = (Severity.MISTAKE, Severity.BLUNDER)
_MOST: Final = 3
"""Most choices of a question."""


def keep_costly(progress: Progress, verdicts: Iterable[Verdict], styles: Sequence[str]) -> list[Miss]:
    """Let the costly ones of these decisions return; none twice. `styles` are the policies by seat."""
    topic = topic_from(DECIDE)
    waiting = {miss.deal.get("id") for miss in progress.misses(topic)} | progress.asked_lately()
    kept = []
    for verdict in verdicts:
        seats = len(verdict.moment.public.seats)
        if verdict.so_far not in COSTLY or verdict.is_milder or seats != len(styles):
            continue
        spot = own_spot(verdict, styles)
        if spot.id not in waiting:
            waiting.add(spot.id)
            taken = spot.choices.index(verdict.moment.taken)
            kept.append(progress.missed_at_table(Reply(topic.rebuilt(spot), Decision(taken))))
    return kept


def own_spot(verdict: Verdict, styles: Sequence[str]) -> DecideSpot:
    """The decision as a spot: its best choice, the one taken, and the best of the others, one raise besides."""
    moment, now = verdict.moment, verdict.measured
    assert now is not None, "it has a severity"
    kept = {now.best, moment.choices.index(moment.taken)}
    for at in sorted(range(len(now.means)), key=lambda at: -now.means[at]):
        raises = any(isinstance(moment.choices[each], RaiseTo) for each in kept)
        if len(kept) < _MOST and not (raises and isinstance(moment.choices[at], RaiseTo)):
            kept.add(at)
    order = sorted(kept)
    fewer = replace(
        now,
        means=tuple([now.means[at] for at in order]),
        stderrs=tuple([now.stderrs[at] for at in order]),
        best=order.index(now.best),
        behind=tuple([now.behind[at] for at in order]),
        ahead=tuple([now.ahead[at] for at in order]),
    )
    asked = replace(moment, choices=tuple([moment.choices[at] for at in order]))
    seated = tuple([style.partition("@")[0] or "tag" for style in styles])
    return spot_of(
        replace(verdict, moment=asked, measured=fewer), theme_of(verdict), (fewer.best,), seated, RULES_VERSION
    )
