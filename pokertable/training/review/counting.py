"""A running review: its request, and step by step the sheet so far."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import TYPE_CHECKING

from pokertable.model.hand.seen import SeenHand
from pokertable.session.record.uncovered import Uncovered
from pokertable.training.explain.choices import said
from pokertable.training.review.sheet import DecisionSheet, HandSheet, RangeSheet, ToCome

if TYPE_CHECKING:
    from pokertable.model.hand.actions import Action
    from pokertable.model.hand.observation import Observation
    from pokertable.session.history.rows.reviewed import ReviewedDecision
    from pokertable.training.weigh.prize_pool import PrizePool
    from pokertable.training.weigh.weighing import Weighing


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """A request to review a seat's decisions in a stored hand, as the seat saw it.

    `told` is the information revealed afterwards, `policies` the recorded players; `own`: the decisions are the
    player's own, `practice`: the hand does not count. `pool` are the prizes of a sit and go. Each
    decision is played out with at most `most_deals` for `seconds` (None: without limit), then for `longer` seconds;
    those that were `weighed` before, by place, are not.
    """

    hand_id: int
    told: Uncovered
    seen: SeenHand
    seat: int
    policies: Sequence[str]
    own: bool
    practice: bool
    most_deals: int
    seconds: float | None
    longer: float
    pool: PrizePool | None = None
    weighed: Mapping[int, Weighing] = field(default_factory=dict)

    @property
    def counts(self) -> bool:
        """Whether the review is stored for the statistics: not practice, nor another seat."""
        return self.own and not self.practice

    @property
    def key(self) -> object:
        """Everything that determines its figures."""
        by = self.most_deals, self.seconds, self.longer
        return self.hand_id, self.seat, by, self.told.names, self.policies, self.told.events


class Review:
    """A review so far: the `latest` sheet, None before the first.

    `kept` is the one whose figures are stored, None until every decision had its time. `earlier` are the results of an
    earlier review, by decision.
    """

    def __init__(self, asked: Asked, earlier: Mapping[int, ReviewedDecision]) -> None:
        self.asked, self.earlier = asked, earlier
        self.latest: HandSheet | None = None
        self.kept: HandSheet | None = None
        self._first: int | None = None
        self._sheets = sheets(asked, earlier, lambda: self._first)

    def step(self, first: int | None) -> HandSheet | None:
        """One more step, of the decision `first` if given; None where all is computed. For a worker thread.

        After an error the review is dropped, so that opening it again restarts it.
        """
        self._first = first
        try:
            sheet = next(self._sheets, None)
        except Exception:
            self.latest = None
            raise
        self.latest = sheet or self.latest
        return sheet


def sheets(
    asked: Asked, earlier: Mapping[int, ReviewedDecision], first: Callable[[], int | None]
) -> Iterator[HandSheet]:
    """The growing review.

    `first` is called at each step for the decision to prefer. The review is settled when every decision had its time;
    later sheets are finer. Each step after the first counts one street's equity. numpy is loaded with the first step,
    on the worker thread.
    """
    from pokertable.training.review.face_up import counted, not_counted, open_streets
    from pokertable.training.review.review import HandReview, policies_of
    from pokertable.training.review.telling import could_hold, what_they_had
    from pokertable.training.weigh.moment import actions_taken

    told, seen, seat, pool, done = asked.told, asked.seen, asked.seat, asked.pool, False
    names, presumed = policies_of(asked.policies, len(told.names), seat)
    streets = open_streets(told, seat)
    face_up, had = not_counted(streets), what_they_had(told, seat, names, presumed)
    to_count = enumerate(streets)
    ranges: list[tuple[RangeSheet, ...]] = []
    every = tuple([_to_come(*each) for each in actions_taken(seen)])
    review = HandReview(
        seen,
        names,
        samples=asked.most_deals,
        seconds=asked.seconds,
        longer=asked.longer,
        pool=pool,
        weighed=asked.weighed,
    )
    for verdicts in review:
        if not done and all(each.settled for each in verdicts) and len(verdicts) == len(every):
            done = True
        for at, street in islice(to_count, len(streets) if done else min(1, len(ranges))):
            face_up[at] = counted(told.game.variant, street)
        for verdict, believed in zip(verdicts[len(ranges) :], review.believed[len(ranges) :], strict=True):
            ranges.append(could_hold(verdict.moment, believed, told, presumed))
        decisions = zip(verdicts, ranges, map(earlier.get, range(len(verdicts))), strict=True)
        yield HandSheet(
            hand_id=asked.hand_id,
            game=told.game,
            names=told.names,
            decisions=tuple([DecisionSheet(*each) for each in decisions]),
            to_come=every[len(verdicts) :],
            result=told.results[seat],
            pool=pool,
            in_prizes=None if pool is None else pool.brought(told.stacks, told.results, seat),
            done=done,
            had=had,
            player=None if asked.own else told.names[seat],
            face_up=tuple(face_up),
        )
        review.first = first()


def _to_come(public: Observation, taken: Action) -> ToCome:
    assert public.legal is not None
    return ToCome(public.street_rules.name, said(taken, public.legal))
