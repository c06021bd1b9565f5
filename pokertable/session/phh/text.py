"""The text of PHH files: TOML in and out, the file's amounts as whole chips, and the codes of variants.

Amounts may be decimal (``0.25``) or ``inf``. All amounts of one hand are scaled to its smallest `Unit`, so that chips
are whole numbers inside, and printed back in the file's own units.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from typing import Final, Union

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import show_cards
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import Action, BringIn, Draw, Fold, RaiseTo
from pokertable.model.text import BadInput, quoted
from pokertable.model.variant import Variant
from pokertable.session.profile.parsed import toml_of, unparsable

Amount = Union[int, float, str]
"""A number in a file's own units as it goes to JSON; an unlimited amount is ``"inf"``."""

UNLIMITED: Final = 10**18
"""Chips of a stack written ``inf``: more than a hand can move, even after playing."""
_STILL_UNLIMITED: Final = 10**17
_MOST_CHIPS: Final = 10**15
_MOST_PLACES: Final = 6
_TOP_BITS: Final = 200


class PhhError(BadInput):
    """A PHH file or hand that cannot be read or played; the text names the file, the hand and the offending part."""


class PhhActionError(PhhError):
    """An action of a PHH hand that the rules refuse; the text names the hand, the action number and the reason."""


def load_tables(data: bytes, name: str) -> list[tuple[int, dict[str, object]]]:
    """The hands of a file with their numbers: one table of a ``.phh``, or the tables ``[1]``, ``[2]``… of a ``.phhs``.

    Decimals are `Decimal`s. Raises `PhhError`, naming the file, if it is not TOML or holds no hand.
    """
    try:
        document = toml_of(data.decode("utf-8-sig").replace("\r\n", "\n"), _decimal)
    except ValueError as error:
        problem = unparsable(error, "TOML")
        raise PhhError("{file}: not a PHH file: {problem}", file=name, problem=problem) from None
    if "variant" in document or "actions" in document:
        return [(1, document)]
    tables = [(key, value) for key, value in document.items() if isinstance(value, dict)]
    if not tables:
        raise PhhError(
            "{file}: no hand in it: expected the keys variant, antes, starting_stacks and actions", file=name
        )
    return [(int(key) if _COUNT.fullmatch(key) else i, table) for i, (key, table) in enumerate(tables, 1)]


_COUNT: Final = re.compile(r"[0-9]{1,9}")
_NUMBER: Final = re.compile(r"[+-]?([0-9]{1,40})(\.[0-9]{1,40})?([eE][+-]?[0-9]{1,3})?")


def _decimal(text: str) -> Decimal:
    try:
        return Decimal(text.replace("_", ""))
    except InvalidOperation:
        return Decimal("nan")


def parse_number(text: str) -> Decimal:
    """The number of a text such as ``350`` or ``0.75``; raises `PhhError` for anything else."""
    if not _NUMBER.fullmatch(text):
        raise PhhError("{value} isn't an amount: expected a number such as 350 or 0.75", value=quoted(text))
    return Decimal(text)


def as_number(value: object, key: str) -> Decimal:
    """An amount of the document (`inf` allowed); raises `PhhError`, naming the key, for an invalid amount."""
    if isinstance(value, bool) or not isinstance(value, int | Decimal):
        raise PhhError("{key}: {value} isn't an amount", key=key, value=quoted(value))
    if isinstance(value, int):
        if value.bit_length() > _TOP_BITS:
            raise PhhError("{key}: {value} is too large", key=key, value=quoted(value))
        return Decimal(value)
    if value.is_nan() or value == Decimal("-inf"):
        raise PhhError("{key}: {value} isn't an amount", key=key, value=quoted(value))
    return value


