"""The entries of a PHH hand's ``actions``: cards dealt, decisions taken, hands shown or mucked."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from typing import Final, Union

from pokertable.model.cards import HIDDEN, AnyCard, InvalidCard, parse_any_cards, show_cards
from pokertable.model.text import Phrase, phrase, quoted, told
from pokertable.session.phh.text import PhhError, parse_number

_MOST_CARDS: Final = 52


@dataclass(frozen=True, slots=True)
class HoleLine:
    """``d dh pN CARDS``. Players count from 0 here, from 1 in the file; `number` is the entry's place, from 1."""

    number: int
    player: int
    cards: tuple[AnyCard, ...]


@dataclass(frozen=True, slots=True)
class BoardLine:
    """``d db CARDS``."""

    number: int
    cards: tuple[AnyCard, ...]


@dataclass(frozen=True, slots=True)
class TurnLine:
    """A decision, ``f``, ``cc``, ``pb``, ``cbr`` with its raise-to in the file's units, or ``sd`` with the discards.

    `text` is as in the file.
    """

    number: int
    player: int
    verb: str
    to: Decimal | None
    text: str
    cards: tuple[AnyCard, ...] = ()


@dataclass(frozen=True, slots=True)
class ShowLine:
    """``pN sm``: cards shown (empty: those the player was dealt), or None for a muck."""

    number: int
    player: int
    cards: tuple[AnyCard, ...] | None


ActionLine = Union[HoleLine, BoardLine, TurnLine, ShowLine]


def parse_lines(entries: Sequence[object], players: int) -> tuple[ActionLine, ...]:
    """The entries in order without pure comments; raises `PhhError`, naming the action number, for anything else."""
    lines = []
    for number, entry in enumerate(entries, 1):
        if not isinstance(entry, str):
            raise PhhError("action {number}: {value} is not text", number=str(number), value=quoted(entry))
        words = entry.partition("#")[0].split()
        if words:
            try:
                lines.append(_parse_line(number, words, players))
            except (PhhError, InvalidCard) as error:
                text = quoted(entry)
                raise PhhError(
                    "action {number} {text}: {problem}", number=str(number), text=text, problem=told(error)
                ) from None
    return tuple(_drawn_at_once(lines))


def at_action(line: TurnLine, problem: str | Phrase) -> Phrase:
    """The problem with an action of a file, which is quoted as written."""
    text = f"'p{line.player + 1} {line.text}'"
    return phrase("action {number} {text}: {problem}", number=str(line.number), text=text, problem=problem)


def _drawn_at_once(lines: Sequence[ActionLine]) -> list[ActionLine]:
    """The entries with drawn cards moved right after the discards.

    Files list all discards of a draw first, then the cards, which get the number of the discard here.
    """
    ordered: list[ActionLine] = []
    owed: dict[int, tuple[TurnLine, int]] = {}
    for line in lines:
        if isinstance(line, TurnLine) and line.verb == "sd" and line.cards:
            owed[line.player] = line, len(line.cards)
        if isinstance(line, HoleLine) and line.player in owed:
            discard, missing = owed.pop(line.player)
            if len(line.cards) < missing:
                owed[line.player] = discard, missing - len(line.cards)
            ordered.insert(ordered.index(discard) + 1, replace(line, number=discard.number))
        else:
            ordered.append(line)
    return ordered


def _parse_line(number: int, words: list[str], players: int) -> ActionLine:
    match words:
        case ["d", "dh", player, *cards] if cards:
            return HoleLine(number, _player(player, players), _cards(cards))
        case ["d", "db", *cards] if cards:
            board = _cards(cards)
            if HIDDEN in board:
                raise PhhError(phrase("the cards of the board must be known"))
            return BoardLine(number, board)
        case [player, ("f" | "cc" | "pb") as verb]:
            return TurnLine(number, _player(player, players), verb, None, verb)
        case [player, "cbr", amount]:
            return TurnLine(number, _player(player, players), "cbr", parse_number(amount), f"cbr {amount}")
        case [player, "sm"]:
            return ShowLine(number, _player(player, players), None)
        case [player, "sm", "-"]:
            return ShowLine(number, _player(player, players), ())
        case [player, "sm", *cards]:
            return ShowLine(number, _player(player, players), _cards(cards))
        case [player, "sd", *discarded]:
            given = _cards(discarded)
            text = f"sd {show_cards(given)}".rstrip()
            return TurnLine(number, _player(player, players), "sd", None, text, given)
    raise PhhError(phrase("expected d dh, d db, or a player with f, cc, cbr, pb, sd or sm"))


def _player(word: str, players: int) -> int:
    if not re.fullmatch(r"p[0-9]{1,3}", word) or not 1 <= int(word[1:]) <= players:
        raise PhhError("{word} isn't a player: expected p1 to p{players}", word=quoted(word), players=str(players))
    return int(word[1:]) - 1


def _cards(words: list[str]) -> tuple[AnyCard, ...]:
    text = "".join(words)
    if len(text) > 3 * _MOST_CARDS:
        raise PhhError("{text} is more cards than a deck has", text=quoted(text))
    return parse_any_cards(text)
