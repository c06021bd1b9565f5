"""Writes hands in the format of PokerStars hand histories, which trackers and forums read.

Amounts are plain chips, as at play-money tables. Policies, seeds and burned cards, which the format cannot express, are
left out. Opponents' hidden cards are left out too, as in a player's own history.
"""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from pokertable.model.betting.forced import big_blind_seat
from pokertable.model.betting.structure import Structure
from pokertable.model.cards import AnyCard, known
from pokertable.model.game import Game
from pokertable.model.hand import events as happened
from pokertable.model.hand.state import HandState
from pokertable.model.ranking.best import best_hand
from pokertable.model.ranking.names import low_reading
from pokertable.model.variant import Variant
from pokertable.session.phh.text import Unit
from pokertable.session.record.record import HandRecord

_STRUCTURES: Final = {Structure.NO_LIMIT: "No Limit", Structure.POT: "Pot Limit", Structure.FIXED: "Limit"}
_ONLY_DRAW: Final = "DRAW"
_TABLES: Final = (2, 6)
"""Sizes of tables below the largest of a game."""
_ROMAN: Final = ((50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))
_BEFORE_THE_FLOP: Final = "PRE-FLOP"
"""Heading of the first street, which deals hole cards before any board."""
_STREETS: Final = {
    "preflop": "HOLE CARDS",
    "flop": "FLOP",
    "turn": "TURN",
    "river": "RIVER",
    "second": "2nd STREET",
    "third": "3rd STREET",
    "fourth": "4th STREET",
    "fifth": "5th STREET",
    "sixth": "6th STREET",
    "seventh": "RIVER",
    "predraw": "DEALING HANDS",
    "first_draw": "FIRST DRAW",
    "second_draw": "SECOND DRAW",
    "third_draw": "THIRD DRAW",
}
_FOLDED: Final = {
    "preflop": "before Flop",
    "flop": "on the Flop",
    "turn": "on the Turn",
    "river": "on the River",
    "predraw": "before the Draw",
    "first_draw": "after the 1st Draw",
    "second_draw": "after the 2nd Draw",
    "third_draw": "after the 3rd Draw",
}


def write_hand(record: HandRecord, played_ms: int, hero: int | None = None, number: int | None = None) -> str:
    """One hand as text that ends with a newline.

    `played_ms` is the time, in milliseconds since 1970, and the hand's number unless `number` is given; `hero` the seat
    whose cards are shown from the start.
    """
    return "\n".join(_Text(record, played_ms, hero, played_ms if number is None else number).lines()) + "\n"


