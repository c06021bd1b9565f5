"""The player's choice on the start page: game, stakes and opponents. Stored between runs as JSON."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields, replace
from functools import cache
from typing import Any, Final

from pokertable.model.betting.structure import Structure
from pokertable.model.game import Game
from pokertable.model.games import CATALOGUE
from pokertable.model.mixes import MIXES, Offer, Rotation, alone, offer
from pokertable.model.stakes import (
    USUAL_RAISE_CAP,
    HouseRules,
    Rake,
    Stakes,
    antes_alone_stakes,
    blind_stakes,
    bring_in_stakes,
)
from pokertable.model.text import BadInput, phrase, quoted, told
from pokertable.model.variant import Variant
from pokertable.players.styles.usual import USUAL_MIX
from pokertable.session.profile.parsed import Unparsable, json_of

USUAL_STAKES: Final = {
    Structure.NO_LIMIT: ((1, 2), (2, 5), (5, 10), (10, 20), (25, 50), (50, 100)),
    Structure.POT: ((1, 2), (2, 5), (5, 10), (10, 20), (25, 50), (50, 100)),
    Structure.FIXED: ((2, 4), (4, 8), (10, 20), (20, 40), (50, 100), (100, 200)),
}
"""Stakes on offer, the first by default (stud 2/4 as in resources/rules/stud.md#bets)."""
USUAL_STACK: Final = {Structure.NO_LIMIT: 100, Structure.POT: 100, Structure.FIXED: 25}
"""The usual buy-in in big blinds, in fixed limit in big bets."""
USUAL_SEATS: Final = 6
MOST_AT_A_TABLE: Final = 9
"""Most seats of a sit and go's table."""
MAX_STACK: Final = 10**9
"""Most chips that a seat may start with; every amount then fits its place on screen."""

_NONE: Final = type(None)

YOU: Final = "You"
"""The player's stored name at our own tables; a view translates it."""
PROGRAM_PREFIX: Final = "program:"
"""Prefix of an opponent's name that is a program, followed by its command line."""


class InvalidChoice(BadInput):
    """A table that cannot be set up; the text names the entry and what was expected. `entry`: its key, if known."""

    entry = ""

    def at(self, entry: str) -> InvalidChoice:
        """This error, of the entry with this key."""
        self.entry = entry
        return self


@dataclass(frozen=True, kw_only=True, slots=True)
class TableChoice:
    """A table to sit down at.

    `variant` is the key of a game or of a mix. `low` and `high` are the stakes as players say them: the blinds, or in
    fixed limit the two bets. `personas` are the opponents' names in seat order, one fewer than `seats`. `ante` and
    `bring_in` None: the stud default (a tenth and a quarter of the small bet); in flop games no ante. `raise_cap` None:
    no cap. `qualifier` is the highest card of a low and `open_pair` whether an open pair doubles the bet, as in
    `HouseRules`. `antes_alone`: five-card draw without blinds, as in `HouseRules`; `ante` None is then the usual one.
    `hands_each` is the number of consecutive hands of each game in a mix, None: one with each seat on the button.
    `sng` is the key of a sit and go's structure and `field` its number of players: stakes and stack are then those of
    its levels, and `seats` those of a table. None and 0: a cash table.
    """

    variant: str = "holdem"
    structure: Structure = Structure.NO_LIMIT
    low: int = 1
    high: int = 2
    seats: int = USUAL_SEATS
    personas: tuple[str, ...] = ()
    stack: int = 200
    ante: int | None = None
    big_blind_ante: int = 0
    bring_in: int | None = None
    raise_cap: int | None = USUAL_RAISE_CAP
    rake: Rake | None = None
    hands_each: int | None = None
    qualifier: int | None = None
    open_pair: bool = False
    antes_alone: bool = False
    sng: str | None = None
    field: int = 0

    def __post_init__(self) -> None:
        rules = self.offer
        if type(self.field) is not int or (self.sng is None) != (self.field == 0) or type(self.sng) not in (str, _NONE):
            raise InvalidChoice(
                "sit and go {structure} of {field} players: expected both, or neither",
                structure=quoted(self.sng),
                field=quoted(self.field),
            )
        if self.structure not in rules.structures:
            played = ", ".join(structure.value for structure in rules.structures)
            named = getattr(self.structure, "value", self.structure)
            raise InvalidChoice(
                "{game} is not played with limit {limit}: expected {names}",
                game=self.variant,
                limit=quoted(named),
                names=played,
            )
        most = rules.max_seats
        if type(self.seats) is not int or not 2 <= self.seats <= most:
            raise InvalidChoice(
                "seats {seats}: {game} is played by 2 to {most} players",
                seats=quoted(self.seats),
                game=self.variant,
                most=most,
            )
        if self.personas and len(self.personas) != self.seats - 1:
            raise InvalidChoice(
                "opponents for {seats} seats: expected {others}, not {count}",
                count=len(self.personas),
                seats=self.seats,
                others=self.seats - 1,
            )
        if not all(isinstance(name, str) and name for name in self.personas):
            raise InvalidChoice("opponents {names}: expected one name each", names=quoted(self.personas))
        if self.sng is not None and any(map(is_program, self.personas)):
            raise InvalidChoice(phrase("programs can't play in a sit and go here: use pokertable tournament"))
        if type(self.stack) is not int or not self.stakes_high <= self.stack <= MAX_STACK:
            raise InvalidChoice(
                "stack {stack}: expected {least} to {most} chips",
                stack=quoted(self.stack),
                least=self.stakes_high,
                most=MAX_STACK,
            ).at("stack")
        self.rotation()

    @staticmethod
    def usual_stack(structure: Structure, high: int) -> int:
        """The usual buy-in in chips."""
        return high * USUAL_STACK[structure]

    @property
    def stakes_high(self) -> int:
        """The larger stake."""
        if type(self.low) is not int or type(self.high) is not int or not 0 < self.low <= self.high <= MAX_STACK:
            raise InvalidChoice(
                "stakes {low}/{high}: expected whole chips, the larger number last",
                low=quoted(self.low),
                high=quoted(self.high),
            ).at("stakes")
        return self.high

    @property
    def has_usual_house_rules(self) -> bool:
        """Whether cap and rake are the usual ones, so that those of the settings may replace them."""
        return self.raise_cap == USUAL_RAISE_CAP and self.rake is None

    @property
    def offer(self) -> Offer:
        """The chosen game or mix; raises `InvalidChoice` for an unknown key."""
        try:
            return offer(self.variant)
        except (KeyError, AttributeError, TypeError) as error:
            names = ", ".join([*CATALOGUE, *MIXES])
            raise InvalidChoice(
                "game {game}: expected one of {names}", game=quoted(self.variant), names=names
            ) from error
        except ValueError as error:
            raise InvalidChoice(*error.args) from error

    def game(self) -> Game:
        """The game of this table, the first one of a mix; raises `InvalidChoice` for an invalid combination."""
        return self.rotation().games[0]

    def rotation(self) -> Rotation:
        """The games of this table; raises `InvalidChoice` for an invalid combination."""
        chosen = self.offer
        try:
            house = HouseRules(
                raise_cap=self.raise_cap,
                rake=self.rake,
                qualifier=self.qualifier,
                open_pair=self.open_pair,
                antes_alone=self.antes_alone,
            )
            if isinstance(chosen, Variant):
                stakes = self._stakes(chosen)
                return alone(Game(variant=chosen, structure=self.structure, stakes=stakes, house=house))
            if self.big_blind_ante:
                raise InvalidChoice("big-blind ante {ante}: a mix is played without one", ante=self.big_blind_ante)
            ante, bring_in = self.ante, self.bring_in
            if not chosen.brings_in and (ante or bring_in):
                raise InvalidChoice(
                    "ante {ante}, bring-in {bring_in}: no game of {mix} has them",
                    ante=ante or 0,
                    bring_in=bring_in or 0,
                    mix=chosen.key,
                )
            return chosen.at_stakes(
                self.low, self.high, ante=ante, bring_in=bring_in, house=house, hands_each=self.hands_each
            )
        except InvalidChoice:
            raise
        except ValueError as error:
            raise InvalidChoice(*error.args) from error

    def _stakes(self, variant: Variant) -> Stakes:
        if variant.brings_in:
            if self.big_blind_ante:
                raise InvalidChoice(
                    "big-blind ante {ante}: {game} has no blinds", ante=self.big_blind_ante, game=self.variant
                )
            return bring_in_stakes(self.low, self.high, ante=self.ante, bring_in=self.bring_in)
        if self.bring_in is not None:
            raise InvalidChoice("bring-in {bring_in}: {game} has blinds", bring_in=self.bring_in, game=self.variant)
        opening = antes_alone_stakes if self.antes_alone else blind_stakes
        return opening(self.structure, self.low, self.high, ante=self.ante or 0, big_blind_ante=self.big_blind_ante)

    def to_json(self) -> str:
        """The choice as a JSON object."""
        entries = asdict(self)
        entries["structure"] = self.structure.value
        return json.dumps(entries, sort_keys=True)

    @classmethod
    def from_json(cls, text: str) -> TableChoice:
        """The choice of `to_json`; raises `InvalidChoice` for anything else."""
        try:
            entries = json_of(text)
        except Unparsable as error:
            raise InvalidChoice(f"the stored table: {told(error)}") from None
        if not isinstance(entries, dict):
            raise InvalidChoice(f"the stored table is {quoted(text)}: expected a JSON object")
        unknown = sorted(set(entries) - {entry.name for entry in fields(cls)})
        if unknown:
            raise InvalidChoice(f"the stored table has an unknown entry {quoted(unknown[0])}")
        return cls(**_converted(entries))


def is_program(player: str) -> bool:
    """Whether a player is named as a program: ``program:COMMAND LINE``."""
    return player.startswith(PROGRAM_PREFIX)


def without_programs(choice: TableChoice) -> TableChoice:
    """The table as it may be stored: each program is replaced by a persona of the usual mix."""
    usual = mixed_personas(len(choice.personas))
    kept = [mix if is_program(name) else name for name, mix in zip(choice.personas, usual, strict=True)]
    return replace(choice, personas=tuple(kept))


def usual_stakes(structure: Structure) -> tuple[int, int]:
    """The default stakes of a table."""
    return USUAL_STAKES[structure][0]


def usual_seats(rules: Offer) -> int:
    """The default number of seats of a table."""
    return min(USUAL_SEATS, rules.max_seats)


@cache
def usual_choice(variant: str, *, seats: int | None = None) -> TableChoice:
    """A usual table of this game or mix, against a mix of opponents."""
    rules = offer(variant)
    structure = rules.usual_structure
    low, high = usual_stakes(structure)
    seats = usual_seats(rules) if seats is None else seats
    return TableChoice(
        variant=variant,
        structure=structure,
        low=low,
        high=high,
        seats=seats,
        personas=mixed_personas(seats - 1),
        stack=TableChoice.usual_stack(structure, high),
    )


def sng_choice(
    variant: str, structure: Structure, sng: str, field: int, personas: tuple[str, ...] = USUAL_MIX
) -> TableChoice:
    """A sit and go of this game or mix; `personas` are repeated if fewer than the opponents of a table."""
    low, high = usual_stakes(structure)
    seats = min(field, MOST_AT_A_TABLE, offer(variant).max_seats)
    others = tuple([personas[seat % len(personas)] for seat in range(seats - 1)])
    return TableChoice(
        variant=variant, structure=structure, low=low, high=high, seats=seats, personas=others,
        stack=TableChoice.usual_stack(structure, high), sng=sng, field=field,
    )  # fmt: skip


def mixed_personas(count: int) -> tuple[str, ...]:
    """The first `count` opponents of the usual mix, repeated as needed."""
    return tuple(USUAL_MIX[seat % len(USUAL_MIX)] for seat in range(count))


def read_stakes(text: str) -> tuple[int, int]:
    """Stakes written as ``1/2``; raises `InvalidChoice` naming the text."""
    parts = [part.strip().replace(",", "") for part in text.split("/")]
    if len(parts) != 2 or not all(part.isascii() and part.isdigit() and len(part) < 12 for part in parts):
        error = InvalidChoice("stakes {stakes}: expected two whole numbers, such as 1/2", stakes=quoted(text))
        raise error.at("stakes")
    return int(parts[0]), int(parts[1])


def _converted(entries: dict[str, Any]) -> dict[str, Any]:
    """JSON's lists and objects as the values of a `TableChoice`."""
    try:
        if "structure" in entries:
            entries["structure"] = Structure(entries["structure"])
        if entries.get("rake") is not None:
            entries["rake"] = Rake(**entries["rake"])
        if "personas" in entries:
            entries["personas"] = tuple(entries["personas"])
    except (TypeError, ValueError) as error:
        raise InvalidChoice(f"the stored table: {error}") from error
    for name in ("ante", "bring_in", "raise_cap", "hands_each", "qualifier"):
        value = entries.get(name)
        if value is not None and type(value) is not int:
            raise InvalidChoice(f"{name.replace('_', ' ')} {quoted(value)}: expected a whole number")
    for name in ("open_pair", "antes_alone"):
        if type(entries.get(name, False)) is not bool:
            raise InvalidChoice(f"{name.replace('_', ' ')} {quoted(entries[name])}: expected true or false")
    return entries
