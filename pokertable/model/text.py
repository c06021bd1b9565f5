"""The model's texts: English sentences with placeholders, translated only where they are shown.

The pure floors cannot call Qt's ``tr``. They return a `Phrase` instead: the source sentence and the values for its
placeholders. ``str(phrase)`` is the English text (used by the command line and the records); the views look the
template up in the translation and fill it in.
"""

from __future__ import annotations

import errno
import re
from dataclasses import dataclass
from functools import lru_cache
from string import Formatter
from typing import Final, Union

Field = Union[str, int, "Phrase"]
"""Text, a whole number, an amount of chips (`ChipCount`), or another phrase."""
INTERVAL: Final = 1.96
"""Standard errors on either side of a 95% interval."""
_SHOWN: Final = 60
_TOP_BITS: Final = 200


class ChipCount(int):
    """A number of chips in a sentence, which a view may write in big blinds."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Phrase:
    """A sentence in English with ``{named}`` placeholders and the values that fill them, in any order."""

    template: str
    fields: tuple[tuple[str, Field], ...] = ()

    def __str__(self) -> str:
        return self.template.format(**{name: shown(value) for name, value in self.fields})


class Inside(Phrase):
    """A phrase within a sentence: it begins without its capital, except for cards (``A-2``)."""

    __slots__ = ()

    def __str__(self) -> str:
        return uncapital(super().__str__())


def inside(said: Phrase) -> Inside:
    """The phrase as it reads within a sentence."""
    return Inside(said.template, said.fields)


def uncapital(text: str) -> str:
    """The text without its initial capital: ``Nut-low draw`` becomes ``nut-low draw``, ``A-2`` stays.

    One-letter words too: ``A pair`` becomes ``a pair``, ``L’as`` ``l’as``.
    """
    return text[:1].lower() + text[1:] if text[1:].lstrip(" ’")[:1].islower() else text


def phrase(template: str, **fields: Field) -> Phrase:
    """The phrase of this template; `fields` may be text, whole numbers, amounts of chips or other phrases."""
    return Phrase(template, tuple(fields.items()))


@lru_cache(maxsize=4096)
def parts(template: str) -> tuple[tuple[str, str | None], ...]:
    """The parts of a template: what is written, and the name of the placeholder after it."""
    return tuple([(literal, name) for literal, name, _, _ in Formatter().parse(template)])


@lru_cache(maxsize=4096)
def has_words(template: str) -> bool:
    """Whether a template has words to translate beside its placeholders."""
    return any(sign.isalpha() for literal, _ in parts(template) for sign in literal)


def shown(value: Field) -> str:
    """A field as English text: whole numbers get thousands separators (``2,400``)."""
    return f"{value:,}" if isinstance(value, int) else str(value)


def typed_list(typed: str) -> list[str]:
    """The entries of a list that somebody typed, separated by the commas of any language, their blanks made single."""
    return [" ".join(entry.split()) for entry in re.split("[,、，]", typed)]


class BadInput(ValueError):
    """Invalid input. The message is the phrase of a template and its fields; without fields it is `said` itself."""

    def __init__(self, said: str | Phrase, /, **fields: Field) -> None:
        super().__init__(phrase(said, **fields) if isinstance(said, str) and fields else said)


def told(error: BaseException) -> str | Phrase:
    """The message of an error: the phrase that it was made with, else its text; for system errors the reason alone."""
    for part in error.args[:2]:
        if isinstance(part, Phrase):
            return part
    if isinstance(error, OSError) and error.strerror:
        return _OF_THE_SYSTEM.get(error.errno or 0, error.strerror)
    return str(error)


_OF_THE_SYSTEM: Final = {
    errno.ENOENT: phrase("No such file or directory"),
    errno.EACCES: phrase("Permission denied"),
    errno.EPERM: phrase("Operation not permitted"),
    errno.EEXIST: phrase("File exists"),
    errno.EISDIR: phrase("Is a directory"),
    errno.ENOTDIR: phrase("Not a directory"),
    errno.ENOSPC: phrase("No space left on device"),
    errno.EROFS: phrase("Read-only file system"),
    errno.ENAMETOOLONG: phrase("File name too long"),
    errno.EIO: phrase("Input/output error"),
}
"""Messages for system errors that players may meet."""


def in_percent(part: float, decimals: int, error: float = 0.0) -> tuple[str, float]:
    """A part in percent with the sign before it: what is rare is not 0, nor is all but the rare all.

    One that was counted with a standard error and never came up is less than its 95% interval; one that always did is
    more than the rest.
    """
    least = 10.0**-decimals
    if error and not part:
        return "<", max(least, 100 * INTERVAL * error)
    if error and part == 1:
        return ">", 100 - max(least, 100 * INTERVAL * error)
    if part > 0 and not round(100 * part, decimals):
        return "<", least
    if part < 1 and round(100 * part, decimals) == 100:
        return ">", 100 - least
    return "", 100 * part


def quoted(value: object) -> str | Phrase:
    """An invalid value, shortened for a one-line error text."""
    if isinstance(value, int) and value.bit_length() > _TOP_BITS:
        return phrase("a number of more than sixty digits")
    if isinstance(value, dict):
        return phrase("a table of {count}", count=len(value))
    if isinstance(value, list | tuple):
        return phrase("a list of {count}", count=len(value))
    text = repr(value) if isinstance(value, str) else str(value)
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"
