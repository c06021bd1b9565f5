"""Qt's translation files (``.ts``): read, brought up to the texts of the program, written."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import Enum
from itertools import groupby
from pathlib import Path
from string import Formatter
from xml.sax.saxutils import escape

from extract import Text

Key = tuple[str, str, str]
PLURALS = {"ja": 1, "fr": 2}
"""How many forms a plural has."""


class State(Enum):
    """Whether a text is translated; the value is what stands in the file."""

    DONE = ""
    UNFINISHED = "unfinished"
    VANISHED = "vanished"
    """No longer in the program; kept in case that it comes back."""


@dataclass(frozen=True)
class Message:
    """A text and its translation: one form, or as many as the language's plural has."""

    text: Text
    forms: tuple[str, ...]
    state: State


def read(file: Path) -> list[Message]:
    """The messages of a file; none if there is no such file yet."""
    return list(_messages(ET.parse(file).getroot())) if file.is_file() else []


def _messages(root: ET.Element) -> Iterator[Message]:
    for context in root.iter("context"):
        for message in context.iter("message"):
            place, translation = message.find("location"), message.find("translation")
            assert translation is not None
            text = Text(
                context.findtext("name", ""),
                message.findtext("source", ""),
                message.findtext("comment", ""),
                message.get("numerus") == "yes",
                "" if place is None else place.get("filename", ""),
            )
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            yield Message(text, tuple(forms), State(translation.get("type", "")))


def updated(known: Iterable[Message], texts: Iterable[Text], language: str) -> list[Message]:
    """The messages of these texts, with the translations that are known.

    A text that moved to another context takes its translation along; translations of texts that are gone are kept.
    """
    before = {message.text.key: message for message in known}
    texts = list(texts)
    here = {text.key for text in texts}
    moved = {
        (message.text.source, message.text.comment, message.text.plural): message
        for key, message in before.items()
        if key not in here and any(message.forms)
    }
    found = []
    taken: set[Key] = set()
    for text in texts:
        old = before.get(text.key)
        if old is None:
            old = moved.get((text.source, text.comment, text.plural))
            if old is not None:
                taken.add(old.text.key)
        count = PLURALS[language] if text.plural else 1
        forms = old.forms if old is not None and len(old.forms) == count else ("",) * count
        unfinished = not all(forms) or (old is not None and old.state is State.UNFINISHED)
        found.append(Message(text, forms, State.UNFINISHED if unfinished else State.DONE))
    gone = (message for key, message in before.items() if key not in here and key not in taken and any(message.forms))
    return [*found, *(replace(message, state=State.VANISHED) for message in gone)]


def write(file: Path, messages: Iterable[Message], language: str) -> None:
    """Write a file in Qt's form, ordered by context, and in it as the texts stand in the program."""
    parts = [
        '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n',
        f'<TS version="2.1" language="{language}" sourcelanguage="en">\n',
    ]
    ordered = sorted(messages, key=lambda message: message.text.context)
    for context, group in groupby(ordered, lambda message: message.text.context):
        parts.append(f"<context>\n    <name>{escape(context)}</name>\n")
        parts.extend(map(_written, group))
        parts.append("</context>\n")
    file.write_text("".join([*parts, "</TS>\n"]), encoding="utf-8", newline="\n")


def _written(message: Message) -> str:
    text = message.text
    kind = f' type="{message.state.value}"' if message.state.value else ""
    forms = "".join(f"\n            <numerusform>{escape(form)}</numerusform>" for form in message.forms)
    inner = f"{forms}\n        " if text.plural else escape(message.forms[0])
    lines = [
        f"    <message{' numerus=' + chr(34) + 'yes' + chr(34) if text.plural else ''}>",
        f'        <location filename="{text.file}"/>',
        f"        <source>{escape(text.source)}</source>",
        *([f"        <comment>{escape(text.comment)}</comment>"] if text.comment else []),
        f"        <translation{kind}>{inner}</translation>",
        "    </message>\n",
    ]
    return "\n".join(lines)


def wrong_places(message: Message) -> str | None:
    """What is wrong with the placeholders of a translation: each has those of its text, ``%n`` where it likes."""
    wanted = places(message.text.source)
    for form in message.forms:
        try:
            if form and places(form) != wanted:
                return f"{message.text.context}: {message.text.source!r}: {form!r}"
        except ValueError as error:
            return f"{message.text.context}: {message.text.source!r}: {form!r}: {error}"
    return None


_FRENCH = (
    (re.compile(r"(?<=[^\s?!])[ \xa0]?(?=[;!?](?:[\s»)]|$))"), "\u202f"),
    (re.compile(r"(?<=[\d}])[ \xa0](?=%(?!\())"), "\u202f"),
    (re.compile(r"(?<=\S) (?=:(?:\s|$))|(?<=«) ?(?=\S)|(?<=\S) ?(?=»)"), "\xa0"),
    (re.compile(r"(?<=\b[cdjlmnst])'(?=\w)|(?<=\bqu)'(?=\w)", re.IGNORECASE), "’"),
)
"""Narrow no-break spaces before ``; ! ? %``, wide ones before ``: »`` and after ``«``, and curved apostrophes."""


def typeset(message: Message, language: str) -> Message:
    """The message with the blanks and apostrophes that its language is written with."""
    forms = message.forms
    for pattern, sign in _FRENCH if language == "fr" else ():
        forms = tuple([pattern.sub(sign, form) for form in forms])
    return replace(message, forms=forms)


def places(text: str) -> set[str]:
    """The named places of a text to be filled in; raises `ValueError` if its braces do not match."""
    try:
        return {name for _, name, _, _ in Formatter().parse(text) if name is not None}
    except ValueError:
        return set() if "{" not in text else _refuse(text)


def _refuse(text: str) -> set[str]:
    raise ValueError(f"{text!r}: the braces do not match")
