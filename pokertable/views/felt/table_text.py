"""The table in plain words, for screen readers and for those who prefer to read it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from pokertable.model.cards import AnyCard, Card, known
from pokertable.model.hand.observation import Observation, SeatView
from pokertable.model.hand.positions import seat_labels
from pokertable.model.hand.winnings import Winnings, won_so_far
from pokertable.model.ranking.names import RANK_NAMES, SUIT_NAMES
from pokertable.model.text import Phrase
from pokertable.views.felt.highlights import Readings
from pokertable.views.felt.opponent_mark import OpponentMark
from pokertable.views.felt.pill import last_pill
from pokertable.views.kit.translate import Write, comma, in_a_row, in_clauses, number, pieces, shown


def card_name(card: AnyCard) -> str:
    """The card in words: "ace of spades", or "a hidden card"."""
    if not isinstance(card, Card):
        return _tr("a hidden card")
    return _tr("{rank} of {suit}s").format(rank=shown(RANK_NAMES[card.rank]), suit=shown(SUIT_NAMES[card.suit]))


def spoken(phrase: Phrase, amount: Write = number) -> str:
    """The phrase as read aloud: its cards in words, separated by commas."""
    said, after_card = "", False
    for piece in pieces(phrase, amount):
        if isinstance(piece, Card):
            said, after_card = said + card_name(piece), True
        else:
            said, after_card = said + (comma() if after_card and piece == " " else piece), False
    return said


def table_text(
    observation: Observation,
    names: Sequence[str],
    hero: int,
    amount: Write,
    readings: Readings | None = None,
    opponents: Sequence[OpponentMark | None] = (),
    you: int | None = None,
) -> str:
    """The whole table: game, board, pots, then each seat clockwise from the hero, a line each.

    `amount` writes chips. The readings of the hero's hand follow its line if they are switched on. The actions of the
    seat `you` are told in the second person.
    """
    lines = [shown(observation.game.title)]
    if observation.board:
        lines.append(_tr("Board: {cards}").format(cards=_cards(observation.board)))
    if observation.drawing:
        now, count = number(observation.draws_begun), number(observation.game.variant.draws)
        lines.append(_tr("Draw {number} of {count}").format(number=now, count=count))
    if observation.pot:
        lines.append(_tr("Pot: {amount}").format(amount=amount(observation.pot)))
    if len(observation.pots) > 1:
        for index, pot in enumerate(observation.pots):
            title = _tr("Main pot: {amount}")
            if index:
                title = _tr("Side pot: {amount}") if len(observation.pots) == 2 else _tr("Side pot {number}: {amount}")
            lines.append(title.format(number=number(index), amount=amount(pot.amount)))
    n = len(observation.seats)
    labels = seat_labels(observation)
    won = won_so_far(observation)
    for step in range(n):
        seat = (hero + step) % n
        view = observation.seats[seat]
        line = _seat(observation, view, names[seat], shown(labels[seat]), won.get(seat), amount, you=seat == you)
        mark = opponents[seat] if seat < len(opponents) else None
        lines.append(line if mark is None else _tr("{seat}; style: {style}").format(seat=line, style=shown(mark.title)))
        if step == 0 and readings is not None:
            titles = {"high": _tr("High: {words}"), "low": _tr("Low: {words}"), "": "{words}"}
            lines += [titles[each.share].format(words=each.words) for each in readings]
    return "\n".join(lines)


def drew_words(drew: Sequence[int]) -> str:
    """Number of cards a seat drew, draw by draw."""
    return in_a_row(_tr("drew {counts}").format(counts=number(count)) if count else _tr("stood pat") for count in drew)


def _seat(
    observation: Observation, view: SeatView, name: str, label: str, won: Winnings | None, amount: Write, *, you: bool
) -> str:
    parts = [_tr("{name}, {position}").format(name=name, position=label) if label else name]
    parts.append(_tr("stack {amount}").format(amount=amount(view.stack)))
    if view.bet:
        parts.append(_tr("{amount} bet").format(amount=amount(view.bet)))
    pill = last_pill(view, won or Winnings(), you=you)
    if pill is not None:
        parts.append(shown(pill.words, amount))
    if view.drew:
        parts.append(drew_words(view.drew))
    if observation.to_act == view.seat:
        parts.append(_tr("to act"))
    if observation.game.stakes.big_blind and observation.button == view.seat:
        parts.append(_tr("has the button"))
    if view.cards and not ((view.folded or view.mucked) and not isinstance(view.cards[0].card, Card)):
        parts.append(_hand(view))
    discarded = known(card for cards in view.discarded for card in cards)
    if discarded:
        parts.append(_tr("discarded {cards}").format(cards=_cards(discarded)))
    return in_clauses(parts)


def _hand(view: SeatView) -> str:
    seen = [seen.card for seen in view.cards if isinstance(seen.card, Card)]
    hidden = len(view.cards) - len(seen)
    if not seen:
        return _tr("{number} hidden cards").format(number=number(hidden))
    if hidden:
        return _tr("shows {cards}, with {number} hidden").format(cards=_cards(seen), number=number(hidden))
    return _tr("cards: {cards}").format(cards=_cards(seen))


def _cards(cards: Iterable[AnyCard]) -> str:
    return in_a_row(card_name(card) for card in cards)


def _tr(text: str) -> str:
    return QCoreApplication.translate("TableText", text)
