"""Phrases as text and back, made to be kept: the sentence and what fills it, so that it can still be translated."""

from __future__ import annotations

import json
from string import Formatter
from typing import Any

from pokertable.model.text import Field, Phrase


class InvalidPhrase(ValueError):
    """A text that is not one of a phrase; it says what is wrong."""


def encode_phrase(phrase: Phrase) -> str:
    """The phrase as a JSON array: the template and an object of its fields; a phrase in a field is such an array."""
    return json.dumps(_entries(phrase), separators=(",", ":"))


def decode_phrase(text: str) -> Phrase:
    """The phrase of `encode_phrase`; raises `InvalidPhrase` for anything else."""
    try:
        return _phrase(json.loads(text))
    except (ValueError, TypeError, RecursionError) as error:
        raise InvalidPhrase(f"phrase {text[:60]!r}: {error}") from None


def _entries(phrase: Phrase) -> list[object]:
    fields = {name: _entries(value) if isinstance(value, Phrase) else value for name, value in phrase.fields}
    return [phrase.template, fields]


def _phrase(entries: Any) -> Phrase:
    template, fields = entries
    if not isinstance(template, str) or not isinstance(fields, dict):
        raise ValueError("expected a template and its fields")
    named = {name for _, name, _, _ in Formatter().parse(template) if name is not None}
    if named != set(fields):
        raise ValueError(f"expected the fields {', '.join(sorted(named)) or 'none'}")
    return Phrase(template, tuple([(name, _field(value)) for name, value in fields.items()]))


def _field(value: Any) -> Field:
    if isinstance(value, list):
        return _phrase(value)
    if isinstance(value, bool) or not isinstance(value, str | int):
        raise ValueError(f"{value!r}: expected a text, a whole number or a phrase")
    return value
