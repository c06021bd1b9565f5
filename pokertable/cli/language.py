"""The language that the command line speaks: English, or that of ``--language``. Qt is only asked for another one."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from pokertable.model.resources import root
from pokertable.model.text import Field, Phrase

if TYPE_CHECKING:
    from PySide6.QtCore import QTranslator

LANGUAGES: Final = ("en", "ja", "fr")
OPTION: Final = "--language"


class _Spoken:
    """What translates, None for English."""

    translator: QTranslator | None = None


def add_language_argument(parser: argparse.ArgumentParser, **extra: Any) -> None:
    """Add ``--language``; `extra` as for `argparse.ArgumentParser.add_argument`."""
    words = tr("speak English, Japanese or French; JSON stays English")
    parser.add_argument(OPTION, metavar="en|ja|fr", type=_language, help=words, **extra)


def speak(arguments: Sequence[str]) -> None:
    """Take the language that is named among the arguments, before anything is said; one that is not known is not."""
    _Spoken.translator = None
    wanted = None
    for at, text in enumerate(arguments):
        name, equals, value = text.partition("=")
        if name == OPTION:
            wanted = value if equals else next(iter(arguments[at + 1 : at + 2]), None)
    if wanted in LANGUAGES[1:]:
        from PySide6.QtCore import QTranslator

        translator = QTranslator()
        if translator.load(f"pokertable_{wanted}", str(root() / "i18n")):
            _Spoken.translator = translator


def tr(text: str) -> str:
    """A text of the command line in its language."""
    translator = _Spoken.translator
    return text if translator is None else translator.translate("cli", text) or text


def said(words: Phrase) -> str:
    """A phrase in the language of the command line."""
    translator = _Spoken.translator
    if translator is None:
        return str(words)
    from pokertable.views.kit.language import contracted

    template = translator.translate("model", words.template) or words.template
    separator = translator.translate("number", ",", "between thousands") or ","
    fields = {name: _field(value, separator) for name, value in words.fields}
    return contracted(template.format(**fields), translator.language()[:2])


def _field(value: Field, separator: str) -> str:
    if isinstance(value, Phrase):
        return said(value)
    return f"{value:,}".replace(",", separator) if isinstance(value, int) else value


def _language(text: str) -> str:
    """One of `LANGUAGES`; raises `argparse.ArgumentTypeError` otherwise."""
    if text not in LANGUAGES:
        raise argparse.ArgumentTypeError(f"{text!r}: expected one of {', '.join(LANGUAGES)}")
    return text
