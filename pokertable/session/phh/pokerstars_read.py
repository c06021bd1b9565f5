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
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.events import Called, Checked, PotAwarded
from pokertable.model.text import quoted, told
from pokertable.session.phh.read import PhhHand, Unreadable, in_hand, parse_hand
from pokertable.session.phh.replay import replay
from pokertable.session.phh.text import PhhError, Unit, code_of
from pokertable.session.profile.whole_file import read_at_most

_MOST_BYTES: Final = 512 * 2**20
_BEGINS: Final = re.compile(r"^\ufeff?PokerStars (?:Zoom )?(?:Hand|Game) #")
_HEADER: Final = re.compile(
    r"^\ufeff?PokerStars (?:Zoom )?(?:Hand|Game) #(?P<number>\d+): +(?:Tournament #(?P<tournament>\d+), .*? {1,2})?"
    r"(?P<game>[A-Z0-9].*?) (?P<limit>No Limit|Pot Limit|Limit)(?: - Level (?P<level>[IVXL]+))? "
    r"\((?P<low>[\d.]+)/(?P<high>[\d.]+)(?: [A-Z]{3})?\) - "
    r"(?P<when>\d{4}/\d\d?/\d\d? \d\d?:\d\d:\d\d)(?: (?P<zone>\w+))?"
)
_BUTTON: Final = re.compile(r"Seat #(\d+) is the button")
_SEAT: Final = re.compile(r"^Seat (\d+): (.+) \(([\d.]+) in chips\)(?! is sitting out)")
_CARDS: Final = re.compile(r"\[([^\]]*)\]")
_STREET: Final = re.compile(r"^\*\*\* (.+?) \*\*\*")
_ACTIONS: Final = (
    (re.compile(r"^folds\b"), "f"),
    (re.compile(r"^checks$|^calls [\d.]+( and is all-in)?$"), "cc"),
    (
        re.compile(r"^bets (?P<to>[\d.]+)( and is all-in)?$|^raises [\d.]+ to (?P<raised>[\d.]+)( and is all-in)?$"),
        "cbr",
    ),
    (re.compile(r"^brings in for [\d.]+( and is all-in)?$"), "pb"),
    (re.compile(r"^(stands pat|discards (?P<count>\d) cards?)( .*)?$"), "sd"),
    (re.compile(r"^shows \[(?P<cards>[^\]]+)\]"), "sm"),
    (re.compile(r"^mucks hand$"), "sm"),
)
_POST: Final = re.compile(
    r"^posts (?P<what>the ante|small blind|big blind) (?P<amount>[\d.]+)(?P<short> and is all-in)?$"
)
_IDLE: Final = re.compile(r"^(doesn't show hand|is disconnected|is connected|has timed out|sits out|is sitting out)")
_PASSED: Final = re.compile(
    r"^(Table |Seat \d+: |Uncalled bet |Dealt to |.+ collected |"
    r".+ (joins|leaves) the table|.+ said, |.+ will be allowed)"
)
_STRUCTURES: Final = {"No Limit": Structure.NO_LIMIT, "Pot Limit": Structure.POT, "Limit": Structure.FIXED}
_RAISES: Final = 3
"""Raises after the bet that PokerStars allows in fixed limit."""
_ROMAN: Final = {"I": 1, "V": 5, "X": 10, "L": 50}


def is_pokerstars(text: str) -> bool:
    """Whether a file's text is of this format."""
    return any(_BEGINS.match(line) for line in text.lstrip().splitlines()[:1])


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
            told_hand = _Hand(lines)
            hand = parse_hand(told_hand.table(), index)
            told_hand.require_won(hand)
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


