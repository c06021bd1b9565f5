"""Texts in the language of the window: phrases of the pure floors as text and cards, figures, counts, durations."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, Union

from PySide6.QtCore import QCoreApplication

from pokertable.model.cards import Card
from pokertable.model.games import CATALOGUE
from pokertable.model.text import (
    ChipCount,
    Field,
    Inside,
    Phrase,
    has_words,
    in_percent,
    parts,
    phrase,
    told,
    uncapital,
)
from pokertable.session.profile.choice import YOU
from pokertable.session.words.line import CardText
from pokertable.views.kit.language import contracted, is_translated
from pokertable.views.kit.look import look

if TYPE_CHECKING:
    from datetime import timedelta


CONTEXT: Final = "model"
"""The translation context of every `Phrase` template."""

Piece = Union[str, Card]
_FIGURE: Final = r"[<>]?[0-9]+\.[0-9]"
"""A figure with a decimal, as the pure floors write it."""


def number(value: int) -> str:
    """A whole number with the thousands separator of the window's language (not of the system's locale)."""
    separator = QCoreApplication.translate("number", ",", "between thousands")
    return f"{value:,}".replace(",", separator)


def in_a_row(parts: Iterable[str]) -> str:
    """The parts joined with the language's commas."""
    return comma().join(parts)


def in_clauses(parts: Iterable[str]) -> str:
    """The parts joined with the language's semicolons."""
    return QCoreApplication.translate("number", "; ", "between the parts of a list").join(parts)


def headed(name: str, text: str) -> str:
    """The text after its name and the language's colon: ``Board: king of spades``; without a name, the text."""
    return QCoreApplication.translate("number", "{name}: {text}").format(name=name, text=text) if name else text


def comma() -> str:
    """The separator between the parts of a list."""
    return QCoreApplication.translate("number", ", ", "between the parts of a list")


Write = Callable[[int], str]
"""Writes an amount of chips: `number`, or the `text` or `brief` of an `Amounts`."""


def shown(phrase: Phrase, write: Write = number) -> str:
    """The phrase in the window's language, nested phrases included; `write` writes its amounts of chips."""
    return contracted(
        "".join(_field(piece, write) if not isinstance(piece, str) else piece for piece in _filled(phrase))
    )


def short_number(value: int) -> str:
    """A short form of an amount that has no room: ``12.3M`` (rounded down)."""
    for size, letter in ((10**9, "G"), (10**6, "M"), (10**3, "k")):
        if value >= size:
            tenths = value * 10 // size
            return (
                f"{tenths // 10}.{tenths % 10}{letter}" if tenths < 1000 and tenths % 10 else f"{tenths // 10}{letter}"
            )
    return str(value)


def percent(part: float, *, places: int = 1, error: float = 0.0) -> str:
    """A part of a whole as a percentage with one decimal, or more: ``18.8%``; `error` as for `in_percent`."""
    sign, value = in_percent(part, places, error)
    return percent_of(f"{sign}{value:.{places}f}")


def percent_gained(gain: float, *, places: int = 1) -> str:
    """A gain or loss of a whole, or an error, without its sign as a percentage: a trifle is ``0.0%``."""
    return percent_of(f"{abs(100 * gain):.{places}f}")


def whole_percent(value: int) -> str:
    """A whole percentage: ``130%``."""
    return percent_of(str(value))


def percent_of(figure: str) -> str:
    """A figure written with a point, as a percentage: ``0.5%``."""
    return QCoreApplication.translate("number", "{percent}%").format(percent=point_of(figure))


def decimal(value: float) -> str:
    """A figure with one decimal: ``18.8``."""
    return point_of(f"{value:.1f}")


def point_of(figure: str) -> str:
    """A figure written with a point, with the language's sign before decimals."""
    return figure.replace(".", QCoreApplication.translate("number", ".", "before decimals"))


