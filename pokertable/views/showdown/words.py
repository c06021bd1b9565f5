"""The head of a result: what the player won or lost, else who won."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from pokertable.model.hand.observation import Observation
from pokertable.model.hand.settlement import Settlement
from pokertable.session.words.winners import Winner, share_columns
from pokertable.views.kit.amounts import Amounts
from pokertable.views.kit.translate import counted, in_clauses, number, shown


class ResultWords:
    """Words about a finished hand, seen by `hero` (None: by nobody in it)."""

    def __init__(self, settlement: Settlement, names: Sequence[str], hero: int | None, amounts: Amounts) -> None:
        self._settlement, self._names, self._hero, self._amounts = settlement, names, hero, amounts

    @property
    def contested(self) -> bool:
        """Whether hands were compared."""
        return any(pot.contested for pot in self._settlement.pots)

    def title(self, final: Observation, listed: Sequence[Winner]) -> str:
        """``You win 437``, ``You lose 278``, ``Marek wins 152``, or that it is a showdown of others."""
        mine = self._mine(listed)
        if not self._settlement.amount:  # a walk where the small blind was dead
            return _tr("End of hand")
        if mine is not None:
            return self.sentence(mine)
        if self._hero is not None and self.contested and not final.seats[self._hero].folded:
            return _tr("You lose {amount}").format(amount=self._amounts.text(-self._net(final, self._hero)))
        if len(listed) == 1:
            return self.sentence(listed[0])
        return _tr("Showdown") if self.contested else _tr("End of hand")

    def note(self, final: Observation, listed: Sequence[Winner]) -> str:
        """The rest, in small: the pot, the result of the hand for the player, why nobody won a share."""
        parts = []
        mine = self._mine(listed)
        if not self.contested:
            parts.append(_tr("everybody else folded"))
        elif mine is not None and mine.amount == self._settlement.amount:
            parts.append(_tr("the whole pot"))
        elif mine is not None:
            amount, pot = self._amounts.text(mine.amount), self._amounts.text(self._settlement.amount)
            parts.append(_tr("{amount} of {pot}").format(amount=amount, pot=pot))
        else:
            parts.append(self._totals(listed))
        lost = self._hero is not None and mine is None and self.contested and not final.seats[self._hero].folded
        if self._hero is not None and not lost:
            parts += self._net_words(self._net(final, self._hero), was_paid=mine is not None)
        missing = [column.nobody for column in share_columns(self._settlement) if column.nobody is not None]
        if self.contested and missing:
            parts.append(_tr("no low: {reason}").format(reason=shown(missing[0])))
        return in_clauses(parts)

    def sentence(self, winner: Winner) -> str:
        """The winner with its amount."""
        amount = self._amounts.text(winner.amount)
        if winner.seat == self._hero:
            return _tr("You win {amount}").format(amount=amount)
        return _tr("{name} wins {amount}").format(name=self._names[winner.seat], amount=amount)

    def _mine(self, listed: Sequence[Winner]) -> Winner | None:
        return next((winner for winner in listed if winner.seat == self._hero), None)

    def _net(self, final: Observation, seat: int) -> int:
        """The change of a seat's stack over the hand: antes that compete for nothing are lost too."""
        return final.seats[seat].stack - final.started.stacks[seat]

    def _net_words(self, net: int, *, was_paid: bool) -> list[str]:
        if not net:
            return [_tr("you're even on the hand")] if was_paid else []
        said = _tr("you're up {amount} on the hand") if net > 0 else _tr("you're down {amount} on the hand")
        return [said.format(amount=self._amounts.text(abs(net)))]

    def _totals(self, listed: Sequence[Winner]) -> str:
        """``1,459 in 3 pots, 4 winners``."""
        pots = self._settlement.pots
        many = counted("one winner", "%n winners", len(listed))
        if len(pots) == 1:
            return _tr("Pot {amount}, {winners}").format(amount=self._amounts.text(pots[0].amount), winners=many)
        said = _tr("{amount} in {pots} pots, {winners}")
        amount = self._amounts.text(self._settlement.amount)
        return said.format(amount=amount, pots=number(len(pots)), winners=many)


def _tr(text: str) -> str:
    return QCoreApplication.translate("ShowdownPanel", text)
