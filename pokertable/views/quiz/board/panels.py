"""The picked hand, alone before the answer; then beside the best, with their difference."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from pokertable.model.ranking.best import Cards
from pokertable.training.quiz.errors import COUNT_ERRORS
from pokertable.training.quiz.parts import CardsPart, HandPart, Part
from pokertable.training.quiz.question import AnyQuestion, AnyReply, Reply
from pokertable.training.quiz.reasons import player
from pokertable.views.kit.translate import counted, shown
from pokertable.views.quiz.board.field import AnswerField
from pokertable.views.quiz.board.made import MadePanel, PanelHand
from pokertable.views.widgets.layouts import NO_MARGINS, in_row


class MadePanels(AnswerField, QWidget):
    """The panels of the hand `given` and of the `best`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.given, self.best = MadePanel(self), MadePanel(self)
        self.given.beside, self.best.beside = (self.best,), (self.given,)
        self.best.hide()
        in_row((self.given, 1), (self.best, 1), of=self, margins=NO_MARGINS, spacing=12)

    def show_picks(self, question: AnyQuestion, given: Sequence[Cards | None], *, counts: bool, at: int) -> None:
        """Show the cards picked for each part, `at` being asked; `counts`: with the number from each side."""
        parts = question.parts
        hands = [self._picked(question, part, cards, counts=counts) for part, cards in zip(parts, given, strict=True)]
        low = len(parts) == 1 and parts[0].low
        self.given.say(self.tr("Your pick for the low") if low else self.tr("Your pick"), hands, right=None, at=at)
        self.best.hide()

    def show_verdict(self, reply: AnyReply) -> None:
        """Show the picked hand and the best: of equally good ones the picked."""
        question = reply.question
        right = reply if reply.right else Reply(question, question.answer)
        ways = len(question.accept) if question.parts[0].of_cards else 1  # for the nuts the reasons say it
        as_good = counted("", "One of %n equally good answers.", ways) if ways > 1 else ""
        title = self.tr("The best") if question.parts[0].of_cards else self.tr("The answer")
        self.best.say(title, PanelHand.of(right, rings=True), as_good, right=True)
        self.best.show()
        if reply.answer is None:
            self.given.say(self.tr("You picked no cards"), (), right=False)
        elif reply.right:
            self.given.say(self.tr("You picked"), PanelHand.of(reply, rings=True), right=True)
        else:
            hands, note = PanelHand.wrong(reply, right)
            if reply.error in COUNT_ERRORS and question.deal.variant.exactly_from_hole is not None:
                note = self.tr("In Omaha exactly two of your cards play, with three from the board.")
            self.given.say(self.tr("You picked"), hands, note, right=False)

    def _picked(self, question: AnyQuestion, part: Part, cards: Cards | None, *, counts: bool) -> PanelHand:
        """The cards given for a part, under its name if there are several; None: the answer without cards."""
        title = (self.tr("Low") if part.low else self.tr("High")) if len(question.parts) > 1 else ""
        if cards is None:
            return PanelHand(title=shown(part.none) if part.none else title, right=True, picture=None, low=part.low)
        if isinstance(part, HandPart):  # a hand of more cards than play has no room: its player says it
            title = shown(player(part.hands.index(cards))) if cards else title
            cards = cards if len(cards) <= part.slots else ()
        room = max(part.slots, len(cards))
        held = not (isinstance(part, CardsPart) and part.deck)
        return PanelHand.picked(question.deal, cards, title=title, room=room, low=part.low, counted=counts, held=held)
