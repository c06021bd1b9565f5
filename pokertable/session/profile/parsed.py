"""Untrusted JSON and TOML parsed into values of ordinary size, or one error that says why not."""

from __future__ import annotations

import io
import json
import math
import re
from collections.abc import Callable
from typing import Any, Final

from pokertable.model.text import BadInput, Phrase, phrase, quoted, told


class Unparsable(BadInput):
    """A text of the wrong form; the error says where, as a phrase."""


def json_of(text: str | bytes) -> Any:
    """The value of a JSON text; every number in it is finite. Raises `Unparsable`."""
    try:
        return json.loads(text, parse_float=_finite, parse_constant=_finite)
    except (ValueError, TypeError, RecursionError) as error:
        raise Unparsable(unparsable(error, "JSON")) from None


def toml_of(text: str, number: Callable[[str], Any] | None = None) -> dict[str, Any]:
    """The entries of a TOML text. `number` reads a number with a decimal point; by default it has to be finite.

    Raises `Unparsable`, for a dotted key of many parts too: the parser's time grows with the cube of their number.
    """
    import tomllib  # late: most starts of the program read no such file

    if any(_is_deep(line) for line in io.StringIO(text)):
        raise Unparsable(phrase("nested too deeply"))
    try:
        return tomllib.loads(text, parse_float=number or _finite)
    except (ValueError, RecursionError) as error:
        raise Unparsable(unparsable(error, "TOML")) from None


def unparsable(error: Exception, form: str) -> Phrase:
    """Why a text is not of this form, such as JSON: its parser's complaint, and the place."""
    if isinstance(error, UnicodeDecodeError):
        return phrase("byte {number} is not UTF-8 text", number=str(error.start))
    if isinstance(error, RecursionError):
        return phrase("nested too deeply")
    said = told(error)
    if isinstance(said, Phrase):
        return said
    if said.startswith(_LONG_INTEGER):
        return phrase("a number of more than sixty digits")
    at = re.search(_PLACE, said)
    if at is not None:
        return phrase("not valid {form} at line {line}, column {column}", form=form, line=at[1], column=at[2])
    return phrase("not valid {form}", form=form)


_PART: Final = r"""(?:(?<![\w-])[\w-]++|"[^"\n]*+"|'[^'\n]*+')"""
_MOST_DOTS: Final = 32
_DEEP_KEY: Final = re.compile(rf"(?:{_PART}[ \t]*+\.[ \t]*+){{{_MOST_DOTS}}}")
_LONG_INTEGER: Final = "Exceeds the limit"
"""Python's message for whole numbers of thousands of digits."""
_PLACE: Final = r"line (\d+),? column (\d+)"
"""The place at which Python's parsers stopped."""


def _is_deep(line: str) -> bool:
    """Whether it has a dotted key of more than 32 parts. By the line: during a search no other thread runs."""
    return line.count(".") >= _MOST_DOTS and _DEEP_KEY.search(line) is not None


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise Unparsable("{number}: expected a finite number", number=quoted(number))
    return number
