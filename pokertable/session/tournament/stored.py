"""A sit and go as JSON and back: a storage format, with the whole structure, which a file may change.

What comes from a store is read here alone: every number is held to its bounds, and every list to its players.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from typing import Any, Final

from pokertable.model.betting.structure import Structure as Betting
from pokertable.model.game import Game
from pokertable.model.mixes import offer
from pokertable.model.text import BadInput, Phrase, inside, phrase, told
from pokertable.players.styles.cast import require_opponent
from pokertable.session.tournament.entrants import Entrant
from pokertable.session.tournament.places import Out
from pokertable.session.tournament.structure import TournamentStructure
from pokertable.session.tournament.tournament import ChipsLost, Setup, Tournament

Clock = tuple[float, float]
"""Seconds of play at the deal, and so far."""
_MOST_SECONDS: Final = 10**9
"""More seconds than any sit and go lasts."""
_MOST_HANDS: Final = 10**6
_UNREADABLE: Final = (ValueError, LookupError, TypeError, AttributeError, ChipsLost)
"""Errors of entries that are not of the form that is stored."""


class DamagedTournament(BadInput):
    """Stored values of a sit and go that cannot be read; the text names the part."""


@dataclass(frozen=True, slots=True)
class Head:
    """The stored values of a sit and go except its rounds and its clock; `hands` were begun."""

    setup: Setup
    entrants: tuple[Entrant, ...]
    out: tuple[Out, ...]
    hands: int


def head_to_json(head: Head) -> dict[str, Any]:
    """The head as a JSON object."""
    setup = head.setup
    return {
        "setup": {
            "game": setup.offered.key,
            "limit": setup.betting.value,
            "structure": asdict(setup.structure),
            "field": setup.field,
            "seed": setup.seed,
        },
        "entrants": [[each.name, each.persona] for each in head.entrants],
        "hands": head.hands,
        "out": [[each.player, each.place, each.prize, each.hand] for each in head.out],
    }


def head_from_json(entries: Any) -> Head:
    """The head of `head_to_json`; raises `DamagedTournament` for anything else."""
    with _naming(phrase("setup")):
        setup = _setup(entries["setup"])
    with _naming(phrase("players")):
        listed = tuple([_entrant(name, persona) for name, persona in _list(entries["entrants"])])
        _require(len(listed) == setup.field and [each.persona for each in listed].count(None) == 1)
        _require(listed[0].persona is None)
    with _naming(phrase("places")):
        out = tuple([_out(setup, *entry) for entry in _list(entries["out"])])
        _require(len({each.player for each in out}) == len(out))
        hands = _whole(entries["hands"], 1, _MOST_HANDS)
    return Head(setup, listed, out, hands)


def rounds_from_json(entries: Mapping[str, Any], setup: Setup) -> list[dict[int, int]]:
    """The stacks of all players still in after each round, from its stored changes by the number of its hand.

    Raises `DamagedTournament`, also for a round that is missing before others.
    """
    now = dict.fromkeys(range(setup.field), setup.structure.chips)
    found = []
    for number, (hand, changed) in enumerate(sorted(entries.items(), key=lambda each: each[0]), 1):
        with _naming(phrase("hand {number}", number=number)):
            _require(int(hand) == number)
            new = {int(player): _whole(chips, 0, setup.chips) for player, chips in changed.items()}
            _require(new.keys() <= now.keys())
        now = now | new
        found.append(now)
        now = {player: chips for player, chips in now.items() if chips}
    return found


def tournament_from_json(setup: Setup, entries: Mapping[str, Any], seconds: float) -> Tournament:
    """The sit and go after its rounds; raises `DamagedTournament` for rounds that cannot be played."""
    rounds = rounds_from_json(entries, setup)
    with _naming(phrase("rounds")):
        return Tournament.resume(setup, rounds, seconds)


def clock_from_json(entries: Any) -> Clock | None:
    """The clock of its two stored numbers; None for anything else."""
    match entries:
        case [int() | float() as dealt, int() | float() as now] if 0 <= dealt <= now <= _MOST_SECONDS:
            return dealt, now
    return None


def level_in(entries: Any, hand: int, game: Game) -> int | None:
    """The level of a hand in the sit and go of this stored head, both from 1, by its stakes; None if not known."""
    try:
        setup = head_from_json(entries).setup
    except DamagedTournament:
        return None
    return setup.level_at(hand, game.stakes)


def _setup(entries: Mapping[str, Any]) -> Setup:
    structure = dict(entries["structure"])
    structure["levels"] = tuple([(small, big) for small, big in _list(structure["levels"])])
    texts = structure["key"], structure["title"], entries["seed"]
    _require(all(isinstance(text, str) for text in texts) and type(entries["field"]) is int)
    return Setup(
        offered=offer(entries["game"]),
        betting=Betting(entries["limit"]),
        structure=TournamentStructure(**structure),
        field=entries["field"],
        seed=entries["seed"],
    )


def _entrant(name: Any, persona: Any) -> Entrant:
    _require(isinstance(name, str))
    if persona is not None:
        require_opponent(persona)
    return Entrant(name, persona)


def _out(setup: Setup, player: Any, place: Any, prize: Any, hand: Any) -> Out:
    return Out(
        _whole(player, 0, setup.field - 1),
        _whole(place, 1, setup.field),
        _whole(prize, 0, sum(setup.prizes)),
        _whole(hand, 1, _MOST_HANDS),
    )


def _whole(value: Any, least: int, most: int) -> int:
    _require(type(value) is int and least <= value <= most)
    return int(value)


def _list(value: Any) -> list[Any]:
    _require(isinstance(value, list))
    return list(value)


def _require(holds: bool) -> None:
    if not holds:
        raise ValueError


@contextmanager
def _naming(part: Phrase) -> Iterator[None]:
    """Names the part that cannot be read, and why where its error says it."""
    try:
        yield
    except _UNREADABLE as error:
        why = told(error)
        if isinstance(why, Phrase):
            raise DamagedTournament("{part}: {problem}", part=part, problem=inside(why)) from error
        raise DamagedTournament(part) from error
