"""When a review is computed, stored and continued."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from pokertable.model.text import told
from pokertable.session.history.faults import StoreError
from pokertable.training.review.counting import Asked, Review

if TYPE_CHECKING:
    from pokertable.model.text import Phrase
    from pokertable.session.history.rows.reviewed import ReviewedDecision
    from pokertable.session.history.store import Store
    from pokertable.training.review.sheet import HandSheet

_HELD: Final = 8
"""Number of last reviews kept to be continued."""


class ReviewFlow:
    """One review at a time; the last few are held, to go on where they were left.

    ::

        open --> counted --every decision had its time--> settled --> counted finer --nothing is finer--> over
                    |                                        |          |   ^
                    | stop                     nobody looks  +----------+   | looked at again
                    v                                                   v   |
                 dropped                                                waits

    Until it is settled it is counted whether somebody looks or not, and nothing of it is kept. The figures are kept
    when it is settled, and finer ones when it waits, is stopped or is over: those of the player's own decisions in
    hands that count, for the statistics.

    `settled` is called once a review, `stored` after every write, `failed` with the words of an error of the store.
    """

    def __init__(
        self,
        store: Store,
        *,
        settled: Callable[[], object],
        stored: Callable[[], object],
        failed: Callable[[Phrase | str], object],
    ) -> None:
        self.waits = False
        """Whether finer figures wait until the review is visible."""
        self._store, self._settled, self._stored, self._failed = store, settled, stored, failed
        self._now: Review | None = None
        self._held: list[Review] = []
        """The held reviews, the latest last."""
        self._player = ""
        """The player whose decisions were last requested in hands of others."""

    def seat(self, own: int | None, players: Mapping[int, str], wanted: int | None) -> int:
        """The seat whose decisions are reviewed: the requested one, else the player's own.

        In a hand of others, with the names of its `players` by seat, the last requested player's, else the first one.
        """
        if wanted is None:
            named = [seat for seat, name in players.items() if name == self._player]
            return own if own is not None else next(iter([*named, *players]), 0)
        if own is None:
            self._player = players.get(wanted, "")
        return wanted

    def open(self, asked: Asked) -> Review:
        """The review to be continued from its present state; the previous one is stopped."""
        self.stop()
        held = next((each for each in self._held if each.asked.key == asked.key), None)
        self._now = held or Review(asked, self._earlier(asked))
        self._held = [*[each for each in self._held if each is not held][1 - _HELD :], self._now]
        return self._now

    def came(self, sheet: HandSheet | None, *, is_seen: bool) -> bool:
        """Take a step, None: there is nothing more. Returns whether the next is to be computed now.

        `is_seen`: the review is visible.
        """
        if sheet is not None and sheet.done and self._now is not None and self._now.kept is None:
            self._keep()
            self._settled()
        if sheet is not None and (is_seen or not sheet.done):
            return True
        self._keep()
        self.waits = sheet is not None
        return False

    def look_again(self) -> Review | None:
        """The waiting review, to be continued now that it is visible."""
        waited, self.waits = self.waits, False
        return self._now if waited else None

    def stop(self) -> None:
        """Stop the running review; its results are stored if every decision had its time."""
        self._keep()
        self.waits, self._now = False, None

    def broke(self) -> None:
        """Handle a step's error: a review without results is restarted when it is opened again."""
        self._held = [each for each in self._held if each.latest is not None]

    def _earlier(self, asked: Asked) -> dict[int, ReviewedDecision]:
        if not asked.counts:
            return {}
        try:
            return {each.place: each for each in self._store.reviewed(asked.hand_id)}
        except StoreError as error:
            self._failed(told(error))
            return {}

    def _keep(self) -> None:
        review = self._now
        sheet = None if review is None else review.latest
        if review is None or sheet is None or not sheet.done or sheet is review.kept:
            return
        review.kept = sheet
        if not review.asked.counts:
            return
        try:
            rows = [each.to_keep(place) for place, each in enumerate(sheet.decisions)]
            self._store.put_reviewed(sheet.hand_id, rows)
        except StoreError as error:
            self._failed(told(error))
        self._stored()
