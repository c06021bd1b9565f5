"""The lines of one hand of PokerStars text, told as the actions of a PHH hand."""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import Decimal
from typing import Final

from pokertable.model.betting.structure import Structure
from pokertable.model.games import CATALOGUE
from pokertable.model.text import quoted
from pokertable.session.phh.text import PhhError

AMOUNT: Final = r"\d+(?:\.\d+)?"
_HEADER: Final = re.compile(
    r"^\ufeff?PokerStars (?:Zoom )?(?:Hand|Game) #(?P<number>\d+): +(?:Tournament #(?P<tournament>\d+), .*? {1,2})?"
    r"(?P<game>[A-Z0-9].*?) (?P<limit>No Limit|Pot Limit|Limit)(?: - Level (?P<level>[IVXL]+))? "
    rf"\((?P<low>{AMOUNT})/(?P<high>{AMOUNT})(?: [A-Z]{{3}})?\) - "
    r"(?P<when>\d{4}/\d\d?/\d\d? \d\d?:\d\d:\d\d)(?: (?P<zone>\w+))?"
)
_BUTTON: Final = re.compile(r"Seat #(\d+) is the button")
_SEAT: Final = re.compile(rf"^Seat (\d+): (.+) \(({AMOUNT}) in chips\)(?! is sitting out)")
_CARDS: Final = re.compile(r"\[([^\]]*)\]")
_STREET: Final = re.compile(r"^\*\*\* (.+?) \*\*\*")
_ACTIONS: Final = (
    (re.compile(r"^folds\b"), "f"),
    (re.compile(rf"^checks$|^calls {AMOUNT}( and is all-in)?$"), "cc"),
    (
        re.compile(
            rf"^bets (?P<to>{AMOUNT})( and is all-in)?$|^raises {AMOUNT} to (?P<raised>{AMOUNT})( and is all-in)?$"
        ),
        "cbr",
    ),
    (re.compile(rf"^brings in for {AMOUNT}( and is all-in)?$"), "pb"),
    (re.compile(r"^(stands pat|discards (?P<count>\d) cards?)( .*)?$"), "sd"),
    (re.compile(r"^shows \[(?P<cards>[^\]]+)\]"), "sm"),
    (re.compile(r"^mucks hand$"), "sm"),
)
_POST: Final = re.compile(
    rf"^posts (?P<what>the ante|small blind|big blind) (?P<amount>{AMOUNT})(?P<short> and is all-in)?$"
)
_IDLE: Final = re.compile(r"^(doesn't show hand|is disconnected|is connected|has timed out|sits out|is sitting out)")
_PASSED: Final = re.compile(
    r"^(Table |Seat \d+: |Uncalled bet |Dealt to |.+ collected |"
    r".+ (joins|leaves) the table|.+ said, |.+ will be allowed)"
)
_STRUCTURES: Final = {"No Limit": Structure.NO_LIMIT, "Pot Limit": Structure.POT, "Limit": Structure.FIXED}


