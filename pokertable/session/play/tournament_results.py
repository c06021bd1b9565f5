"""The player's sit and goes in figures, apart from cash: places, prizes, and the return on the entries."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from math import sqrt

from pokertable.session.history.store import Store
from pokertable.session.history.store.values import number_in
from pokertable.session.play.sit_and_go import HEAD, ME, stored_head
from pokertable.session.tournament.stored import DamagedTournament, head_from_json
from pokertable.session.tournament.tournament import Setup


@dataclass(frozen=True, slots=True)
class TournamentResult:
    """A sit and go that is over for the player: its id, and the player's place and prize. `hands` were played."""

    id: int
    setup: Setup
    place: int
    prize: int
    hands: int

    @property
    def gain(self) -> float:
        """The gain on the entry, in entries: −1 without a prize."""
        return self.prize / self.setup.structure.entry - 1


def tournament_results(store: Store) -> list[TournamentResult]:
    """All of them, the oldest first; unreadable ones are left out."""
    found = []
    for name, entries in store.tournaments.all(HEAD).items():
        number = number_in(name, HEAD)
        with suppress(DamagedTournament):
            head = head_from_json(entries)
            mine = next((each for each in head.out if each.player == ME), None)
            if mine is not None and number is not None:
                found.append(TournamentResult(number, head.setup, mine.place, mine.prize, mine.hand))
    return sorted(found, key=lambda each: each.id)


@dataclass(frozen=True, slots=True)
class ListedTournament:
    """A sit and go in the history, with the ids of the tables of the player's hands.

    `place` and `prize` are the player's, None while it is not over for the player.
    """

    id: int
    setup: Setup
    tables: tuple[int, ...]
    place: int | None
    prize: int | None


def listed_tournaments(store: Store) -> list[ListedTournament]:
    """All that hands were played in, the newest first; unreadable ones are left out."""
    results = {each.id: each for each in tournament_results(store)}
    found = []
    for number, of in sorted(store.tournament_tables().items(), reverse=True):
        over = results.get(number)
        with suppress(DamagedTournament):
            setup = over.setup if over is not None else stored_head(store, number).setup
            place, prize = (None, None) if over is None else (over.place, over.prize)
            found.append(ListedTournament(number, setup, tuple(sorted(of)), place, prize))
    return found


@dataclass(frozen=True, slots=True)
class TournamentFigures:
    """Sit and goes of one kind, or all. `gain` is the mean return on an entry, in entries.

    `stderr` is its standard error, None with a single one.
    """

    tournaments: int
    place: float
    players: float
    wins: int
    in_prizes: int
    gain: float
    stderr: float | None

    @classmethod
    def of(cls, results: Sequence[TournamentResult]) -> TournamentFigures:
        """The figures of these results, at least one."""
        count = len(results)
        gains = [each.gain for each in results]
        mean = sum(gains) / count
        spread = sum((gain - mean) ** 2 for gain in gains)
        return cls(
            tournaments=count,
            place=sum(each.place for each in results) / count,
            players=sum(each.setup.field for each in results) / count,
            wins=sum(each.place == 1 for each in results),
            in_prizes=sum(each.prize > 0 for each in results),
            gain=mean,
            stderr=sqrt(spread / (count - 1) / count) if count > 1 else None,
        )


def by_kind(results: Sequence[TournamentResult]) -> dict[tuple[str, str, str, int], TournamentFigures]:
    """The figures by game, limit, structure and field, most played first."""
    kinds: dict[tuple[str, str, str, int], list[TournamentResult]] = {}
    for each in results:
        setup = each.setup
        key = setup.offered.key, setup.betting.value, setup.structure.key, setup.field
        kinds.setdefault(key, []).append(each)
    return {key: TournamentFigures.of(of) for key, of in sorted(kinds.items(), key=lambda item: -len(item[1]))}
