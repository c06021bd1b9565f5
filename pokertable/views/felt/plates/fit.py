"""Fitting a plate's words: smaller type first, then shorter words, an ellipsis last."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from PySide6.QtGui import QFont

from pokertable.model.text import Phrase
from pokertable.session.words.breaks import parts
from pokertable.views.felt.highlights import ReadingLine, Readings
from pokertable.views.kit.amounts import Amounts
from pokertable.views.kit.fonts import enlarged, fitting_font, least_text, table_font, text_width
from pokertable.views.kit.translate import comma, in_a_row, shown

STACK_SIZE: Final = 0.23
STACK_SMALL: Final = 0.19
READING_SIZE: Final = 0.2
"""Type size in card widths."""


_CHIPS_GAP: Final = 0.12
"""Gap between a stack in big blinds and its chips, in card widths."""


@dataclass(frozen=True, slots=True)
class StackFit:
    """A stack and a pill that fit beside one another; `chips`: those of a stack in big blinds, else empty."""

    stack: str
    stack_font: QFont
    pill: str
    chips: str = ""
    chips_font: QFont = field(default_factory=QFont)
    gap: float = 0.0

    @property
    def chips_at(self) -> float:
        """Px from the stack's left end to that of its chips."""
        return text_width(self.stack_font, self.stack) + self.gap

    @property
    def stack_width(self) -> float:
        """Px of the stack and its chips."""
        return (
            self.chips_at + text_width(self.chips_font, self.chips)
            if self.chips
            else text_width(self.stack_font, self.stack)
        )


def fit_stack(
    amount: int,
    words: Phrase | None,
    pill: Phrase | None,
    amounts: Amounts,
    *,
    unit: float,
    room: float,
    least: Sequence[Phrase] = (),
) -> StackFit:
    """The stack and the pill in `room` px without paddings: words are dropped before exact figures, the pill's first.

    A stack in big blinds has its chips beside it as long as the pill keeps what was done.

    `words` replaces the stack (`in for 530`); None: the amount alone. `least`: shorter wordings of the pill, the
    longest first.
    """
    usual, small = table_font(STACK_SIZE * unit), table_font(STACK_SMALL * unit)
    bold = table_font(STACK_SMALL * unit, bold=True)
    text, brief = amounts.text, amounts.brief
    stacks = amounts.of_stacks
    full_stack = (
        shown(words, text) if words is not None else (stacks.brief if stacks.blinds_only else stacks.text)(amount)
    )
    short_stack = stacks.brief(amount) if words is None else shown(words, brief)
    full_pill = short_pill = ""
    if pill is not None:
        full_pill, short_pill = shown(pill, text), shown(pill, brief)
    exact = (
        StackFit(full_stack, usual, full_pill),
        StackFit(full_stack, small, full_pill),
        *(StackFit(full_stack, small, shown(said, text)) for said in least),
    )
    chips = amounts.beside_stack(amount) if words is None else ""
    tries = (
        *(replace(fit, chips=chips, chips_font=small, gap=_CHIPS_GAP * unit) for fit in exact if chips),
        *exact,
        StackFit(full_stack, usual, short_pill),
        StackFit(full_stack, small, short_pill),
        *(StackFit(full_stack, small, shown(said, brief)) for said in least),
        StackFit(short_stack, usual, short_pill),
        StackFit(short_stack, small, short_pill),
    )
    for fit in tries:
        if fit.stack_width + text_width(bold, fit.pill) <= room:
            return fit
    return StackFit(short_stack, small, shown(least[-1], brief) if least else short_pill)


def reading_wordings(text: str) -> tuple[str, ...]:
    """Wordings of a reading, longest first.

    Shorter: after the dot only the distance from the nuts, not the hands that beat it; then without it; shortest: the
    part before the ranks that follow a colon.
    """
    head, dot, tail = text.partition(" · ")
    point = head.rpartition(": ")[0] or head
    nearer = (head + dot + tail if dot else head).split("; ", 1)[0]
    return tuple(dict.fromkeys((text, nearer, head, point)))


