"""From readings to the panels of the lab: which cards are ringed, tinted or slid out, and every word beside them."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from pokertable.model.cards import Card
from pokertable.model.ranking.best import Cards, MadeHand, best_hand
from pokertable.model.ranking.share import Ranking
from pokertable.session.words.nuts_distance import NutsDistance, nuts_distance
from pokertable.training.lab.cards import LabCards, two_from_hand
from pokertable.training.lab.grid import Cell, CombinationGrid
from pokertable.training.lab.lesson import LessonStep
from pokertable.training.lab.reading import LabReading, Lane
from pokertable.training.misread import counts, slides_out, why_no_such_low
from pokertable.views.felt.card_state import CardState
from pokertable.views.felt.made_hand import MadePicture
from pokertable.views.kit.translate import shown
from pokertable.views.lab.lessons import lesson_text
from pokertable.views.lab.panel import LabPanel, playing

Distances = tuple[NutsDistance | None, NutsDistance | None]
"""How far the high and the low are from the nuts."""
translate = QCoreApplication.translate


def show_any_five(panel: LabPanel, cards: LabCards, reading: LabReading) -> None:
    """What any five would make. The high slides its illegal cards out; with the high right, the low does."""
    total = len(cards.hand) + len(cards.board)
    panel.set_heading(translate("Lab", "Hold'em eye"), translate("Lab", "any five of the {count}").format(count=total))
    high, low = reading.high, reading.low
    out = high.out or (low.out if low is not None else ())
    lane = high if high.misread or low is None or not low.misread else low
    panel.felt.show_cards(cards, _any_five_states(cards, lane, out))
    both = low is not None and high.misread and low.misread
    only_low = low is not None and low.misread and not high.misread
    panel.high.setVisible(not only_low)
    panel.low.setVisible(low is not None and (low.misread or not high.misread))
    _any_five_row(panel, high, high.out, told=both)
    if low is not None:
        shared = low.eye is not None and len(high.out) == len(low.out) and set(high.out) <= set(low.eye.cards)
        _any_five_row(panel, low, high.out if shared else low.out, told=both)
    panel.verdict.say(
        not reading.misread if high.eye is not None else None,
        translate("Lab", "not allowed") if reading.misread else translate("Lab", "the same"),
    )
    why, rule = (lane.why, lane.rule) if not both else (None, None)
    panel.say(shown(why) if why is not None else "", shown(rule) if rule is not None else "")


def show_legal(
    panel: LabPanel, cards: LabCards, reading: LabReading, cell: Cell | None, distances: Distances = (None, None)
) -> None:
    """The best hands that are allowed, or one combination of the grid; `distances` of the high and the low."""
    omaha = two_from_hand(cards.variant)
    details = (
        translate("Lab", "exactly two from the hand, three from the board"),
        translate("Lab", "two of the hand + three of the board"),
    )
    panel.set_heading(shown(cards.variant.title), *(details if omaha else (translate("Lab", "any five cards"),)))
    high, low = reading.high, reading.low
    panel.felt.show_cards(cards, _legal_states(cards, reading, cell))
    panel.verdict.say(True if high.law else None, translate("Lab", "allowed"))
    panel.high.show()
    panel.low.setVisible(low is not None)
    _legal_row(panel, high, translate("Lab", "No hand yet"), distances[0])
    if low is not None:
        _legal_row(panel, low, translate("Lab", "No low"), distances[1])
    panel.say("")


def show_tempting(panel: LabPanel, step: LessonStep, reading: LabReading | None) -> None:
    """The answer that tempts: before the guess (no `reading`) as a claim, after it crossed out."""
    cards = step.cards
    hole = tuple(card for card in step.tempting if card in step.hand)
    board = tuple(card for card in step.tempting if card not in hole)
    row, other = (panel.low, panel.high) if step.has_low else (panel.high, panel.low)
    row.show()
    other.hide()
    picture = MadePicture(hole=hole, board=board, low=step.has_low, brackets=True)
    total = len(cards.hand) + len(cards.board)
    panel.set_heading(
        translate("Lab", "A quick eye"), translate("Lab", "sees this among the {count} cards").format(count=total)
    )
    if reading is None:
        states = {card: CardState(picked=card in step.tempting, dim=card not in step.tempting) for card in _all(cards)}
        panel.felt.show_cards(cards, states)
        panel.verdict.say(None, "")
        row.say_cards(lesson_text(step.claim), picture, translate("Lab", "Is it?"))
        panel.say("")
        return
    lane = reading.low if step.has_low and reading.low is not None else reading.high
    made = best_hand(replace(step.share, exactly_from_hole=None), hole, board)
    out = slides_out(made, lane.law) if made is not None else ()
    states = {
        card: CardState(illegal=card in out, picked=card in step.tempting and card not in out)
        if card in step.tempting
        else CardState(dim=True)
        for card in _all(cards)
    }
    panel.felt.show_cards(cards, states)
    lesser = made is not None and not out
    words = translate("Lab", "not the best") if lesser else translate("Lab", "not allowed")
    panel.verdict.say(False, words if made is not None else translate("Lab", "not so"))
    qualifier = step.share.qualifier
    if lesser:
        note = translate("Lab", "allowed, but there is better")
    elif step.claims_none:
        note = translate("Lab", "there is one")
    elif made is None and qualifier is not None:
        note = shown(why_no_such_low(step.tempting, qualifier))
    else:
        note = shown(counts(len(hole), len(board)))
    row.say_cards(lesson_text(step.claim), replace(picture, out=out), note, crossed=not lesser)
    same = made is not None and lane.eye is not None and made.strength == lane.eye.strength
    panel.say(shown(lane.why) if same and lane.why is not None else "", shown(lane.rule) if same and lane.rule else "")


def show_guess(panel: LabPanel, cards: LabCards, picked: Cards, *, low: bool) -> None:
    """What the player has picked so far as the two that play."""
    panel.felt.show_cards(cards, {card: CardState(picked=True) for card in picked})
    panel.set_heading(translate("Lab", "You"), translate("Lab", "pick the two cards that play"))
    panel.verdict.say(None, "")
    row, other = (panel.low, panel.high) if low else (panel.high, panel.low)
    row.show()
    other.hide()
    notes = (
        translate("Lab", "click them, or press 1 to 4"),
        translate("Lab", "pick one more"),
        translate("Lab", "with three of the board"),
    )
    row.say_cards(translate("Lab", "Your two"), MadePicture(hole=picked, brackets=True), notes[len(picked)])
    panel.say("")


def grid_title(grid: CombinationGrid, *, guessing: bool) -> str:
    """How many hands the grid holds; empty for an empty grid."""
    pairs, triples = len(grid.pairs), len(grid.triples)
    if guessing:
        words = translate("Lab", "{count} hands can be made of these cards. What they are is shown after your guess.")
        return words.format(count=pairs * triples)
    if not grid.cells:
        return ""
    words = (
        translate("Lab", "{pairs} pairs from the hand × {triples} triples from the board = {count} hands")
        if triples > 1
        else translate("Lab", "{pairs} pairs from the hand × the three of the board = {count} hands")
    )
    title = words.format(pairs=pairs, triples=triples, count=pairs * triples)
    if grid.has_lows:
        title = translate("Lab", "{title}; a second line where there is a low").format(title=title)
    return title


def distances_of(cards: LabCards, reading: LabReading) -> Distances:
    """How far the high and the low are from the nuts; None where there is no board to compare on."""
    if not cards.variant.board_cards:
        return (None, None)
    high, low = (
        nuts_distance(lane.share, cards.hand_cards, cards.board_cards) if lane is not None and lane.law else None
        for lane in (reading.high, reading.low)
    )
    return (high, low)


def page_words(
    cards: LabCards, reading: LabReading | None, distances: Distances, changes: tuple[str, ...], coach: str
) -> str:
    """Everything that is shown, as text; no readings while the player still guesses."""
    lines = [coach] if coach else []
    lines.append(shown(cards.variant.title))
    lines.append(translate("Lab", "Hand: {cards}").format(cards=_spaced(cards.hand)))
    if cards.board:
        lines.append(translate("Lab", "Board: {cards}").format(cards=_spaced(cards.board)))
    if reading is None:
        return "\n".join(lines)
    lines += [_lane_words(reading.high, translate("Lab", "High: {words}"), translate("Lab", "No hand: {reason}"))]
    if reading.low is not None:
        lines += [_lane_words(reading.low, translate("Lab", "Low: {words}"), translate("Lab", "No low: {reason}"))]
    for lane in (reading.high, reading.low):
        if lane is not None and lane.misread and lane.eye is not None:
            line = translate("Lab", "Hold'em eye: {words}, not allowed. {why}")
            lines.append(line.format(words=_made_words(lane.eye), why=shown(lane.why) if lane.why else ""))
    if not reading.misread and reading.high.law is not None and two_from_hand(cards.variant):
        lines.append(translate("Lab", "A hold'em eye reads the same."))
    templates = (translate("Lab", "The high is {words}."), translate("Lab", "The low is {words}."))
    for template, distance in zip(templates, distances, strict=True):
        if distance is not None:
            lines.append(template.format(words=shown(distance.words)))
    return "\n".join([*lines, *changes])


def _any_five_states(cards: LabCards, lane: Lane, out: tuple[Card, ...]) -> dict[Card, CardState]:
    seen = set(lane.eye.cards) if lane.eye else set()
    return {
        card: CardState(illegal=True)
        if card in out
        else CardState(picked=card in seen, dim=bool(seen) and card not in seen)
        for card in _all(cards)
    }


def _legal_states(cards: LabCards, reading: LabReading, cell: Cell | None) -> dict[Card, CardState]:
    if cell is None:
        return playing(_all(cards), reading.high.law, reading.low.law if reading.low else None)
    five = set(cell.cards)
    low = cell.low is not None
    return {card: CardState(high=card in five, low=low and card in five, dim=card not in five) for card in _all(cards)}


def _any_five_row(panel: LabPanel, lane: Lane, out: Cards, *, told: bool) -> None:
    """`told`: the reason stands in the row, since both lanes have one."""
    row = panel.high if lane.share.ranking is Ranking.HIGH else panel.low
    if lane.eye is None:
        none = translate("Lab", "No hand yet") if lane.share.ranking is Ranking.HIGH else translate("Lab", "No low")
        row.say_none(none, shown(lane.none) if lane.none else "")
    elif lane.why is not None:
        note = lane.why if told else counts(len(lane.eye.hole), len(lane.eye.board))
        row.say(lane.eye, shown(note), crossed=True, out=out)
    else:
        row.say(lane.eye, translate("Lab", "here the eye is right"))


def _legal_row(panel: LabPanel, lane: Lane, none: str, distance: NutsDistance | None) -> None:
    row = panel.high if lane.share.ranking is Ranking.HIGH else panel.low
    if lane.law is None:
        row.say_none(none, shown(lane.none) if lane.none else "")
    else:
        ways = _ways(lane)
        far = (shown(distance.words), shown(distance.short)) if distance is not None else ("",)
        row.say(lane.law, *(translate("Lab", " · ").join(filter(None, (ways, words))) for words in far))


def _ways(lane: Lane) -> str:
    """How many pairs of the hand make it."""
    if lane.share.exactly_from_hole is None:
        return ""
    if len(lane.ways) == 1:
        return translate("Lab", "only these two")
    others = ", ".join(_spaced(way) for way in lane.ways[1:3])
    if len(lane.ways) > 3:
        return translate("Lab", "also {pairs} and {count} more").format(pairs=others, count=len(lane.ways) - 3)
    return translate("Lab", "also {pairs}").format(pairs=others)


def _lane_words(lane: Lane, words: str, none: str) -> str:
    if lane.law is None:
        return none.format(reason=shown(lane.none) if lane.none else "")
    return words.format(words=_made_words(lane.law))


def _made_words(made: MadeHand) -> str:
    """``straight, ten high (8h Tc + 6s 7s 9h)``."""
    sides = " + ".join(_spaced(side) for side in (made.hole, made.board) if side)
    return f"{shown(made.name)} ({sides})"


def _spaced(cards: tuple[Card | None, ...]) -> str:
    return " ".join(str(card) if card is not None else "–" for card in cards)


def _all(cards: LabCards) -> tuple[Card, ...]:
    return (*cards.hand_cards, *cards.board_cards)