def pieces(phrase: Phrase, write: Write = number) -> list[Piece]:
    """The phrase as text and cards in reading order, so that suits can be drawn; adjacent text is joined."""
    joined: list[Piece] = []
    for piece in _flat(phrase, write):
        if isinstance(piece, str) and joined and isinstance(joined[-1], str):
            joined[-1] += piece
        else:
            joined.append(piece)
    return [contracted(piece) if isinstance(piece, str) else piece for piece in joined]


def _filled(phrase: Phrase) -> Iterator[Field]:
    """The translated template's literal parts and the values between them.

    Stored words of an earlier version may no longer have a translation: then all of it is English.
    """
    template = QCoreApplication.translate(CONTEXT, phrase.template)
    values = dict(phrase.fields)
    if template == phrase.template and has_words(template) and not is_translated(CONTEXT, template):
        yield from _in_english(template, values)
        return
    for literal, name in parts(template):
        if literal:
            yield literal
        if name is not None:
            value = values[name]
            yield point_of(value) if isinstance(value, str) and re.fullmatch(_FIGURE, value) else value


def _in_english(template: str, values: dict[str, Field]) -> Iterator[Field]:
    for literal, name in parts(template):
        if literal:
            yield literal
        if name is not None:
            value = values[name]
            yield str(value) if isinstance(value, Phrase) else value


def _field(value: Field, write: Write) -> str:
    if isinstance(value, Inside):
        return uncapital(shown(value, write))
    if isinstance(value, Phrase):
        return shown(value, write)
    if isinstance(value, ChipCount):
        return write(value)
    return number(value) if isinstance(value, int) else value


def _flat(phrase: Phrase, write: Write) -> Iterator[Piece]:
    for value in _filled(phrase):
        if isinstance(value, CardText):
            for index, card in enumerate(value.cards):
                if index:
                    yield " "
                yield card if isinstance(card, Card) else str(card)
        elif isinstance(value, Phrase):
            inner = _flat(value, write)
            if isinstance(value, Inside):
                first = next(inner, "")
                yield uncapital(first) if isinstance(first, str) else first
            yield from inner
        else:
            yield _field(value, write)


def tr(text: str) -> str:
    """A sentence of the quiz in the window's language."""
    return QCoreApplication.translate("Quiz", text)


def game_title(key: str) -> str:  # noqa: D103
    return shown(CATALOGUE[key].title)


def hero_named(names: Sequence[str]) -> tuple[str, ...]:
    """Names of seats as displayed: the player's own is the chosen one, else a translated "You"."""
    return tuple([look().my_name or shown(phrase("You")) if name == YOU else name for name in names])


def addressed(names: Sequence[str], hero: int | None) -> int | None:
    """The player's seat, where it is called "You"; None where it has another name, and for a spectator."""
    return None if hero is None or names[hero] != YOU or look().my_name else hero


def fault(error: Exception) -> str:
    """The message of an error, in the window's language if it is a phrase."""
    return worded(told(error))


def worded(said: str | Phrase) -> str:
    """A phrase in the window's language; other text unchanged."""
    return shown(said) if isinstance(said, Phrase) else said


def capital(text: str) -> str:  # noqa: D103
    return text[:1].upper() + text[1:]


def counted(one: str, many: str, count: int) -> str:
    """A sentence about a number of things, both forms with ``%n``; translations have their own plural forms."""
    return QCoreApplication.translate("Quiz", one if count == 1 else many, None, count)


def measured(words: str, figure: float, places: int = 1) -> str:
    """A sentence with a figure of `places` decimals; the plural follows the language: in French 1.9 is singular."""
    return QCoreApplication.translate("Quiz", words, None, int(abs(float(f"{figure:.{places}f}"))))


def in_about(time: timedelta) -> str:
    """Time until a miss returns: ``in about 2 days``."""
    minutes = max(1, round(time.total_seconds() / 60))
    if minutes < 90:
        return counted("in about a minute", "in about %n minutes", minutes)
    return counted("in about a day", "in about %n days", max(1, round(time.total_seconds() / 86400)))
