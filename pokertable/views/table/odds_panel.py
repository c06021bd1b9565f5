"""Live help under the log: equity against the price, possible outcomes, and the effects of the next card."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from pokertable.model.text import INTERVAL, Phrase, phrase
from pokertable.session.words.line import CardText
from pokertable.training.live.view import Advice, LowNow, NextOuts, Odds
from pokertable.views.cards.card_text import RichLabel
from pokertable.views.kit.amounts import Amounts
from pokertable.views.kit.fonts import face, fitted, follow_text, scaled, sized, wrapped
from pokertable.views.kit.key_map import key_cap
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import Drawn, paint_elided
from pokertable.views.kit.signs import key_width, paint_key_at
from pokertable.views.kit.spoken import announce
from pokertable.views.kit.terms import EQUITY, explained
from pokertable.views.kit.translate import (
    capital,
    counted,
    in_clauses,
    number,
    percent,
    percent_gained,
    shown,
    whole_percent,
)
from pokertable.views.table.odds_bars import EndsBar, OddsPart, OutsRow, ShareBar
from pokertable.views.widgets.labels import PlainLabel, plain_tip, toned
from pokertable.views.widgets.layouts import STRETCH, in_column, in_row
from pokertable.views.widgets.segments import Segments
from pokertable.views.widgets.switches import TickBox

_LEAST_WIDTH = 200
_USUAL = 300
"""Usual height of the figures, in px before it is sized."""
_MOST_LINES = 6
"""Most lines kept for the value with the bets to come, so that nothing moves when its figure comes."""


class OddsPanel(QScrollArea):
    """`ranges` is pressed for figures against the opponents' ranges, else `random` hands.

    `advice` is ticked for a word on the call. In a low window it scrolls.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.amounts = Amounts()
        """The format of chips."""
        self._kept = sized(_USUAL)
        """Greatest height so far in this type size: kept, so that the log does not move at every decision."""
        self._inside = _Ground(self)
        self.setWidget(self._inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setStyleSheet("QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }")
        self.setAccessibleName(self.tr("Odds"))
        self.title = _Title(self.tr("Odds"), self)
        self.against = Segments(
            self.tr("Odds against"),
            (True, False),
            (self.tr("Ranges"), self.tr("Random")),
            self,
            whole=True,
            in_form=False,
        )
        self.against.set_value(True)
        self.ranges, self.random = self.against.buttons
        self._say_keys()
        self.early = RichLabel(self)
        self.share = RichLabel(self)
        self.share.setToolTip(plain_tip(explained(EQUITY)))
        self.in_play = RichLabel(self)
        estimate = self.tr(
            "An estimate: what a call or a check wins on average once the bets to come are played out; ± is the 95% "
            "interval"
        )
        self.in_play.setToolTip(plain_tip(estimate))
        self._odds: Odds | None = None
        """The odds that are shown."""
        self.advice = TickBox(self.tr("Advice on a call"), self)
        self.advice.setToolTip(plain_tip(self.tr("Also say whether a call pays, counting the bets to come")))
        self.advice.toggled.connect(self._show_again)
        self.bar = ShareBar(self)
        self.ends_title = PlainLabel(self, self.tr("Possible outcomes"), tone="muted", wraps=True)
        self.ends = EndsBar(self)
        self.high, self.low = OutsRow(self, low=False), OutsRow(self, low=True)
        self.both = toned(RichLabel(self), "muted")
        self.note = PlainLabel(self, tone="muted", wraps=True)
        for label in (self.early, self.share, self.in_play, self.both):
            label.setWordWrap(True)
        self._column = in_column(
            in_row((self.title, 1), self.against, spacing=2),
            self.early, self.share, self.bar, in_column(self.advice, self.in_play, spacing=0),
            self.ends_title, self.ends, self.high, self.low, self.both, self.note, STRETCH,
            of=self._inside, margins=(16, 8, 12, 10), spacing=8,
        )  # fmt: skip
        follow_text(self.setMinimumWidth, _LEAST_WIDTH)
        look().changed.connect(self._say_keys)
        look().changed.connect(self._forget_height)
        self.clear()

    @property
    def advises(self) -> bool:
        """Whether a word on the call is shown."""
        return self.advice.isChecked()

    def _show_again(self) -> None:
        if self._odds is not None:
            self.show_odds(self._odds)

    def sizeHint(self) -> QSize:  # noqa: D102
        wide = max(self.width(), scaled(_LEAST_WIDTH)) - self.verticalScrollBar().sizeHint().width()
        content = max(self._column.totalHeightForWidth(wide), self._column.totalSizeHint().height()) + 1
        return QSize(scaled(_LEAST_WIDTH), max(content, self._kept))

    def minimumSizeHint(self) -> QSize:
        """Room for the equity and the price: the rest scrolls."""
        return QSize(scaled(_LEAST_WIDTH), sized(130))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102
        super().resizeEvent(event)
        self._give_room()

    def _give_room(self) -> None:
        """Let no line be cut: what has no room in the panel is scrolled."""
        self._inside.setMinimumHeight(self._column.totalHeightForWidth(self.viewport().width()))
        self.updateGeometry()

    def _forget_height(self) -> None:
        self._kept = sized(_USUAL)

    def _say_keys(self) -> None:
        key = look().keys.against
        said = (
            self.tr("Against their ranges: the hands they can have after what they did"),
            self.tr("Against random hands: whatever could have been dealt to them"),
        )
        for button, words in zip((self.ranges, self.random), said, strict=True):
            button.setToolTip(
                plain_tip(self.tr("{words} ({key})").format(words=words, key=key_cap(key)) if key else words)
            )

    def change_against(self) -> None:
        """Switch between ranges and random hands, if displayed."""
        if self.isHidden():
            return
        (self.random if self.ranges.isChecked() else self.ranges).click()

    def clear(self) -> None:
        """Clear the panel: there is nothing to decide."""
        self._kept = max(self._kept, self.height() if self.isVisible() else sized(_USUAL))
        self._odds = None
        figures = self.early, self.share, self.in_play, self.advice, self.bar, self.ends_title, self.ends
        cards = self.high, self.low, self.both
        for part in (*figures, *cards):
            part.hide()
        self.note.setText(self.tr("Your odds appear here when it's your turn."))
        self._give_room()

    def count(self) -> None:
        """Show that figures are being computed."""
        self.note.setText(self.tr("calculating…"))
        self._give_room()

    def show_odds(self, odds: Odds) -> None:
        """Show the odds of this decision, or finer ones."""
        new, self._odds = self._odds is None, odds
        self.share.show_html(self._equity_words(odds))
        self.in_play.show_html(self._in_play_words(odds))
        lines = (self._value_lines(odds) if odds.plays_out else 0) + 1
        self.in_play.setMinimumHeight(lines * self.in_play.fontMetrics().lineSpacing())
        self.in_play.show()
        self.bar.show_odds(odds)
        is_open = odds.among is not None or odds.called is not None
        self.ends_title.setText(self.tr("Outcomes if everybody calls") if is_open else self.tr("Possible outcomes"))
        self.ends.show_odds(odds)
        self._show_next(odds)
        for part in (self.share, self.bar, self.advice, self.ends_title, self.ends):
            part.show()
        self.note.setText(_against(odds))
        self._give_room()
        self._kept = max(self._kept, self.sizeHint().height())
        if new:
            announce(self, self.share.accessibleName())

    def _equity_words(self, odds: Odds) -> str:
        """The equity with what it supposes; the price stands below its bar."""
        share, error = odds.compared
        unsure = percent(INTERVAL * error).replace("<", "&lt;")
        have = f"{_bold(whole_percent(round(100 * share)))} ± {unsure}"
        if odds.among == 2:
            return self.tr("Equity: {have} if both others stay in").format(have=have)
        if odds.among is not None:
            return self.tr("Equity: {have} if all {count} others stay in").format(have=have, count=odds.among)
        if odds.called is not None:
            every = whole_percent(round(100 * odds.share))
            return self.tr("Equity: {have} if nobody else calls, {every} if everybody does").format(
                have=have, every=every
            )
        if odds.plays_on:
            return self.tr("Equity: {have} if nobody bets again").format(have=have)
        return self.tr("Equity: {have}").format(have=have)

    def _in_play_words(self, odds: Odds) -> str:
        """The value with the bets to come, and a word on the call where one is wanted, or why there is none.

        A word that is known although the value is not stands alone: that there is no estimate would contradict it.
        """
        said = self._value_words(odds) if odds.plays_out else ""
        advice = odds.advice if self.advises else None
        if advice is None:
            return "<br>".join(filter(None, (said, self._no_advice_words(odds) if self.advises else "")))
        words = {
            Advice.CALL: self.tr("A call makes money."),
            Advice.FOLD: self.tr("A call loses money: fold."),
            Advice.WEAK: self.tr("Too weak to play here: fold."),
            Advice.OPEN: self.tr("Good enough to open: raise."),
            Advice.PLAY: self.tr("Good enough to play here."),
            Advice.CLOSE: self.tr("A call and a fold are worth about the same."),
        }
        if odds.played is not None and odds.played.is_precise:
            return f"{said}<br><b>{words[advice]}</b>"
        if odds.plays_on:  # the equity may say otherwise
            words[Advice.CALL] = self.tr("A call makes money, counting the bets to come.")
            words[Advice.FOLD] = self.tr("A call loses money, counting the bets to come: fold.")
        return f"<b>{words[advice]}</b>"

    def _value_lines(self, odds: Odds) -> int:
        """Lines of the longest sentence on the value."""
        said = self.tr("A check wins {have} ± {error} of the pot on average, counting the bets to come")
        if odds.needs_in_prizes is not None:
            said = self.tr("On average {gain} ± {error} of the prizes left, counting the bets to come")
        figure = whole_percent(88)
        longest = said.format(have=figure, gain=figure, error=figure)
        room, px = self.viewport().width() - scaled(28), self.in_play.fontInfo().pixelSize()
        return len(wrapped(longest, room, px, _MOST_LINES))

    def _no_advice_words(self, odds: Odds) -> str:
        """Why there is no word on the call; nothing while it may still come."""
        if not odds.ranges:
            return self.tr("No advice against random hands.")
        if odds.among is not None:
            return self.tr("No advice while others may still fold.")
        if odds.draws:
            return self.tr("No advice on what to discard.")
        if odds.wanted is None:
            return self.tr("Nothing to call.")
        if odds.settled:
            return self.tr("So there's no advice.")
        return self.tr("calculating…") if odds.value is not None else ""

    def _value_words(self, odds: Odds) -> str:
        """The value with the bets to come, where it is precise enough; it may be below nothing, or above the pot."""
        played = odds.played
        if played is None or not played.is_precise:
            if played is not None and played.settled:
                return self.tr("No reliable estimate with the bets to come.")
            return self.tr("Playing out the bets to come…")
        if played.in_prizes is not None:
            gain, unsure = played.in_prizes
            said = self.tr("On average {gain} ± {error} of the prizes left, counting the bets to come")
            sign = "−" if gain < 0 else "+"
            return said.format(
                gain=_bold(sign + percent_gained(gain / 100)), error=percent_gained(INTERVAL * unsure / 100)
            )
        if played.share < 0:
            return self.tr("On average zero or less, counting the bets to come")
        if played.share > 1:
            return self.tr("On average more than the whole pot, counting the bets to come")
        have = _bold(whole_percent(round(100 * played.share)))
        error = whole_percent(max(1, round(100 * INTERVAL * played.error)))
        said = self.tr("A call wins {have} ± {error} of the pot on average, counting the bets to come")
        if played.gains is None:
            said = self.tr("A check wins {have} ± {error} of the pot on average, counting the bets to come")
        return said.format(have=have, error=error)

    def _show_next(self, odds: Odds) -> None:
        cards = odds.next
        self.early.setVisible(bool(odds.early))
        if odds.early:
            self.early.show_html("<br>".join(capital(shown(words)) for words in odds.early))
            self.early.setAccessibleName(in_clauses(shown(words) for words in odds.early))
        high, low, both = high_words(cards), low_words(cards), both_words(cards)
        if high is not None:
            self.high.show_cards(shown(high), cards.high, cards.high_nuts)
        if low is not None:
            outs = () if cards.low_now is LowNow.NUTS else cards.low
            self.low.show_cards(shown(low), outs, cards.low_nuts, cards.spoilers)
        if both is not None:
            self.both.show_phrase(both)
        for part, words in ((self.high, high), (self.low, low), (self.both, both)):
            part.setVisible(words is not None)


class _Title(OddsPart):
    """The panel's name and its key."""

    def __init__(self, words: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setAccessibleName(words)

    def draw(self, painter: QPainter) -> None:
        px = fitted(self._words, self.width(), (14, 12, 11), bold=True)
        font, key = face(px, bold=True), look().keys.odds
        left = paint_elided(painter, QRectF(self.rect()), self._words, font) + scaled(10)
        if key and left + key_width(key_cap(key)) <= self.width():
            paint_key_at(painter, left, self.height() / 2, key_cap(key), look().theme.color("muted"))


class _Ground(Drawn, QWidget):
    """The line that separates the odds from the log."""

    def draw(self, painter: QPainter) -> None:
        painter.fillRect(0, 0, self.width(), 1, look().theme.color("line"))


def _against(odds: Odds) -> str:
    """How many deals the figures are from, and what the others hold in them."""
    if odds.ranges:
        one = "1 deal against their ranges, nobody folding"
        many = "{count} deals against their ranges, nobody folding"
    else:
        one = "1 deal against random hands, nobody folding"
        many = "{count} deals against random hands, nobody folding"
    return counted(one, many, odds.deals).format(count=number(odds.deals))


def _bold(figure: str) -> str:
    return f"<b>{figure}</b>".replace(" ", "\u00a0")


def high_words(cards: NextOuts) -> Phrase | None:
    """Number of cards that lift the high hand, the hands made, and the number that make the nuts; None without any."""
    if not cards.high:
        return None
    said: Phrase | None = None
    for hand, count in cards.high_to:
        if said is None:
            said = phrase("{count} to {hand}", count=count, hand=hand)
        else:
            said = phrase("{outs}, {count} to {hand}", outs=said, count=count, hand=hand)
    if said is None:
        said = phrase("{count} to a better high", count=len(cards.high))
    return said if not cards.high_nuts else phrase("{outs}; {count} to the nuts", outs=said, count=len(cards.high_nuts))


def low_words(cards: NextOuts) -> Phrase | None:
    """State of the low, number of cards that improve it, and number that spoil it; None if there is nothing to say."""
    said, spoilers = _low_words(cards), len(cards.spoilers)
    if not spoilers:
        return said
    if said is None:
        return phrase("{count} spoil your low", count=spoilers) if spoilers > 1 else phrase("1 spoils your low")
    if spoilers > 1:
        return phrase("{low}; {count} spoil it", low=said, count=spoilers)
    return phrase("{low}; 1 spoils it", low=said)


def _low_words(cards: NextOuts) -> Phrase | None:
    count = len(cards.low)
    if cards.low_now is LowNow.NUTS:
        return phrase("the nuts")
    if not count:
        return phrase("a made low") if cards.low_now is LowNow.THERE else None
    if cards.low_now is LowNow.THERE:
        said = phrase("{count} to a better low", count=count)
    else:
        said = phrase("{count} to a low", count=count)
    return said if not cards.low_nuts else phrase("{outs}; {count} to the nuts", outs=said, count=len(cards.low_nuts))


def both_words(cards: NextOuts) -> Phrase | None:
    """Cards that help the high hand and hurt the low."""
    if not cards.both:
        return None
    return phrase("Good for your high, bad for your low: {cards}", cards=CardText(cards.both))
