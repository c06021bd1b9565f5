"""What the JSON output says by keys, in words of the language: actions, streets, verdicts, shares, figures."""

from __future__ import annotations

from typing import Any

from pokertable.cli.language import said, signs, tr
from pokertable.model.text import inside
from pokertable.session.words.words import STREET_TITLES


def street(key: str) -> str:
    """A street inside a sentence."""
    return said(inside(STREET_TITLES[key]))


def choice(found: dict[str, Any]) -> str:
    """An action as in ``{"do": "raise", "to": 20}`` or ``{"do": "draw", "discard": "Ks2d"}``."""
    if found["do"] == "draw":
        return tr("throw {cards}", cards=found["discard"]) if found["discard"] else tr("stand pat")
    if "to" in found:
        return tr("raise to {amount}", amount=found["to"])
    return {
        "fold": tr("fold"),
        "check": tr("check"),
        "call": tr("call"),
        "bring-in": tr("bring-in"),
    }[found["do"]]


def severity(key: str | None) -> str:
    """How bad a decision was; None: not decided."""
    return {
        None: tr("undecided"),
        "best": tr("best"),
        "fine": tr("fine"),
        "inaccuracy": tr("inaccuracy"),
        "mistake": tr("mistake"),
        "blunder": tr("blunder"),
    }[key]


def share(key: str) -> str:
    """A part of what is won."""
    return {
        "high": tr("high"),
        "low": tr("low"),
        "scoop": tr("scoop"),
        "quartered": tr("quartered"),
    }[key]


def percent(part: float, decimals: int = 1) -> str:
    """A fraction as a percentage with so many decimals."""
    return signs().percent.format(percent=figure(100 * part, decimals))


def figure(value: float, decimals: int, sign: str = "-") -> str:
    """A figure with so many decimals; `sign` "+" writes it always."""
    return f"{value:{sign},.{decimals}f}".translate({ord(","): signs().thousands, ord("."): signs().point})
