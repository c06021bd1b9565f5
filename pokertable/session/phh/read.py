"""Reads PHH hands: strict about the game, lenient about form (J. Kim, "Recording and Describing Poker Hands", 2024).

`read_file` gives the hands of a ``.phh`` or ``.phhs`` file, each parsed or with its error. `replay` plays them through
the engine.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from pathlib import Path
from typing import Final, TypeVar
from zoneinfo import ZoneInfo

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import AnyCard, InvalidCard, parse_any_cards
from pokertable.model.game import Game
from pokertable.model.stakes import HouseRules, Rake, Stakes
from pokertable.model.text import Phrase, phrase, quoted, told
from pokertable.model.variant import Variant
from pokertable.session.phh.lines import ActionLine, TurnLine, at_action, parse_lines
from pokertable.session.phh.text import PhhError, Unit, as_number, load_tables, played
from pokertable.session.profile.whole_file import read_at_most

_MOST_BYTES: Final = 512 * 2**20
_TEN: Final = 10
"""Most players of flop games elsewhere, one more than our table seats."""


T = TypeVar("T")


@dataclass(frozen=True, kw_only=True, slots=True)
class PhhHand:
    """One hand of a file, parsed but not played. Sequences go by player in the file's order, amounts are in chips.

    `button` is the seat of the last player, who has the button; `unit` converts back to the file's own amounts.
    `played_ms` is its date in milliseconds since 1970, `hero` the player whose hand it is.
    """

    index: int
    game: Game
    unit: Unit
    stacks: tuple[int, ...]
    antes: tuple[int, ...]
    blinds: tuple[int, ...]
    lines: tuple[ActionLine, ...]
    button: int
    players: tuple[str, ...]
    policies: tuple[str, ...] = ()
    seed: int | None = None
    practice: bool = False
    burns: tuple[AnyCard, ...] = ()
    number: int | None = None
    finishing_stacks: tuple[Decimal, ...] | None = None
    played_ms: int | None = None
    hero: int | None = None
    tournament: int | None = None
    level: int | None = None

    def seat(self, player: int) -> int:
        """The seat of a player: the first one sits left of the button."""
        return (self.button + 1 + player) % len(self.stacks)

    def player(self, seat: int) -> int:
        """The player in a seat, from 0."""
        return (seat - self.button - 1) % len(self.stacks)

    def by_seat(self, of_players: Sequence[T]) -> list[T]:
        """The players' values, in seat order."""
        return [of_players[self.player(seat)] for seat in range(len(of_players))]


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A hand of a file that cannot be read; the error names file, hand and the offending part."""

    index: int
    error: PhhError


def read_file(path: Path, raise_cap: int | None = None) -> Iterator[PhhHand | Unreadable]:
    """The hands of a file, in order; one that cannot be read is `Unreadable`.

    `raise_cap` is for files that do not say: raises after the bet, negative for no cap. Raises `PhhError` if the file
    cannot be read at all.
    """
    try:
        data = read_at_most(path, _MOST_BYTES)
    except (OSError, ValueError) as error:
        raise PhhError("cannot read {file}: {reason}", file=str(path), reason=told(error)) from None
    return read_hands(_one_by_one(load_tables(data, str(path))), str(path), raise_cap)


def _one_by_one(entries: list[T]) -> Iterator[T]:
    """The entries, each let go of: no other thread of Python runs while all those of a long file are freed at once."""
    entries.reverse()
    while entries:
        yield entries.pop()


def read_hands(
    tables: Iterable[tuple[int, dict[str, object]]], name: str, raise_cap: int | None = None
) -> Iterator[PhhHand | Unreadable]:
    """The hands of the numbered tables of a file of this name, as `read_file`."""
    for index, table in tables:
        try:
            yield parse_hand(table, index, raise_cap)
        except PhhError as error:
            yield Unreadable(index, PhhError(in_hand(name, index, error)))


def in_hand(name: str, index: int, error: Exception) -> Phrase:
    """The problem with a hand of a file."""
    return phrase("{file}, hand {number}: {problem}", file=name, number=str(index), problem=told(error))


def parse_hand(table: Mapping[str, object], index: int = 1, raise_cap: int | None = None) -> PhhHand:
    """The hand of one TOML table; raises `PhhError`, naming the key, for a hand that our games do not allow."""
    variant, structure = played(_required(table, "variant"))
    stacks = _amounts(table, "starting_stacks")
    n = len(stacks)
    if n == _TEN and not variant.brings_in and not variant.draws:
        variant = replace(variant, max_seats=_TEN)
    if not 2 <= n <= variant.max_seats:
        raise PhhError(
            "{key}: {game} is played with 2 to {most} players, not {count}",
            key="starting_stacks",
            count=n,
            game=variant.key,
            most=variant.max_seats,
        )
    if min(stacks) <= 0:
        raise PhhError("{key}: {value}: expected stacks above 0", key="starting_stacks", value=quoted(min(stacks)))
    antes, blinds = _by_player(table, "antes", n), [Decimal(0)] * n
    if min(antes) < 0:
        raise PhhError("{key}: {value} is below 0", key="antes", value=quoted(min(antes)))
    if not variant.brings_in:
        blinds = _by_player(table, "blinds_or_straddles", n)
    bets = _bets(table, variant, structure)
    lines = parse_lines(_list(table, "actions"), n)
    discard = next((line for line in lines if isinstance(line, TurnLine) and line.verb == "sd"), None)
    if discard is not None and not variant.draws:
        raise PhhError(at_action(discard, phrase("this game has no draw")))
    raises = [line.to for line in lines if isinstance(line, TurnLine) and line.to is not None]
    unit = Unit.of([*stacks, *antes, *blinds, *bets, *raises])
    owed = [unit.chips(amount) for amount in antes], [unit.chips(amount) for amount in blinds]
    small_bet, big_bet, bring_in = (unit.chips(amount) for amount in bets)
    game = _game(table, variant, structure, owed, (small_bet, big_bet, bring_in), raise_cap)
    if n == 2:  # heads-up, antes and blinds are written [small, big] but apply reversed
        owed = owed[0][::-1], owed[1][::-1]
    return PhhHand(
        index=index,
        game=game,
        unit=unit,
        stacks=tuple(unit.chips(amount) for amount in stacks),
        antes=tuple(owed[0]),
        blinds=tuple(owed[1]),
        lines=lines,
        button=_button(table, n),
        players=_names(table.get("players"), n) or tuple(f"p{player + 1}" for player in range(n)),
        policies=_names(table.get("_policies"), n),
        seed=_whole(table.get("_seed")),
        practice=table.get("_practice") is True,
        burns=_burns(table.get("_burns")),
        number=_whole(table.get("hand")),
        finishing_stacks=_finishing(table.get("finishing_stacks"), n),
        played_ms=_played_ms(table),
        hero=_hero(table.get("_hero"), n),
        tournament=_whole(table.get("_tournament")),
        level=_whole(table.get("_level")),
    )


# Required keys


def _required(table: Mapping[str, object], key: str) -> object:
    if key not in table:
        raise PhhError("the key {key} is missing", key=key)
    return table[key]


def _list(table: Mapping[str, object], key: str) -> list[object]:
    value = _required(table, key)
    if not isinstance(value, list):
        raise PhhError("{key}: {value} isn't an array", key=key, value=quoted(value))
    return value


def _amounts(table: Mapping[str, object], key: str) -> list[Decimal]:
    return [as_number(value, key) for value in _list(table, key)]


def _by_player(table: Mapping[str, object], key: str, n: int) -> list[Decimal]:
    """Amounts by player; a short array leaves the others 0."""
    amounts = _amounts(table, key)
    if len(amounts) > n:
        raise PhhError("{key}: expected at most {players} amounts, not {count}", key=key, count=len(amounts), players=n)
    if any(amount.is_infinite() for amount in amounts):
        raise PhhError("{key}: expected finite amounts", key=key)
    return amounts + [Decimal(0)] * (n - len(amounts))


def _bets(table: Mapping[str, object], variant: Variant, structure: Structure) -> tuple[Decimal, Decimal, Decimal]:
    """Small bet, big bet (no- and pot-limit: the minimum bet twice) and bring-in."""
    keys = ("small_bet", "big_bet") if structure is Structure.FIXED else ("min_bet", "min_bet")
    found = [as_number(_required(table, key), key) for key in keys]
    found.append(as_number(_required(table, "bring_in"), "bring_in") if variant.brings_in else Decimal(0))
    for key, amount in zip((*keys, "bring_in"), found, strict=True):
        if amount.is_infinite() or amount < 0:
            raise PhhError("{key}: {value}: expected a finite amount above 0", key=key, value=quoted(amount))
    return found[0], found[1], found[2]


# The game


def _game(
    table: Mapping[str, object],
    variant: Variant,
    structure: Structure,
    owed: tuple[list[int], list[int]],
    bets: tuple[int, int, int],
    raise_cap: int | None,
) -> Game:
    antes, blinds = owed
    small_blind, big_blind = _blinds(blinds)
    same = len(set(antes)) == 1
    trims = table.get("ante_trimming_status", False)
    if not isinstance(trims, bool):
        raise PhhError("{key}: {value} is neither true nor false", key="ante_trimming_status", value=quoted(trims))
    if trims and not same:
        raise PhhError(phrase("antes: unequal antes are dead money and need ante_trimming_status = false"))
    big_blind_ante = 0 if same else _big_blind_ante(antes, blinds)
    antes_alone = bool(variant.draws and same and antes[0]) and not any(blinds)
    if antes_alone:  # the stakes' blinds are not written: the smallest bet is the big blind
        small_blind, big_blind = bets[0] // 2, bets[0]
    try:
        return Game(
            variant=variant,
            structure=structure,
            stakes=Stakes(
                small_bet=bets[0],
                big_bet=bets[1],
                bring_in=bets[2],
                small_blind=small_blind,
                big_blind=big_blind,
                ante=antes[0] if same else 0,
                big_blind_ante=big_blind_ante,
            ),
            house=replace(_house(table, raise_cap, antes_compete=trims or big_blind_ante > 0), antes_alone=antes_alone),
        )
    except ValueError as error:
        raise PhhError(*error.args) from None


def _blinds(blinds: Sequence[int]) -> tuple[int, int]:
    """Small and big blind as written; straddles and lone blinds count as the big blind."""
    if blinds[0] <= blinds[1] == max(blinds) and blinds[0] >= 0:
        return blinds[0], blinds[1]
    return 0, max(max(blinds), 0)


def _big_blind_ante(antes: Sequence[int], blinds: Sequence[int]) -> int:
    """The ante that the largest blind alone pays for the table, or 0 if the antes are anything else."""
    payers = [player for player, ante in enumerate(antes) if ante]
    if len(payers) == 1 and blinds[payers[0]] == max(blinds) > 0:
        return antes[payers[0]]
    return 0


def _house(table: Mapping[str, object], raise_cap: int | None, *, antes_compete: bool) -> HouseRules:
    cap = _whole(table.get("_raise_cap"))
    if cap is None:
        cap = 3 if raise_cap is None else raise_cap
    return HouseRules(
        raise_cap=None if cap < 0 else cap,
        no_cap_heads_up=table.get("_no_cap_heads_up") is True,
        antes_compete=antes_compete,
        rake=_rake(table.get("_rake")),
        qualifier=_qualifier(table.get("_qualifier")),
        open_pair=table.get("_open_pair") is True,
    )


# Optional keys: an invalid one counts as missing


def _whole(value: object) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) and value.bit_length() <= 64 else None


def _qualifier(value: object) -> int | None:
    """The highest card of a low; raises `PhhError` if it is not a number, since another low has other winners."""
    highest = _whole(value)
    if value is not None and highest is None:
        raise PhhError("{key}: {value}: expected 7, 8 or 9", key="_qualifier", value=quoted(value))
    return highest


def _rake(value: object) -> Rake | None:
    if isinstance(value, list) and len(value) == 2:
        per_mille, cap = _whole(value[0]), _whole(value[1])
        if per_mille is not None and cap is not None and 0 <= per_mille <= 1000 and cap >= 0:
            return Rake(per_mille=per_mille, cap=cap)
    return None


def _names(value: object, n: int) -> tuple[str, ...]:
    if isinstance(value, list) and len(value) == n and all(isinstance(name, str) for name in value):
        return tuple(value)
    return ()


def _button(table: Mapping[str, object], n: int) -> int:
    button = _whole(table.get("_button"))
    return n - 1 if button is None or not 1 <= button <= n else button - 1


def _hero(value: object, n: int) -> int | None:
    player = _whole(value)
    return None if player is None or not 1 <= player <= n else player - 1


def _played_ms(table: Mapping[str, object]) -> int | None:
    """The date of the hand, at noon without a time of day; in local time without a time zone."""
    year, month, day = (_whole(table.get(key)) for key in ("year", "month", "day"))
    if year is None or month is None or day is None:
        return None
    time = table.get("time")
    if not isinstance(time, datetime.time):
        time = datetime.time(12)
    try:
        when = datetime.datetime.combine(datetime.date(year, month, day), time, _zone(table.get("time_zone")))
        return max(0, round(when.timestamp() * 1000))
    except (ValueError, OverflowError, OSError):
        return None


def _zone(name: object) -> datetime.tzinfo | None:
    """The time zone of this name; None, which is local time, if it is unknown here."""
    if name == "UTC":
        return datetime.UTC
    try:
        return ZoneInfo(name) if isinstance(name, str) else None
    except (ValueError, OSError, LookupError):
        return None


def _burns(value: object) -> tuple[AnyCard, ...]:
    if isinstance(value, str) and len(value) <= 32:
        try:
            return parse_any_cards(value)
        except InvalidCard:
            return ()
    return ()


def _finishing(value: object, n: int) -> tuple[Decimal, ...] | None:
    if not isinstance(value, list) or len(value) != n:
        return None
    try:
        return tuple(as_number(amount, "finishing_stacks") for amount in value)
    except PhhError:
        return None