def fit_reading(text: str, room: float, unit: float, least_words: str = "") -> tuple[QFont, str]:
    """The longest wording of a reading that fits `room` px in usual or slightly smaller type, and its font.

    If none fits: the shortest, in type down to `least_text`; there it loses its kicker, or what follows a comma, and
    if it is still too long `least_words` replace it.
    """
    wordings = reading_wordings(text)
    usual, least = _reading_sizes(unit)
    for wording in wordings:
        for px in range(usual, least - 1, -1):
            font = table_font(px)
            if text_width(font, wording) <= room:
                return (font if px < usual else _grown(wording, room, usual)), wording
    last = wordings[-1]
    while text_width(table_font(least_text()), last) > room and comma() in last:
        last = last.rpartition(comma())[0]
    if least_words and text_width(table_font(least_text()), last) > room:
        last = least_words
    if text_width(table_font(usual), last) <= room:
        return _grown(last, room, usual), last
    return fitting_font(last, room, least), last


def _grown(wording: str, room: float, usual: int) -> QFont:
    """The font for the wording at the chosen text size, as far as there is room."""
    sizes = (px for px in range(enlarged(usual), usual, -1) if text_width(table_font(px), wording) <= room)
    return table_font(next(sizes, usual))


def fit_readings(lines: Sequence[ReadingLine], room: float, unit: float) -> tuple[QFont, tuple[str, ...]]:
    """The wordings of several readings, and the smallest font that any of them needs, for all."""
    fits = [fit_reading(line.words, room, unit, line.least) for line in lines]
    return min((font for font, _ in fits), key=QFont.pixelSize), tuple(wording for _, wording in fits)


def _reading_sizes(unit: float) -> tuple[int, int]:
    """The usual size of a reading in px, and the least before words are left out."""
    usual = max(least_text(), round(READING_SIZE * unit))
    return usual, max(least_text(), round(0.8 * usual))


def divider(left: float, readings: Sequence[str], *, usual: float, total: float, unit: float) -> float:
    """Position of the line before the readings, in px from the plate's edge.

    At its usual place if name, stack and pill, `left` px wide, fit before it and the readings after it; else as far
    left as those allow, or as far right as these do. `total`: the plate's width without the margins of the readings.
    """
    font = table_font(READING_SIZE * unit)
    wanted = total - max((text_width(font, text) for text in readings), default=0.0)
    if left > usual:
        return min(left, max(wanted, usual))
    return max(left, min(usual, wanted))


def reads_in_full(readings: Sequence[str], room: float, unit: float) -> bool:
    """Whether `room` px hold every reading's words in type of the usual size, except for the part after the dot."""
    font = table_font(_reading_sizes(unit)[0])
    return all(text_width(font, text.split(" · ", 1)[0]) <= room for text in readings)


def drawn_lines(readings: Readings | None) -> Readings:
    """The lines as drawn: a single one is continued below, without a tag, with the part after its dot."""
    if readings is not None and len(readings) == 1:
        head, dot, tail = readings[0].words.partition(" · ")
        return (ReadingLine(readings[0].share, head), ReadingLine("", tail)) if dot else readings
    return readings or ()


def in_two(line: ReadingLine, fits: Callable[[str], bool]) -> Readings:
    """The line broken at the comma nearest to its middle, else between words; at the first where that is too long.

    What has no room at the end of the second line, a kicker, matters less than what the hand is.
    """
    said = line.words.split(comma())
    breaks = [(in_a_row(said[:at]), in_a_row(said[at:])) for at in range(1, len(said))]
    if not breaks:
        said, blank = parts(line.words), " " if " " in line.words else ""
        breaks = [(blank.join(said[:at]), blank.join(said[at:])) for at in range(1, len(said))]
    if not breaks:
        return (line,)
    head, tail = min(breaks, key=lambda two: max(map(len, two)))
    if not fits(head):
        head, tail = breaks[0]
    return (ReadingLine(line.share, head), ReadingLine("", tail))