@dataclass(frozen=True, slots=True)
class Unit:
    """The scale of a hand's amounts: one chip is 10 to the power of −`places` of the file's units."""

    places: int = 0

    @classmethod
    def of(cls, amounts: Iterable[Decimal]) -> Unit:
        """The smallest unit that the amounts are written in; raises `PhhError` beyond six decimals."""
        places = 0
        for amount in amounts:
            if amount.is_finite() and amount:
                places = max(places, _places(amount))
        return cls(places)

    def chips(self, amount: Decimal) -> int:
        """The amount in whole chips; raises `PhhError` if it is finer than the unit or too large."""
        if amount.is_infinite():
            return UNLIMITED
        if amount and amount.adjusted() > len(str(_MOST_CHIPS)):
            raise PhhError("{value} is too large an amount", value=quoted(amount))
        scaled = amount.scaleb(self.places)
        if scaled != scaled.to_integral_value():
            raise PhhError("{value} is finer than the file's smallest unit", value=quoted(amount))
        if abs(scaled) > _MOST_CHIPS:
            raise PhhError("{value} is too large an amount", value=quoted(amount))
        return int(scaled)

    def action(self, action: Action, *, free: bool) -> dict[str, Amount]:
        """A player's action for JSON, ``{"do": "raise", "to": 0.75}``; `free`: there is nothing to call."""
        match action:
            case Fold():
                return {"do": "fold"}
            case RaiseTo(to):
                return {"do": "raise", "to": self.amount(to)}
            case BringIn():
                return {"do": "bring-in"}
            case Draw(cards):
                return {"do": "draw", "discard": show_cards(cards)}
        return {"do": "check" if free else "call"}

    def amount(self, chips: int) -> Amount:
        """Chips in the file's own units: a whole number, a decimal, or ``"inf"``."""
        if chips >= _STILL_UNLIMITED:
            return "inf"
        scale: int = 10**self.places
        if chips % scale == 0:
            return chips // scale
        return float(Decimal(chips).scaleb(-self.places))

    def text(self, chips: int) -> str:
        """Chips in the file's own units as text: ``1,050`` or ``0.75``."""
        value = self.amount(chips)
        if isinstance(value, int):
            return f"{value:,}"
        return value if isinstance(value, str) else f"{Decimal(chips).scaleb(-self.places):,}"


def _places(amount: Decimal) -> int:
    """Number of decimals as written; a lone ``.0``, which programs append to whole numbers, counts as none."""
    exponent = amount.as_tuple().exponent
    assert isinstance(exponent, int)
    if exponent >= 0 or (exponent == -1 and amount == amount.to_integral_value()):
        return 0
    if -exponent > _MOST_PLACES:
        raise PhhError("{value} has more than {most} decimals", value=quoted(amount), most=_MOST_PLACES)
    return -exponent


TomlValue = Union[bool, int, Decimal, str, datetime.time, Sequence["TomlValue"]]
"""Values that we write; the only infinite number is ``inf``."""


def dump_table(items: Mapping[str, TomlValue]) -> str:
    """The lines of a TOML table with these entries."""
    return "".join(f"{_key(key)} = {dump_value(value)}\n" for key, value in items.items())


def dump_value(value: TomlValue) -> str:
    """One value as TOML."""
    if isinstance(value, str):
        return _string(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Decimal):
        return f"{value:f}" if value.is_finite() else "inf"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, datetime.time):
        return value.isoformat("milliseconds")
    return "[" + ", ".join(dump_value(each) for each in value) + "]"


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else _string(key)


def _string(text: str) -> str:
    if "'" not in text and all(" " <= c < "\x7f" or "\xa0" <= c < "\ud800" or c > "\udfff" for c in text):
        return f"'{text}'"
    return '"' + "".join(_escaped(c) for c in text) + '"'


def _escaped(c: str) -> str:
    if c in _ESCAPES:
        return _ESCAPES[c]
    if "\ud800" <= c <= "\udfff":
        return "\\uFFFD"  # a file cannot hold half a surrogate pair
    return f"\\u{ord(c):04X}" if c < " " or "\x7f" <= c < "\xa0" else c


_ESCAPES: Final = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}


_LETTERS: Final = {Structure.NO_LIMIT: "N", Structure.POT: "P", Structure.FIXED: "F"}
CODES: Final[dict[str, tuple[Variant, Structure]]] = {
    _LETTERS[structure] + variant.phh: (variant, structure)
    for variant in CATALOGUE.values()
    for structure in variant.structures
}
"""Every game by its code: the structure's letter, then the variant's own. Other readers refuse codes that PHH does not
define."""


def played(code: object) -> tuple[Variant, Structure]:
    """The game of a code; raises `PhhError` if it is not played here."""
    if not isinstance(code, str):
        raise PhhError("variant: {code} isn't a variant code: expected something like 'NT'", code=quoted(code))
    try:
        return CODES[code]
    except KeyError:
        raise PhhError(
            "variant {code} is not played here: expected one of {names}", code=quoted(code), names=", ".join(CODES)
        ) from None


def code_of(variant: Variant, structure: Structure) -> str:
    """The code of a game."""
    return _LETTERS[structure] + variant.phh
