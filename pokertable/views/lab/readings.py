"""The lab's panels for readings: ringed, tinted and removed cards, and all words beside them."""

from __future__ import annotations

from dataclasses import replace
from itertools import zip_longest

from PySide6.QtCore import QCoreApplication

from pokertable.model.cards import Card
from pokertable.model.ranking.best import Cards, MadeHand, best_hand
from pokertable.model.ranking.share import PotShare
from pokertable.model.text import Phrase, phrase
from pokertable.session.words.line import CardText, listed
from pokertable.session.words.nuts_distance import NutsDistance, nuts_distance
from pokertable.training.lab.cards import LabCards, two_from_hand
from pokertable.training.lab.grid import Cell, CombinationGrid
from pokertable.training.lab.lesson import LessonStep
from pokertable.training.lab.reading import LabReading, TwoReadings
from pokertable.training.misread import counts, slides_out, why_no_such_low
from pokertable.views.cards.card_state import CardState, playing
from pokertable.views.cards.made_hand import MadePicture
from pokertable.views.kit.translate import shown
from pokertable.views.lab.panel import LabPanel
from pokertable.views.lab.texts import claim_text

Distances = tuple[NutsDistance | None, ...]
"""Distance of each share's best hand from the nuts; empty while not worked out."""
translate = QCoreApplication.translate


def show_any_five(panel: LabPanel, cards: LabCards, reading: LabReading) -> None:
    """Show the hand of any five cards. The first misread share slides its illegal cards out."""
    total = len(_all(cards))
    panel.set_heading(
        translate("Lab", "As in hold'em"), translate("Lab", "any five of the {count}").format(count=total)
    )
    wrong = [read for read in reading.shares if read.misread]
    first = (wrong or reading.shares)[0]
    out = next((read.out for read in reading.shares if read.out), ())
    panel.felt.show_cards(cards, _any_five_states(cards, first, out))
    panel.show_rows(read.share for read in wrong or reading.shares)
    for read in reading.shares:
        shared = read.any_five is not None and len(out) == len(read.out) and set(out) <= set(read.any_five.cards)
        _any_five_row(panel, read, out if shared else read.out, told=len(wrong) > 1)
    panel.verdict.say(
        not reading.misread if any(read.any_five for read in reading.shares) else None,
        translate("Lab", "not allowed") if reading.misread else translate("Lab", "the same"),
    )
    why, rule = (first.why, first.rule) if len(wrong) < 2 else (None, None)
    panel.say(shown(why) if why is not None else "", shown(rule) if rule is not None else "")


def show_legal(
    panel: LabPanel, cards: LabCards, reading: LabReading, cell: Cell | None, distances: Distances = ()
) -> None:
    """Show the best allowed hands, or one combination of the grid; `distances` by share."""
    omaha = two_from_hand(cards.variant)
    details = (
        translate("Lab", "exactly two from the hand, three from the board"),
        translate("Lab", "two from the hand + three from the board"),
        translate("Lab", "2 from the hand, 3 from the board"),
        translate("Lab", "2 from hand, 3 from board"),
    )
    panel.set_heading(shown(cards.variant.title), *(details if omaha else (translate("Lab", "any five cards"),)))
    panel.felt.show_cards(cards, _legal_states(cards, reading, cell))
    panel.verdict.say(True if any(read.legal for read in reading.shares) else None, translate("Lab", "allowed"))
    panel.show_rows(read.share for read in reading.shares)
    for read, distance in zip_longest(reading.shares, distances):
        if cell is None:
            _legal_row(panel, read, distance)
        else:
            _cell_row(panel, read, cell)
    panel.say("")