class _Hand:
    """One hand's lines, as the table of a PHH hand."""

    def __init__(self, lines: Sequence[tuple[int, str]]) -> None:
        self._lines = lines
        self._names: list[str] = []
        self._stacks: list[Decimal] = []
        self._button = 0
        self._held: dict[str, list[str]] = {}
        """Each player's cards in dealing order, as far as they are known by the end."""
        self._count: dict[str, int] = {}
        self._live: list[str] = []
        self._throws: dict[str, int] = {}
        self._new: dict[str, str] = {}
        """Cards drawn by the player before all have thrown."""
        self._actions: list[str] = []
        self._antes: dict[str, Decimal] = {}
        self._blinds: dict[str, Decimal] = {}
        self._bring_in: Decimal | None = None
        self._hero: str | None = None
        self._street = -1
        self._calls: list[tuple[int, str, Decimal]] = []
        """Checks and calls with their amounts, by line."""

    def table(self) -> dict[str, object]:
        """The keys of the hand; raises `PhhError` naming the line that cannot be read."""
        header = _HEADER.match(self._lines[0][1])
        if header is None:
            raise self._fault(*self._lines[0])
        named = [each for each in CATALOGUE.values() if header["game"].endswith(each.pokerstars)]
        variant = max(named, key=lambda each: len(each.pokerstars), default=None)
        if variant is None:
            raise PhhError("line {line}: {game} isn't played here", line=self._lines[0][0], game=quoted(header["game"]))
        structure = _STRUCTURES[header["limit"]]
        if structure not in variant.structures:
            raise PhhError(
                "line {line}: {game} isn't played here",
                line=self._lines[0][0],
                game=quoted(f"{header['game']} {header['limit']}"),
            )
        self._variant = variant
        self._low, self._high = Decimal(header["low"]), Decimal(header["high"])
        self._structure = structure
        self._sit()
        self._look_ahead()
        for number, line in self._lines[1:]:
            if line.startswith("*** SUMMARY"):
                break
            self._tell(number, line)
        return self._keys(header, code_of(variant, structure))

    def _fault(self, number: int, line: str) -> PhhError:
        return PhhError("line {line}: {text} can't be read", line=number, text=quoted(line[:60]))

    def _sit(self) -> None:
        places, button = [], None
        for _, line in self._lines[1:]:
            if line.startswith("***"):
                break
            seat, named = _SEAT.match(line), _BUTTON.search(line)
            if named is not None and line.startswith("Table "):
                button = int(named[1])
            elif seat is not None:
                places.append(int(seat[1]))
                self._names.append(seat[2])
                self._stacks.append(Decimal(seat[3]))
        if len(set(self._names)) < 2 or len(set(self._names)) < len(self._names):
            raise PhhError("line {line}: expected two seats or more, each with a name", line=self._lines[0][0])
        before = [at for at, place in enumerate(places) if button is not None and place <= button]
        self._button = before[-1] if before else len(places) - 1
        n = len(self._names)
        self._order = [self._names[(self._button + 1 + at) % n] for at in range(n)]
        self._live = list(self._order)

    def _look_ahead(self) -> None:
        """Find what is known of each hand by its end: what was shown, and what the player was dealt."""
        for _, line in self._lines[1:]:
            said = self._said(line)
            if said is not None and (shown := re.match(r"shows \[([^\]]+)\]", said[1])) and not self._variant.draws:
                self._held[said[0]] = shown[1].split()
            dealt = re.match(r"Dealt to (.+?) ((?:\[[^\]]*\] ?)+)$", line)
            if dealt is not None and dealt[1] in self._order:
                cards = [card for part in _CARDS.findall(dealt[2]) for card in part.split()]
                own = len(cards) > 1 and (not self._variant.brings_in or len(cards) > self._variant.streets[0].up)
                if self._hero is None and own and (not self._variant.brings_in or len(cards) == self._first):
                    self._hero = dealt[1]
                if dealt[1] == self._hero and not self._variant.draws:
                    self._held.setdefault(dealt[1], [])
                    if len(cards) > len(self._held[dealt[1]]):
                        self._held[dealt[1]] = cards

    @property
    def _first(self) -> int:
        return self._variant.streets[0].down + self._variant.streets[0].up

    def _said(self, line: str) -> tuple[str, str] | None:
        """The player of a line and what it does."""
        name = max((name for name in self._order if line.startswith(f"{name}: ")), key=len, default=None)
        return None if name is None else (name, line[len(name) + 2 :])

    # Lines

    def _tell(self, number: int, line: str) -> None:
        street, said = _STREET.match(line), self._said(line)
        if street is not None:
            self._begin(street[1], line, number)
        elif said is not None:
            self._act(number, line, *said)
        elif _PASSED.match(line):
            self._drawn(line)
        else:
            raise self._fault(number, line)

    def _player(self, name: str) -> str:
        return f"p{self._order.index(name) + 1}"

    def _begin(self, title: str, line: str, number: int) -> None:
        if title == "SHOW DOWN":
            return
        at = self._street + 1
        board = _CARDS.findall(line)
        if board and title == "PRE-FLOP":
            self._actions.append(f"d db {board[-1].replace(' ', '')}")
            return
        if at >= len(self._variant.streets):
            raise self._fault(number, line)
        self._street = at
        street = self._variant.streets[at]
        if street.draw:
            self._throws = {}
            return
        if street.down or street.up:
            self._deal(street.down, street.up, number)
        if street.board and board:
            self._actions.append(f"d db {board[-1].replace(' ', '')}")

    def _deal(self, down: int, up: int, number: int) -> None:
        for name in self._live:
            had = self._count.get(name, 0)
            whole = self._held.get(name, [])
            cards = whole[had : had + down + up]
            if len(cards) < down + up:
                ups = self._up_cards(name, number) if up else []
                cards = ["??"] * (down + up - len(ups)) + ups
            self._count[name] = had + down + up
            self._actions.append(f"d dh {self._player(name)} {''.join(cards)}")

    def _up_cards(self, name: str, number: int) -> list[str]:
        """The card that this player is dealt face up on the street of this line."""
        for at, line in self._lines:
            if at <= number:
                continue
            if line.startswith("***"):
                break
            if line.startswith(f"Dealt to {name} ["):
                return str(_CARDS.findall(line)[-1]).split()[-1:]
        raise PhhError("line {line}: no card for {name}", line=number, name=quoted(name))

    def _drawn(self, line: str) -> None:
        """The player's own cards in a draw game: those of the deal, and those drawn."""
        if self._variant.draws and line.startswith("Dealt to "):
            name = next((name for name in self._order if line.startswith(f"Dealt to {name} [")), None)
            cards = _CARDS.findall(line)
            if name is None or not cards:
                return
            entry = f"d dh {self._player(name)} "
            at = max((at for at, done in enumerate(self._actions) if done.startswith(entry)), default=None)
            if name in self._throws and len(self._throws) < len(self._live):
                self._new[name] = cards[-1].replace(" ", "")
            elif at is not None:
                self._actions[at] = entry + cards[-1].replace(" ", "")

    def _act(self, number: int, line: str, name: str, said: str) -> None:
        post = _POST.match(said)
        if post is not None:
            self._post(name, post["what"], Decimal(post["amount"]), short=post["short"] is not None)
            return
        if _IDLE.match(said):
            return
        for pattern, verb in _ACTIONS:
            found = pattern.match(said)
            if found is None:
                continue
            given = found.groupdict()
            player = self._player(name)
            if verb == "cc":
                self._calls.append((number, line, Decimal(0 if said == "checks" else said.split()[1])))
            if verb == "f":
                self._live.remove(name)
            elif verb == "cbr":
                self._actions.append(f"{player} cbr {given['to'] or given['raised']}")
                return
            elif verb == "pb":
                self._bring_in = Decimal(said.split()[3])
            elif verb == "sd":
                self._throw(name, said, int(given["count"] or 0))
                return
            elif verb == "sm":
                cards = "".join((given.get("cards") or "").split())
                self._actions.append(f"{player} sm {cards}".rstrip())
                return
            self._actions.append(f"{player} {verb}")
            return
        raise self._fault(number, line)

    def _post(self, name: str, what: str, amount: Decimal, *, short: bool) -> None:
        if what == "the ante":
            self._antes[name] = amount
        elif self._structure is not Structure.FIXED:
            self._blinds[name] = self._low if what == "small blind" else self._high
        elif short:
            self._blinds[name] = self._low if what == "big blind" else self._low // 2
        else:
            self._blinds[name] = amount

    def _throw(self, name: str, said: str, count: int) -> None:
        cards = _CARDS.findall(said) if count else []
        thrown = cards[-1].replace(" ", "") if cards else "??" * count
        self._actions.append(f"{self._player(name)} sd {thrown}".rstrip())
        self._throws[name] = count
        if len(self._throws) == len(self._live):
            order = [each for each in self._order if self._throws.get(each)]
            for each in order:
                self._actions.append(f"d dh {self._player(each)} {self._new.pop(each, '??' * self._throws[each])}")

    def require_won(self, hand: PhhHand) -> None:
        """Raise `PhhError` unless the hand, played, pays what the text says that each player collected."""
        collected: dict[str, Decimal] = {}
        for _, line in self._lines:
            found = re.match(r"(.+) collected ([\d.]+) from (main pot|pot|side pot)", line)
            if found is not None and found[1] in self._order:
                collected[found[1]] = collected.get(found[1], Decimal(0)) + Decimal(found[2])
        record = replay(hand).record()
        made = [event for event in record.events if isinstance(event, Called | Checked)]
        for (number, line, amount), call in zip(self._calls, made, strict=False):
            if hand.unit.chips(amount) != (call.amount if isinstance(call, Called) else 0):
                raise self._fault(number, line)
        paid = [0] * len(record.names)
        for event in record.events:
            if isinstance(event, PotAwarded):
                for seat, amount in event.won:
                    paid[seat] += amount
        for seat, name in enumerate(record.names):
            if paid[seat] != hand.unit.chips(collected.get(name, Decimal(0))):
                raise PhhError(
                    "{name} collects {amount} in the text, which isn't what the cards say",
                    name=quoted(name),
                    amount=str(collected.get(name, 0)),
                )

    # The table

    def _rake(self, amounts: Sequence[Decimal]) -> int:
        """The rake in chips of the file's unit, as the summary has it."""
        found = next((re.search(r"\| Rake ([\d.]+)", line) for _, line in self._lines if "| Rake" in line), None)
        taken = Decimal(0) if found is None else Decimal(found[1])
        try:
            return Unit.of([*amounts, *self._raises]).chips(taken)
        except ValueError:
            return 0

    @property
    def _raises(self) -> list[Decimal]:
        return [Decimal(line.split()[2]) for line in self._actions if " cbr " in line]

    def _is_capped(self) -> bool:
        """Whether no street has more raises than three after the bet."""
        count, most = int(not self._variant.brings_in and bool(self._blinds)), 0
        for line in self._actions:
            if line.startswith("d "):
                count = 0 if most or not self._blinds else count
            elif " cbr " in line:
                count += 1
                most = max(most, count)
        return most <= _RAISES + 1

    def _keys(self, header: re.Match[str], code: str) -> dict[str, object]:
        n = len(self._order)
        most = max(self._antes.values(), default=Decimal(0))
        antes: list[object] = [most if name in self._antes else Decimal(0) for name in self._order]
        blinds: list[object] = [self._blinds.get(name, Decimal(0)) for name in self._order]
        stacks: list[object] = [self._stacks[self._names.index(name)] for name in self._order]
        table: dict[str, object] = {
            "variant": code,
            "antes": antes[::-1] if n == 2 else antes,
            "starting_stacks": stacks,
            "actions": self._actions,
            "players": list(self._order),
            "_button": self._button + 1,
            **_when(header["when"], header["zone"]),
        }
        if not self._variant.brings_in:
            table["blinds_or_straddles"] = blinds[::-1] if n == 2 else blinds
        if self._structure is Structure.FIXED:
            table["small_bet"], table["big_bet"] = self._low, self._high
            if self._variant.brings_in:
                table["bring_in"] = self._low // 4 if self._bring_in is None else self._bring_in
        else:
            table["min_bet"] = self._high
        rake = self._rake([*self._stacks, *self._antes.values(), *self._blinds.values(), self._low, self._high])
        if rake:
            table["_rake"] = [1000, rake]
        if not self._is_capped():
            table["_raise_cap"] = -1
        if self._hero is not None:
            table["_hero"] = self._order.index(self._hero) + 1
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
