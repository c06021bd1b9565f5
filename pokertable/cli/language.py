"""The language of the command line: English, or that of ``--language``. Qt is loaded only for another language."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable, Sequence
from math import isfinite
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from pokertable.cli.streams import lacking
from pokertable.model.hand.events import RaiseKind
from pokertable.model.resources import root
from pokertable.model.text import Field, Inside, Phrase, has_words, in_percent, inside, phrase, told, uncapital
from pokertable.session.words.words import title_in

if TYPE_CHECKING:
    from PySide6.QtCore import QTranslator

    from pokertable.model.variant import Variant


LANGUAGES: Final = ("en", "ja", "fr")
OPTION: Final = "--language"
_LETTERS: Final = {"ja": "かナ札", "fr": ""}
"""Letters that a stream must be able to show for each language."""
_FIGURE: Final = r"[-+<>]?[0-9]+\.[0-9]+"
"""A figure with decimals, as phrases hold it."""


class NotSpoken(NamedTuple):
    """The requested language, and the encoding of a standard stream that cannot show it."""

    language: str
    encoding: str


class _Spoken:
    """The translator, None for English; `instead` names a language that a stream cannot show."""

    translator: QTranslator | None = None
    instead: NotSpoken | None = None


def add_language_argument(parser: argparse.ArgumentParser, **extra: Any) -> None:
    """Add ``--language``; `extra` as for `argparse.ArgumentParser.add_argument`."""
    spoken = tr("language of the output: English, Japanese or French; JSON stays English")
    parser.add_argument(OPTION, metavar="en|ja|fr", type=_language, help=spoken, **extra)


OF_ARGPARSE: Final = (
    "usage: ",
    "positional arguments",
    "%(heading)s:",
    "options",
    "show this help message and exit",
    "argument %(argument_name)s: %(message)s",
    "the following arguments are required: %s",
    "one of the arguments %s is required",
    "unrecognized arguments: %s",
    "not allowed with argument %s",
    "ambiguous option: %(option)s could match %(matches)s",
    "ignored explicit argument %r",
    "expected one argument",
    "expected at most one argument",
    "expected at least one argument",
    "expected %s argument",
    "expected %s arguments",
    "invalid %(type)s value: %(value)r",
    "invalid choice: %(value)r (choose from %(choices)s)",
    "invalid choice: %(value)r, maybe you meant %(suggestion)r? (choose from %(choices)s)",
    "unknown parser %(parser_name)r (choices: %(choices)s)",
)
"""Texts that `argparse` prints through gettext, in Python 3.11 to 3.14."""


class _English(str):
    """Text made from an unlisted wording: it and the text that includes it stay English."""

    def __mod__(self, values: Any) -> str:
        return _English(super().__mod__(values))


class _Translated(str):
    """A translated wording that reverts to English if an `_English` text is put into it: no sentence mixes both."""

    english: str

    def __mod__(self, values: Any) -> str:
        parts = values.values() if isinstance(values, dict) else values if isinstance(values, tuple) else (values,)
        if any(isinstance(part, _English) for part in parts):
            return _English(self.english % values)
        return super().__mod__(values)


def _of_argparse(text: str) -> str:
    known = next((tr(words) for words in OF_ARGPARSE if words == text), None)
    if known is None:
        return _English(text)
    said = _Translated(known)
    said.english = text
    return said


vars(argparse).update(_=_of_argparse, ngettext=lambda one, many, count: _of_argparse(one if count == 1 else many))


def speak(arguments: Sequence[str]) -> None:
    """Set the language named among the arguments before any output; English for an unknown language.

    English too where a standard stream cannot show the language's letters; accents have stand-ins (`streams`).
    """
    _Spoken.translator = _Spoken.instead = None
    wanted = None
    for at, text in enumerate(arguments):
        name, equals, value = text.partition("=")
        if name == OPTION:
            wanted = value if equals else next(iter(arguments[at + 1 : at + 2]), None)
    if wanted in LANGUAGES[1:]:
        encoding = lacking(_LETTERS[wanted])
        if encoding is not None:
            _Spoken.instead = NotSpoken(wanted, encoding)
            return
        from PySide6.QtCore import QTranslator

        translator = QTranslator()
        if translator.load(f"pokertable_{wanted}", str(root() / "i18n")):
            _Spoken.translator = translator


def not_spoken() -> NotSpoken | None:
    """The requested language if a standard stream cannot show it."""
    return _Spoken.instead


def tr(words: str, /, **fields: object) -> str:
    """A text of the command line in its language, with its places filled."""
    translator = _Spoken.translator
    told = words if translator is None else translator.translate("cli", words) or words
    return told.format(**fields) if fields else told


class BadArgument(ValueError):
    """An invalid argument, in the language of the command line: the message and the fields that fill it."""

    def __init__(self, words: str, /, **fields: object) -> None:
        super().__init__(tr(words, **fields))


def unknown(option: str, value: object, names: Iterable[object]) -> BadArgument:
    """The error for an option whose value is not one of these names."""
    listed = ", ".join(map(str, names))
    return BadArgument("{option} {value}: expected one of {names}", option=option, value=repr(value), names=listed)


def outside(option: str, value: int, most: int) -> BadArgument:
    """The error for an option whose number is not between 1 and `most`."""
    return BadArgument("{option} {value}: expected 1 to {most}", option=option, value=value, most=figure(most, 0))


def said(words: Phrase) -> str:
    """A phrase in the language of the command line."""
    translator = _Spoken.translator
    if translator is None:
        return str(words)
    if isinstance(words, Inside):
        return uncapital(said(Phrase(words.template, words.fields)))
    from pokertable.views.kit.language import contracted

    template = translator.translate("model", words.template)
    if not template and has_words(words.template):  # messages of an earlier version
        return str(words)
    template = template or words.template
    written = signs()
    fields = {name: _field(value, written) for name, value in words.fields}
    return contracted(template.format(**fields), translator.language()[:2])


class Signs(NamedTuple):
    """Signs of a language: thousands separator, decimal point, percentage; between clauses, and after a name."""

    thousands: str = ","
    point: str = "."
    percent: str = "{percent}%"
    clause: str = "; "
    headed: str = "{name}: {text}"


def signs() -> Signs:
    """The signs of the language, as in the window."""
    translator = _Spoken.translator
    if translator is None:
        return Signs()
    return Signs(
        translator.translate("number", ",", "between thousands") or ",",
        translator.translate("number", ".", "before decimals") or ".",
        translator.translate("number", "{percent}%") or "{percent}%",
        translator.translate("number", "; ", "between the parts of a list") or "; ",
        translator.translate("number", "{name}: {text}") or "{name}: {text}",
    )


def headed(name: str, text: str) -> str:
    """The text after its name and the language's colon, as in the window: ``Player 2: 157``."""
    return signs().headed.format(name=name, text=text)


