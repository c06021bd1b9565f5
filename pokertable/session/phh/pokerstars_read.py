"""Reads hands in the format of PokerStars hand histories, those of the games that are played here.

A hand's text becomes the table of a PHH hand, which is then parsed and replayed like any other.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterator, Sequence
from decimal import Decimal
from pathlib import Path
from typing import Final

from pokertable.model.betting.structure import Structure
from pokertable.model.hand.events import Called, Checked, PotAwarded
from pokertable.model.text import quoted, told
from pokertable.session.phh.pokerstars_lines import AMOUNT, TextHand
from pokertable.session.phh.read import PhhHand, Unreadable, in_hand, parse_hand
from pokertable.session.phh.replay import replay
from pokertable.session.phh.text import PhhError, Unit, code_of
from pokertable.session.profile.whole_file import read_at_most

_MOST_BYTES: Final = 512 * 2**20
_BEGINS: Final = re.compile(r"^\ufeff?PokerStars (?:Zoom )?(?:Hand|Game) #")
_RAISES: Final = 3
"""Raises after the bet that PokerStars allows in fixed limit."""
_ROMAN: Final = {"I": 1, "V": 5, "X": 10, "L": 50}


def is_pokerstars(text: str) -> bool:
    """Whether a file's text is of this format."""
    return _BEGINS.match(text.lstrip()) is not None


def text_of(path: Path) -> str | None:
    """The text of a file of this format; None for another. Raises `PhhError` if it cannot be read."""
    try:
        text = read_at_most(path, _MOST_BYTES).decode("utf-8-sig", "replace")
    except (OSError, ValueError) as error:
        raise PhhError("cannot read {file}: {reason}", file=str(path), reason=told(error)) from None
    return text if is_pokerstars(text) else None


def read_hands(text: str, name: str) -> Iterator[PhhHand | Unreadable]:
    """The hands of a file of this name; one that cannot be read is `Unreadable` and names its line."""
    for index, lines in enumerate(_hands(text), 1):
        try:
            told_hand = TextHand(lines)
            hand = parse_hand(_table(told_hand), index)
            _require_won(told_hand, hand)
            yield hand
        except PhhError as error:
            yield Unreadable(index, PhhError(in_hand(name, index, error)))


def _hands(text: str) -> Iterator[list[tuple[int, str]]]:
    hand: list[tuple[int, str]] = []
    for number, line in enumerate(text.splitlines(), 1):
        if _BEGINS.match(line) and hand:
            yield hand
            hand = []
        if line.strip():
            hand.append((number, re.sub("[$€£](?=[0-9])", "", line.rstrip())))
    if hand:
        yield hand


def _require_won(told: TextHand, hand: PhhHand) -> None:
    """Raise `PhhError` unless the hand, played, pays what the text says that each player collected."""
    collected: dict[str, Decimal] = {}
    for _, line in told.lines:
        found = re.match(rf"(.+) collected ({AMOUNT}) from (main pot|pot|side pot)", line)
        if found is not None and found[1] in told.order:
            collected[found[1]] = collected.get(found[1], Decimal(0)) + Decimal(found[2])
    record = replay(hand).record()
    made = [event for event in record.events if isinstance(event, Called | Checked)]
    for (number, line, amount), call in zip(told.calls, made, strict=False):
        if hand.unit.chips(amount) != (call.amount if isinstance(call, Called) else 0):
            raise told.fault(number, line)
    paid = [0] * len(record.names)
    for event in record.events:
        if isinstance(event, PotAwarded):
            for seat, chips in event.won:
                paid[seat] += chips
    for seat, name in enumerate(record.names):
        if paid[seat] != hand.unit.chips(collected.get(name, Decimal(0))):
            raise PhhError(
                "{name} collects {amount} in the text, which isn't what the cards say",
                name=quoted(name),
                amount=str(collected.get(name, 0)),
            )


def _rake(told: TextHand, amounts: Sequence[Decimal]) -> int:
    """The rake in chips of the file's unit, as the summary has it."""
    found = next((re.search(rf"\| Rake ({AMOUNT})", line) for _, line in told.lines if "| Rake" in line), None)
    taken = Decimal(0) if found is None else Decimal(found[1])
    try:
        return Unit.of([*amounts, *_raises(told)]).chips(taken)
    except ValueError:
        return 0


def _raises(told: TextHand) -> list[Decimal]:
    return [Decimal(line.split()[2]) for line in told.actions if " cbr " in line]


def _is_capped(told: TextHand) -> bool:
    """Whether no street has more raises than three after the bet."""
    count, most = int(not told.variant.brings_in and bool(told.blinds)), 0
    for line in told.actions:
        if line.startswith("d "):
            count = 0 if most or not told.blinds else count
        elif " cbr " in line:
            count += 1
            most = max(most, count)
    return most <= _RAISES + 1


def _table(told: TextHand) -> dict[str, object]:
    """The keys of a PHH hand."""
    header = told.header
    n = len(told.order)
    most = max(told.antes.values(), default=Decimal(0))
    antes: list[object] = [most if name in told.antes else Decimal(0) for name in told.order]
    blinds: list[object] = [told.blinds.get(name, Decimal(0)) for name in told.order]
    stacks: list[object] = [told.stacks[told.names.index(name)] for name in told.order]
    table: dict[str, object] = {
        "variant": code_of(told.variant, told.structure),
        "antes": antes[::-1] if n == 2 else antes,
        "starting_stacks": stacks,
        "actions": told.actions,
        "players": list(told.order),
        "_button": told.button + 1,
        **_when(header["when"], header["zone"]),
    }
    if len(told.antes) == n:
        table["ante_trimming_status"] = True  # who has less than the ante plays for that much of each
    if not told.variant.brings_in:
        table["blinds_or_straddles"] = blinds[::-1] if n == 2 else blinds
    if told.structure is Structure.FIXED:
        table["small_bet"], table["big_bet"] = told.low, told.high
        if told.variant.brings_in:
            table["bring_in"] = told.low // 4 if told.bring_in is None else told.bring_in
    else:
        table["min_bet"] = told.high
    rake = _rake(told, [*told.stacks, *told.antes.values(), *told.blinds.values(), told.low, told.high])
    if rake:
        table["_rake"] = [1000, rake]
    if not _is_capped(told):
        table["_raise_cap"] = -1
    if told.hero is not None:
        table["_hero"] = told.order.index(told.hero) + 1
    if header["tournament"]:
        table["_tournament"] = int(header["tournament"])
    if header["level"]:
        table["_level"] = _number(header["level"])
    return table


def _when(text: str, zone: str | None) -> dict[str, object]:
    try:
        when = datetime.datetime.strptime(text, "%Y/%m/%d %H:%M:%S")
    except ValueError:
        return {}
    named = {"UTC": "UTC", "GMT": "UTC", "ET": "America/New_York"}.get(zone or "")
    keys: dict[str, object] = {"year": when.year, "month": when.month, "day": when.day, "time": when.time()}
    return keys if named is None else {**keys, "time_zone": named}


def _number(roman: str) -> int:
    values = [_ROMAN[digit] for digit in roman]
    return sum(-a if a < b else a for a, b in zip(values, [*values[1:], 0], strict=True))