def show_tempting(panel: LabPanel, step: LessonStep, reading: LabReading | None) -> None:
    """Show the tempting answer: before the guess (no `reading`) as a claim, after it crossed out."""
    cards = step.cards
    hole = tuple(card for card in step.tempting if card in step.hand)
    board = tuple(card for card in step.tempting if card not in hole)
    row = panel.row(step.share)
    panel.show_rows([step.share])
    picture = MadePicture(hole=hole, board=board, low=step.has_low, brackets=True)
    total = len(cards.hand) + len(cards.board)
    panel.set_heading(
        translate("Lab", "At a glance"),
        translate("Lab", "what the {count} cards seem to make").format(count=total),
        translate("Lab", "what they seem to make"),
    )
    if reading is None:
        states = {card: CardState(picked=card in step.tempting, dim=card not in step.tempting) for card in _all(cards)}
        panel.felt.show_cards(cards, states)
        panel.verdict.say(None, "")
        row.say_cards(claim_text(step), picture, translate("Lab", "Is it?"))
        panel.say("")
        return
    read = next(read for read in reading.shares if read.share == step.share)
    made = best_hand(step.share.of_any_five, hole, board)
    out = slides_out(made, read.legal) if made is not None else ()
    states = {
        card: CardState(illegal=card in out, picked=card in step.tempting and card not in out)
        if card in step.tempting
        else CardState(dim=True)
        for card in _all(cards)
    }
    panel.felt.show_cards(cards, states)
    lesser = made is not None and not out
    words = translate("Lab", "not the best") if lesser else translate("Lab", "not allowed")
    panel.verdict.say(False, words if made is not None else translate("Lab", "wrong"))
    qualifier = step.share.qualifier
    if lesser:
        note = translate("Lab", "allowed, but not your best")
    elif step.claims_none:
        note = translate("Lab", "there is one")
    elif made is None and qualifier is not None:
        note = shown(why_no_such_low(step.tempting, qualifier))
    else:
        note = shown(counts(len(hole), len(board)))
    row.say_cards(claim_text(step), replace(picture, out=out), note, crossed=not lesser)
    same = made is not None and read.any_five is not None and made.strength == read.any_five.strength
    panel.say(shown(read.why) if same and read.why is not None else "", shown(read.rule) if same and read.rule else "")


def show_guess(panel: LabPanel, cards: LabCards, picked: Cards, share: PotShare) -> None:
    """Show the cards that the player has picked so far as the two that play."""
    panel.felt.show_cards(cards, {card: CardState(picked=True) for card in picked})
    panel.set_heading(translate("Lab", "You"), translate("Lab", "pick the two cards that play"))
    panel.verdict.say(None, "")
    row = panel.row(share)
    panel.show_rows([share])
    notes = (
        translate("Lab", "click them, or press 1 to {count}").format(count=len(cards.hand)),
        translate("Lab", "pick one more"),
        translate("Lab", "with three from the board"),
    )
    row.say_cards(translate("Lab", "Your two"), MadePicture(hole=picked, brackets=True), notes[len(picked)])
    panel.say("")


def grid_heading(grid: CombinationGrid) -> str:
    """Number of hands in the grid, in words; empty for an empty grid."""
    count = len(grid.all_cells)
    if count == 1:
        return translate("Lab", "The only hand")
    return translate("Lab", "All {count} hands").format(count=count) if count else ""


def grid_line(grid: CombinationGrid, *, guessing: bool) -> str:
    """Counts of the grid's hands in words; empty for an empty grid."""
    pairs, triples = len(grid.pairs), len(grid.triples)
    if guessing:
        words = translate("Lab", "These cards make {count} hands, shown after your guess.")
        return words.format(count=pairs * triples)
    if not grid.cells:
        return ""
    if pairs == triples == 1:
        words = translate("Lab", "the two hole cards and the three board cards")
    elif pairs == 1:
        words = translate("Lab", "the two hole cards × {triples} three-card combinations")
    elif triples > 1:
        words = translate("Lab", "{pairs} two-card × {triples} three-card combinations")
    else:
        words = translate("Lab", "{pairs} two-card combinations × the three board cards")
    line = words.format(pairs=pairs, triples=triples)
    if grid.has_second_lines:
        line = translate("Lab", "{line}; a second line where there is a low").format(line=line)
    return line


def distances_of(cards: LabCards, reading: LabReading) -> Distances:
    """Distance of each share's best hand from the nuts; empty without a board to compare on."""
    if not cards.variant.board_cards:
        return ()
    hand, board = cards.hand_cards, cards.board_cards
    return tuple(nuts_distance(read.share, hand, board) if read.legal else None for read in reading.shares)


def page_words(
    cards: LabCards, reading: LabReading | None, distances: Distances, changes: tuple[str, ...], coach: str
) -> str:
    """Everything displayed, as text; without readings while the player still guesses."""
    lines = [coach] if coach else []
    lines.append(shown(cards.variant.title))
    lines.append(translate("Lab", "Hand: {cards}").format(cards=_spaced(cards.hand)))
    if cards.board:
        lines.append(translate("Lab", "Board: {cards}").format(cards=_spaced(cards.board)))
    if reading is None:
        return "\n".join(lines)
    lines += [_legal_words(read) for read in reading.shares]
    for read in reading.shares:
        if read.misread and read.any_five is not None:
            line = translate("Lab", "As in hold'em: {words}, not allowed. {why}")
            lines.append(line.format(words=_made_words(read.any_five), why=shown(read.why) if read.why else ""))
    if not reading.misread and any(read.legal for read in reading.shares) and two_from_hand(cards.variant):
        lines.append(translate("Lab", "In hold'em it's the same."))
    for read, distance in zip(reading.shares, distances, strict=False):
        if distance is not None:
            high, low = (
                translate("Lab", "Strength of the high: {words}."),
                translate("Lab", "Strength of the low: {words}."),
            )
            lines.append((low if read.share.is_low else high).format(words=shown(distance.words)))
    return "\n".join([*lines, *changes])