def _roman(number: int) -> str:
    """A level as the format writes it: 4 is IV."""
    text = ""
    for value, digits in _ROMAN:
        text += digits * (number // value)
        number %= value
    return text


class _Text:
    """The lines of one hand, event by event."""

    def __init__(self, record: HandRecord, played_ms: int, hero: int | None, number: int) -> None:
        self._record = record
        self._game: Game = record.game
        self._variant: Variant = record.game.variant
        self._played_ms, self._hero, self._number = played_ms, hero, number
        self._unit = Unit(record.places)
        self._lines: list[str] = []
        self._state = HandState(record.started)
        self._fold_street: dict[int, str] = {}
        self._rake = 0
        self._showdown = False
        self._shown: list[tuple[int, Sequence[AnyCard]]] = []

    def lines(self) -> list[str]:
        """The whole hand."""
        self._header()
        for event in self._record.events[1:]:
            self._tell(event)
            self._state.apply(event)
        self._summary()
        return self._lines

    # Parts

    def _chips(self, amount: int) -> str:
        return self._unit.text(amount).replace(",", "")

    def _name(self, seat: int) -> str:
        return self._record.names[seat]

    def _say(self, seat: int, text: str) -> None:
        self._lines.append(f"{self._name(seat)}: {text}")

    def _all_in(self, seat: int, amount: int) -> str:
        return " and is all-in" if amount and amount >= self._state.stacks[seat] else ""

    def _header(self) -> None:
        game, stakes, started = self._game, self._game.stakes, self._record.started
        fixed = game.structure is Structure.FIXED
        low, high = (stakes.small_bet, stakes.big_bet) if fixed else (stakes.small_blind, stakes.big_blind)
        when = datetime.datetime.fromtimestamp(self._played_ms / 1000, datetime.UTC)
        title = f"{self._variant.pokerstars} {_STRUCTURES[game.structure]}"
        bets = f"({self._chips(low)}/{self._chips(high)})"
        if self._record.tournament is None:
            played = f"{title} {bets}"
        else:
            level = _roman(self._record.level or 1)
            played = f"Tournament #{self._record.tournament}, Freeroll  {title} - Level {level} {bets}"
        self._lines.append(f"PokerStars Hand #{self._number}:  {played} - {when:%Y/%m/%d %H:%M:%S} UTC")
        button = "" if self._variant.brings_in else f" Seat #{started.button + 1} is the button"
        seats = next(size for size in (*_TABLES, self._variant.max_seats) if size >= len(started.stacks))
        self._lines.append(f"Table 'pokertable' {seats}-max (Play Money){button}")
        for seat, stack in enumerate(started.stacks):
            self._lines.append(f"Seat {seat + 1}: {self._name(seat)} ({self._chips(stack)} in chips)")

    # Events

    def _tell(self, event: happened.Event) -> None:
        match event:
            case happened.AntesPosted(amounts):
                for seat, amount in enumerate(amounts):
                    if amount:
                        self._say(seat, f"posts the ante {self._chips(amount)}{self._all_in(seat, amount)}")
            case happened.BlindPosted(seat, amount, _):
                small = seat == self._small_blind()
                which = "small blind" if small else "big blind"
                self._say(seat, f"posts {which} {self._chips(amount)}{self._all_in(seat, amount)}")
            case happened.HoleDealt():
                self._dealt(event)
            case happened.CardBurned() if self._variant.draws:
                street = self._variant.streets[self._state.street + 1].name
                self._lines.append(f"*** {_ONLY_DRAW if self._variant.draws == 1 else _STREETS[street]} ***")
            case happened.Discarded(seat, cards):
                self._discarded(seat, cards)
            case happened.BoardDealt():
                self._board(event)
            case happened.BroughtIn(seat, amount):
                self._say(seat, f"brings in for {self._chips(amount)}{self._all_in(seat, amount)}")
            case happened.Folded(seat):
                name = self._variant.streets[self._state.street].name
                self._fold_street[seat] = _FOLDED.get(name, f"on the {_STREETS[name].replace('STREET', 'Street')}")
                self._say(seat, "folds")
            case happened.Checked(seat):
                self._say(seat, "checks")
            case happened.Called(seat, amount, _):
                self._say(seat, f"calls {self._chips(amount)}{self._all_in(seat, amount)}")
            case happened.Raised():
                self._raised(event)
            case happened.UncalledReturned(seat, amount):
                self._lines.append(f"Uncalled bet ({self._chips(amount)}) returned to {self._name(seat)}")
            case happened.HandShown(seat, cards):
                self._shown.append((seat, cards))
            case happened.HandMucked(seat):
                self._show_down()
                self._say(seat, "mucks hand")
            case happened.RakeTaken(amounts):
                self._rake = sum(amounts)
            case happened.PotAwarded(pot, _, won):
                self._show_down()
                for seat, amount in won:
                    self._lines.append(f"{self._name(seat)} collected {self._chips(amount)} from {self._pot(pot)}")
            case _:
                pass

    def _small_blind(self) -> int | None:
        started = self._record.started
        owed, stakes = [abs(blind) for blind in started.blinds], started.game.stakes
        posted = [seat for seat in self._state.order if owed[seat]]
        if len({owed[seat] for seat in posted}) < 2 and (len(posted) < 2 or stakes.small_blind != stakes.big_blind):
            return None
        big = big_blind_seat(owed, started.button)
        return min(posted, key=lambda seat: (owed[seat], seat == big))

    def _raised(self, event: happened.Raised) -> None:
        end = self._all_in(event.seat, event.amount)
        if not any(self._state.bets):
            self._say(event.seat, f"bets {self._chips(event.to)}{end}")
        else:
            by = event.to - max(self._state.bets)
            self._say(event.seat, f"raises {self._chips(by)} to {self._chips(event.to)}{end}")

    def _discarded(self, seat: int, cards: Sequence[AnyCard]) -> None:
        if not cards:
            self._say(seat, "stands pat" + (f" on {_bracketed(self._state.holes[seat])}" if seat == self._hero else ""))
            return
        which = f" {_bracketed(cards)}" if seat == self._hero else ""
        self._say(seat, f"discards {len(cards)} card{'s' if len(cards) > 1 else ''}{which}")

    def _dealt(self, event: happened.HoleDealt) -> None:
        if not event.street or not self._variant.draws:
            self._lines.append(f"*** {_STREETS[self._variant.streets[event.street].name]} ***")
        for seat in self._state.order:
            new = [dealt for dealt in event.cards if dealt.seat == seat]
            if not new:
                continue
            own = seat == self._hero
            told = known(dealt.card for dealt in new if own or dealt.up)
            if told:
                held = self._state.holes[seat] if own else self._state.ups[seat]
                before = f"{_bracketed(held)} " if held else ""
                self._lines.append(f"Dealt to {self._name(seat)} {before}{_bracketed(told)}")

    def _board(self, event: happened.BoardDealt) -> None:
        street = self._variant.streets[event.street]
        title = _BEFORE_THE_FLOP if street.down else _STREETS[street.name]
        before = f" {_bracketed(self._state.board)}" if self._state.board else ""
        self._lines.append(f"*** {title} ***{before} {_bracketed(event.cards)}")

    def _show_down(self) -> None:
        """Tell the hands that were shown, including those turned up when all players were all-in."""
        if not self._showdown and sum(self._state.live) > 1:
            self._showdown = True
            self._lines.append("*** SHOW DOWN ***")
        for seat, cards in self._shown:
            self._say(seat, f"shows {_bracketed(cards)}{self._hand_name(cards)}")
        self._shown.clear()

    def _pot(self, index: int) -> str:
        if len(self._state.pots) < 2:
            return "pot"
        if index == 0:
            return "main pot"
        return "side pot" if len(self._state.pots) == 2 else f"side pot-{index}"

    def _hand_name(self, hole: Sequence[AnyCard], wrap: Callable[[str], str] = " ({})".format) -> str:
        """The name of the hand; empty while cards are to come."""
        own, board = known(hole), known(self._state.board)
        if len(own) + len(board) < self._variant.hole_cards + self._variant.board_cards:
            return ""
        names = []
        for share in self._variant.shares:
            made = best_hand(share, own, board)
            if made is None:
                continue
            if not share.is_low:
                names.append(f"HI: {made.name}" if self._variant.is_split else str(made.name))
            else:
                names.append(f"LO: {low_reading(made.cards).replace('-', ',')}")
        return wrap("; ".join(names)) if names else ""

    # The summary

    def _summary(self) -> None:
        state = self._state
        won = [0] * state.n
        for award in state.awards:
            for seat, amount in award.won:
                won[seat] += amount
        if not self._showdown:
            self._lines += [f"{self._name(seat)}: doesn't show hand" for seat in range(state.n) if won[seat]]
        self._lines.append("*** SUMMARY ***")
        total = f"Total pot {self._chips(sum(won) + self._rake)}{self._side_pots()}"
        self._lines.append(f"{total} | Rake {self._chips(self._rake)}")
        if state.board:
            self._lines.append(f"Board {_bracketed(state.board)}")
        for seat in range(state.n):
            who = f"Seat {seat + 1}: {self._name(seat)}{self._place(seat)}"
            self._lines.append(f"{who} {self._outcome(seat, won[seat])}")

    def _side_pots(self) -> str:
        pots = self._state.pots
        if len(pots) < 2:
            return ""
        titles = [f"{self._pot(index).capitalize()} {self._chips(pot.amount)}." for index, pot in enumerate(pots)]
        return f" {' '.join(titles)}"

    def _place(self, seat: int) -> str:
        started = self._record.started
        places = []
        if not self._variant.brings_in:
            if seat == started.button:
                places.append(" (button)")
            if started.blinds[seat]:
                places.append(" (small blind)" if seat == self._small_blind() else " (big blind)")
        return "".join(places)

    def _outcome(self, seat: int, won: int) -> str:
        state = self._state
        if seat in self._fold_street:
            bet = "" if state.put_in[seat] or self._record.started.antes[seat] else " (didn't bet)"
            return f"folded {self._fold_street[seat]}{bet}"
        if state.shown[seat]:
            cards = _bracketed(state.holes[seat])
            named = self._hand_name(state.holes[seat], " with {}".format)
            return f"showed {cards} and won ({self._chips(won)}){named}" if won else f"showed {cards} and lost{named}"
        if state.mucked[seat]:
            return "mucked"
        return f"collected ({self._chips(won)})"


def _bracketed(cards: Iterable[AnyCard]) -> str:
    return f"[{' '.join(map(str, known(cards)))}]"