def in_clauses(parts: Iterable[str]) -> str:
    """The parts joined with the language's semicolons, as in the window."""
    return signs().clause.join(parts)


def fault(error: Exception) -> str:
    """The message of an error, in the language of the command line if it is a phrase."""
    words = told(error)
    if isinstance(error, OSError) and error.filename:
        words = phrase("{file}: {problem}", file=str(error.filename), problem=words)
    return said(words) if isinstance(words, Phrase) else words


def _field(value: Field, written: Signs) -> str:
    if isinstance(value, Phrase):
        return said(value)
    if isinstance(value, int):
        return f"{value:,}".replace(",", written.thousands)
    return value.replace(".", written.point) if re.fullmatch(_FIGURE, value) else value


def _language(text: str) -> str:
    """One of `LANGUAGES`; raises `argparse.ArgumentTypeError` otherwise."""
    if text not in LANGUAGES:
        raise argparse.ArgumentTypeError(
            tr("{text}: expected one of {names}", text=repr(text), names=", ".join(LANGUAGES))
        )
    return text


def street(key: str, variant: Variant) -> str:
    """A street's name within a sentence."""
    return said(inside(title_in(variant, key)))


def choice(found: dict[str, Any], kind: RaiseKind = RaiseKind.RAISE) -> str:
    """An action as in ``{"do": "raise", "to": 20}`` or ``{"do": "draw", "discard": "Ks2d"}``.

    A raise is a bet if nothing is in, or completes a bring-in: its `kind`.
    """
    if found["do"] == "draw":
        return tr("discard {cards}", cards=found["discard"]) if found["discard"] else tr("stand pat")
    if "to" in found:
        words = {
            RaiseKind.BET: tr("bet {amount}"),
            RaiseKind.COMPLETE: tr("complete to {amount}"),
            RaiseKind.RAISE: tr("raise to {amount}"),
        }[kind]
        return words.format(amount=amount(found["to"]))
    return {
        "fold": tr("fold"),
        "check": tr("check"),
        "call": tr("call"),
        "bring-in": tr("bring-in"),
    }[found["do"]]


def severity(key: str) -> str:
    """Name of a decision's severity."""
    return {
        "undecided": tr("undecided"),
        "best": tr("best"),
        "fine": tr("fine"),
        "inaccuracy": tr("inaccuracy"),
        "mistake": tr("mistake"),
        "blunder": tr("blunder"),
    }[key]


def share(key: str) -> str:
    """Name of a share of the pot."""
    return {
        "high": tr("high"),
        "low": tr("low"),
        "scoop": tr("scoop"),
        "quartered": tr("quartered"),
    }[key]


def percent(part: float, decimals: int = 1, error: float = 0.0) -> str:
    """A fraction as a percentage with this number of decimals; `error` as for `in_percent`."""
    sign, value = in_percent(part, decimals, error)
    return signs().percent.format(percent=sign + figure(value, decimals))


def amount(value: Any) -> str:
    """An amount of a file, a number or a text, with the language's separators; ``inf`` stays."""
    decimals = len(str(value).partition(".")[2])
    number = float(value)
    return figure(number, decimals) if isfinite(number) else str(value)


def figure(value: float, decimals: int, sign: str = "-") -> str:
    """A figure with this number of decimals; `sign` "+" always writes the sign. One that rounds to 0 has no minus."""
    return f"{round(value, decimals) + 0.0:{sign},.{decimals}f}".translate(
        {ord(","): signs().thousands, ord("."): signs().point}
    )