def _any_five_states(cards: LabCards, read: TwoReadings, out: tuple[Card, ...]) -> dict[Card, CardState]:
    seen = set(read.any_five.cards) if read.any_five else set()
    return {
        card: CardState(illegal=True)
        if card in out
        else CardState(picked=card in seen, dim=bool(seen) and card not in seen)
        for card in _all(cards)
    }


def _legal_states(cards: LabCards, reading: LabReading, cell: Cell | None) -> dict[Card, CardState]:
    """The playing cards ringed, by share, the others tinted."""
    if cell is None:
        plays = {read.share.name: read.legal.cards for read in reading.shares if read.legal is not None}
    else:
        plays = dict.fromkeys(cell.hands, cell.cards)
    return {card: playing(card, plays) for card in _all(cards)}


def _any_five_row(panel: LabPanel, read: TwoReadings, out: Cards, *, told: bool) -> None:
    """Fill a row; `told`: the row itself says why, because several shares have a reason."""
    row = panel.row(read.share)
    if read.any_five is None:
        row.say_none(_no_hand(read), shown(read.none) if read.none else "")
    elif read.why is not None:
        sides = counts(len(read.any_five.hole), len(read.any_five.board))
        row.say(read.any_five, shown(read.why if told else sides), crossed=True, out=out, instead=sides)
    else:
        row.say(read.any_five, translate("Lab", "the same hand here"))


def _no_hand(read: TwoReadings) -> str:
    return translate("Lab", "No low") if read.share.is_low else translate("Lab", "No hand yet")


def _legal_row(panel: LabPanel, read: TwoReadings, distance: NutsDistance | None) -> None:
    row = panel.row(read.share)
    if read.legal is None:
        row.say_none(_no_hand(read), shown(read.none) if read.none else "")
    else:
        ways = _ways(read)
        if distance is None:
            row.say(read.legal, *([] if ways is None else [ways]))
            return
        said = (distance.words, distance.short)
        notes = [words if ways is None else phrase("{ways} · {nuts}", ways=ways, nuts=words) for words in said]
        if distance.better:
            notes.append(distance.beaten)
        row.say(read.legal, *notes)


def _cell_row(panel: LabPanel, read: TwoReadings, cell: Cell) -> None:
    """Show the hand of these five ringed cards."""
    row, made = panel.row(read.share), best_hand(read.share, cell.hole, cell.board)
    if made is None:
        row.say_none(_no_hand(read), translate("Lab", "these five cards make no low"))
    elif cell.hands[read.share.name].best:
        row.say(made, translate("Lab", "no other combination is better"))
    else:
        row.say(made, translate("Lab", "allowed, but not your best"))


def _ways(read: TwoReadings) -> Phrase | None:
    """Number of pairs in the hand that make it, in words; None where any cards may play."""
    if read.share.exactly_from_hole is None:
        return None
    if len(read.ways) == 1:
        return phrase("only these two")
    others = listed([CardText(way) for way in read.ways[1:3]])
    if len(read.ways) > 3:
        return phrase("also {pairs} and {count} more", pairs=others, count=len(read.ways) - 3)
    return phrase("also {pairs}", pairs=others)


def _legal_words(read: TwoReadings) -> str:
    if read.legal is None:
        none = translate("Lab", "No low: {reason}") if read.share.is_low else translate("Lab", "No hand: {reason}")
        return none.format(reason=shown(read.none) if read.none else "")
    words = translate("Lab", "Low: {words}") if read.share.is_low else translate("Lab", "High: {words}")
    return words.format(words=_made_words(read.legal))


def _made_words(made: MadeHand) -> str:
    """``straight, ten high (8h Tc + 6s 7s 9h)``."""
    sides = " + ".join(_spaced(side) for side in (made.hole, made.board) if side)
    return f"{shown(made.name)} ({sides})"


def _spaced(cards: tuple[Card | None, ...]) -> str:
    return " ".join(str(card) if card is not None else "–" for card in cards)


def _all(cards: LabCards) -> tuple[Card, ...]:
    return (*cards.hand_cards, *cards.board_cards)
