"""Amounts of chips as written at a table: in chips, or in big blinds if the player chose so."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from decimal import ROUND_HALF_UP, Decimal
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from pokertable.model.betting.structure import Structure
from pokertable.views.kit.look import look
from pokertable.views.kit.translate import counted, number, short_number

if TYPE_CHECKING:
    from pokertable.model.game import Game

_PLACES: Final = 2
"""Most decimals of an amount in big blinds; more only where the amount would round to nothing."""
_MANY: Final = 100
"""Number of big blinds from which brief amounts have no decimals."""
_TENTH: Final = Decimal("0.1")
_THOUSANDS: Final = re.compile(r"[0-9]{1,3}(?:[,\u00a0\u2009\u202f ][0-9]{3})+|[0-9]+")
_DECIMALS: Final = re.compile(r"([0-9]{1,3}(?:[,\u00a0\u2009\u202f ][0-9]{3})+|[0-9]*)[.,]([0-9]+)")
_MOST_DIGITS: Final = 19


@dataclass(frozen=True, slots=True)
class Amounts:
    """Writes and reads the amounts of one game. `Look.in_blinds` gives the unit at every call.

    `unit`: chips of a big blind, in stud of a small bet (`Game.amount_unit`); `sign`: text after a figure;
    `chips_only`: always in chips. `stacks_in_blinds`: `of_stacks` writes in big blinds, as in a tournament.
    """

    unit: int = 1
    sign: str = "BB"
    chips_only: bool = False
    stacks_in_blinds: bool = False
    blinds_only: bool = False

    @classmethod
    def of(cls, game: Game, *, chips_only: bool = False, stacks_in_blinds: bool = False) -> Amounts:
        """The amounts of a game. Stacks are in chips with a fixed limit: small bets are no measure."""
        sign = "BB" if game.stakes.big_blind else "SB"
        is_measure = bool(game.stakes.big_blind) and game.structure is not Structure.FIXED
        return cls(game.amount_unit, sign, chips_only, stacks_in_blinds and is_measure)

    @property
    def of_stacks(self) -> Amounts:
        """The amounts of stacks on plates."""
        return replace(self, blinds_only=True) if self.stacks_in_blinds else self

    def beside_stack(self, chips: int) -> str:
        """A stack's chips, ``1,334``, where stacks alone are in big blinds; else empty."""
        return number(chips) if self.stacks_in_blinds and not self._in_blinds else ""

    def stack_tip(self, chips: int) -> str:
        """A stack's chips, "1,334 chips", where stacks are in big blinds; else empty."""
        return (
            counted("one chip", "{number} chips", chips).format(number=number(chips))
            if self.of_stacks._in_blinds
            else ""
        )

    @property
    def _in_blinds(self) -> bool:
        return self.blinds_only or (look().in_blinds and not self.chips_only)

    @property
    def step(self) -> int:
        """Chips of which round amounts are multiples or parts."""
        return self.unit if self._in_blinds else 1

    def text(self, chips: int) -> str:
        """``1,234``, or ``61.7 BB``."""
        return self._signed(_figure(self._rounded(chips))) if self._in_blinds else number(chips)

    def brief(self, chips: int) -> str:
        """A short form: ``12.3M``, or ``62 BB``."""
        if not self._in_blinds:
            return short_number(chips)
        units = Decimal(chips) / self.unit
        if units >= _MANY:
            return self._signed(short_number(int(units)))
        return self._signed(_figure(units.quantize(_TENTH, ROUND_HALF_UP) if units >= 1 else self._rounded(chips)))

    def chips_tip(self, chips: int) -> str:
        """The exact chips where the text rounds them: "1,234 chips"; else empty."""
        if not self._in_blinds or self._rounded(chips) * self.unit == chips:
            return ""
        return counted("one chip", "{number} chips", chips).format(number=number(chips))

    def read(self, text: str) -> int | None:
        """The nearest chips to an amount typed in the displayed unit, with or without its sign; None: not an amount."""
        text = text.strip()
        if self._in_blinds:
            text = re.sub(f"{self.sign}$", "", text, flags=re.IGNORECASE).rstrip()
        if _THOUSANDS.fullmatch(text):
            return int(_digits(text)) * self.step
        if self._in_blinds and (match := _DECIMALS.fullmatch(text)):
            units = Decimal(f"{_digits(match[1])}.{match[2][:_MOST_DIGITS]}")
            return int((units * self.unit).to_integral_value(ROUND_HALF_UP))
        return None

    def says(self, text: str, chips: int) -> bool:
        """Whether the text is the form of exactly these chips."""
        return text.strip().replace(" ", "\u00a0") in (
            self.text(chips),
            self.text(chips).removesuffix(f"\u00a0{self.sign}"),
        )

    def _signed(self, figure: str) -> str:
        template = QCoreApplication.translate("Amounts", "{figure}\u00a0{unit}", "an amount: 7.5 BB")
        return template.format(figure=figure, unit=self.sign)

    def _rounded(self, chips: int) -> Decimal:
        units = Decimal(chips) / self.unit
        for places in range(_PLACES, 20):
            rounded = units.quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP)
            if rounded or not chips:
                break
        return rounded


def _figure(units: Decimal) -> str:
    """A figure with separators, without trailing zeros: ``1,234.5``."""
    whole, _, decimals = f"{units:f}".partition(".")
    decimals = decimals.rstrip("0")
    point = QCoreApplication.translate("number", ".", "before decimals")
    return number(int(whole)) + (point + decimals if decimals else "")


def _digits(text: str) -> str:
    """The digits of a figure without separators, up to the longest amount."""
    return "".join(ch for ch in text if ch.isdigit()).lstrip("0")[:_MOST_DIGITS] or "0"