class TextHand:
    """One hand's numbered lines: its players, their posts, and its actions as PHH writes them.

    Raises `PhhError` naming the line that cannot be read.
    """

    def __init__(self, lines: Sequence[tuple[int, str]]) -> None:
        self.lines = lines
        self.names: list[str] = []
        self.stacks: list[Decimal] = []
        self.button = 0
        self._held: dict[str, list[str]] = {}
        """Each player's cards in dealing order, as far as they are known by the end."""
        self._count: dict[str, int] = {}
        self._live: list[str] = []
        self._discards: dict[str, int] = {}
        self._new: dict[str, str] = {}
        """Cards drawn by the player before all have discarded."""
        self.actions: list[str] = []
        self.antes: dict[str, Decimal] = {}
        self.blinds: dict[str, Decimal] = {}
        self.bring_in: Decimal | None = None
        self._owes_bring_in = False
        """Whether who brought it in had less than the bring-in, which the first to call it pays in full."""
        self.hero: str | None = None
        self._street = -1
        self.calls: list[tuple[int, str, Decimal]] = []
        """Checks and calls with their amounts, by line."""
        self._read()

    def _read(self) -> None:
        header = _HEADER.match(self.lines[0][1])
        if header is None:
            raise self.fault(*self.lines[0])
        self.header = header
        named = [each for each in CATALOGUE.values() if header["game"].endswith(each.pokerstars)]
        variant = max(named, key=lambda each: len(each.pokerstars), default=None)
        if variant is None:
            raise PhhError("line {line}: {game} isn't played here", line=self.lines[0][0], game=quoted(header["game"]))
        structure = _STRUCTURES[header["limit"]]
        if structure not in variant.structures:
            raise PhhError(
                "line {line}: {game} isn't played here",
                line=self.lines[0][0],
                game=quoted(f"{header['game']} {header['limit']}"),
            )
        self.variant = variant
        self.low, self.high = Decimal(header["low"]), Decimal(header["high"])
        self.structure = structure
        self._sit()
        self._look_ahead()
        for number, line in self.lines[1:]:
            if line.startswith("*** SUMMARY"):
                break
            self._tell(number, line)

    def fault(self, number: int, line: str) -> PhhError:
        """The error that names a line that cannot be read."""
        return PhhError("line {line}: {text} can't be read", line=number, text=quoted(line[:60]))

    def _sit(self) -> None:
        places, button = [], None
        for _, line in self.lines[1:]:
            if line.startswith("***"):
                break
            seat, named = _SEAT.match(line), _BUTTON.search(line)
            if named is not None and line.startswith("Table "):
                button = int(named[1])
            elif seat is not None:
                places.append(int(seat[1]))
                self.names.append(seat[2])
                self.stacks.append(Decimal(seat[3]))
        if len(set(self.names)) < 2 or len(set(self.names)) < len(self.names):
            raise PhhError("line {line}: expected two seats or more, each with a name", line=self.lines[0][0])
        before = [at for at, place in enumerate(places) if button is not None and place <= button]
        n = len(self.names)
        self.button = (self._dealt_first() - 1) % n if self.variant.brings_in else before[-1] if before else n - 1
        self.order = [self.names[(self.button + 1 + at) % n] for at in range(n)]
        self._live = list(self.order)

    def _dealt_first(self) -> int:
        """The seat that the first card is dealt to, which of two equal hands acts first where there is no button."""
        told = (line.split(" [")[0].removeprefix("Dealt to ") for _, line in self.lines if line.startswith("Dealt to "))
        name = next(told, None)
        return self.names.index(name) if name in self.names else 0

    def _look_ahead(self) -> None:
        """Find what is known of each hand by its end: what was shown, and what the player was dealt."""
        for _, line in self.lines[1:]:
            said = self._said(line)
            if said is not None and (shown := re.match(r"shows \[([^\]]+)\]", said[1])) and not self.variant.draws:
                self._held[said[0]] = shown[1].split()
            told = re.match(r"Seat \d+: (.+?)(?: \([a-z ]+\))* showed \[([^\]]+)\]", line)
            if told is not None and told[1] in self.order and not self.variant.draws:
                whole = told[2].split()  # an all-in hand is shown before its last cards, which the summary has
                if len(whole) > len(self._held.get(told[1], ())):
                    self._held[told[1]] = whole
            dealt = re.match(r"Dealt to (.+?) ((?:\[[^\]]*\] ?)+)$", line)
            if dealt is not None and dealt[1] in self.order:
                parts = _CARDS.findall(dealt[2])
                cards = [card for part in parts for card in part.split()]
                # In stud everybody's up cards are told; those of an earlier street stand in brackets of their own.
                own = len(parts) == 1 and len(cards) == self._first if self.variant.brings_in else len(cards) > 1
                if self.hero is None and own:
                    self.hero = dealt[1]
                if dealt[1] == self.hero and not self.variant.draws:
                    self._held.setdefault(dealt[1], [])
                    if len(cards) > len(self._held[dealt[1]]):
                        self._held[dealt[1]] = cards

    @property
    def _first(self) -> int:
        return self.variant.streets[0].down + self.variant.streets[0].up

    def _said(self, line: str) -> tuple[str, str] | None:
        """The player of a line and what it does."""
        name = max((name for name in self.order if line.startswith(f"{name}: ")), key=len, default=None)
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
            raise self.fault(number, line)

    def _player(self, name: str) -> str:
        return f"p{self.order.index(name) + 1}"

    def _begin(self, title: str, line: str, number: int) -> None:
        if title == "SHOW DOWN":
            return
        at = self._street + 1
        board = _CARDS.findall(line)
        if board and title == "PRE-FLOP":
            self.actions.append(f"d db {board[-1].replace(' ', '')}")
            return
        if at >= len(self.variant.streets):
            raise self.fault(number, line)
        self._street = at
        street = self.variant.streets[at]
        if street.draw:
            self._discards = {}
            return
        if street.down or street.up:
            self._deal(street.down, street.up, number)
        if street.board and board:
            self.actions.append(f"d db {board[-1].replace(' ', '')}")

    def _deal(self, down: int, up: int, number: int) -> None:
        for name in self._live:
            had = self._count.get(name, 0)
            whole = self._held.get(name, [])
            cards = whole[had : had + down + up]
            if len(cards) < down + up:
                ups = self._up_cards(name, number) if up else []
                cards = ["??"] * (down + up - len(ups)) + ups
            self._count[name] = had + down + up
            self.actions.append(f"d dh {self._player(name)} {''.join(cards)}")

    def _up_cards(self, name: str, number: int) -> list[str]:
        """The card that this player is dealt face up on the street of this line."""
        for at, line in self.lines:
            if at <= number:
                continue
            if line.startswith("***"):
                break
            cards = _CARDS.findall(line) if line.startswith(f"Dealt to {name} [") else ()
            if cards:
                return str(cards[-1]).split()[-1:]
        raise PhhError("line {line}: no card for {name}", line=number, name=quoted(name))

    def _drawn(self, line: str) -> None:
        """The player's own cards in a draw game: those of the deal, and those drawn."""
        if self.variant.draws and line.startswith("Dealt to "):
            name = next((name for name in self.order if line.startswith(f"Dealt to {name} [")), None)
            cards = _CARDS.findall(line)
            if name is None or not cards:
                return
            entry = f"d dh {self._player(name)} "
            at = max((at for at, done in enumerate(self.actions) if done.startswith(entry)), default=None)
            if name in self._discards and len(self._discards) < len(self._live):
                self._new[name] = cards[-1].replace(" ", "")
            elif at is not None:
                self.actions[at] = entry + cards[-1].replace(" ", "")

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
                called = Decimal(0 if said == "checks" else said.split()[1])
                self.calls.append((number, line, called))
                if self._owes_bring_in and not said.endswith("all-in"):
                    self.bring_in, self._owes_bring_in = called, False
            if verb == "f":
                if name not in self._live:
                    raise self.fault(number, line)
                self._live.remove(name)
            elif verb == "cbr":
                self._owes_bring_in = False
                self.actions.append(f"{player} cbr {given['to'] or given['raised']}")
                return
            elif verb == "pb":
                brought = Decimal(said.split()[3])
                self._owes_bring_in = said.endswith("all-in")
                self.bring_in = max(brought, self.low // 4) if self._owes_bring_in else brought
            elif verb == "sd":
                self._discard(name, said, int(given["count"] or 0))
                return
            elif verb == "sm":
                cards = "".join((given.get("cards") or "").split())
                self.actions.append(f"{player} sm {cards}".rstrip())
                return
            self.actions.append(f"{player} {verb}")
            return
        raise self.fault(number, line)

    def _post(self, name: str, what: str, amount: Decimal, *, short: bool) -> None:
        if what == "the ante":
            self.antes[name] = amount
        elif self.structure is not Structure.FIXED:
            self.blinds[name] = self.low if what == "small blind" else self.high
        elif short or not amount:  # no chips were left for it after the ante
            self.blinds[name] = self.low if what == "big blind" else self.low // 2
        else:
            self.blinds[name] = amount

    def _discard(self, name: str, said: str, count: int) -> None:
        cards = _CARDS.findall(said) if count else []
        discarded = cards[-1].replace(" ", "") if cards else "??" * count
        self.actions.append(f"{self._player(name)} sd {discarded}".rstrip())
        self._discards[name] = count
        if len(self._discards) == len(self._live):
            order = [each for each in self.order if self._discards.get(each)]
            for each in order:
                self.actions.append(f"d dh {self._player(each)} {self._new.pop(each, '??' * self._discards[each])}")
