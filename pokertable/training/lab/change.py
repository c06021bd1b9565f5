"""The effect of one changed card on a hand, in words: ``The deuce on the turn counterfeits your A-2``."""

from __future__ import annotations

from typing import Final

from pokertable.model.cards import Card
from pokertable.model.ranking.best import Cards
from pokertable.model.ranking.names import RANK_NAMES, low_place, low_reading, reading
from pokertable.model.ranking.share import PotShare
from pokertable.model.text import Phrase, phrase
from pokertable.session.words.line import CardText
from pokertable.training.lab.cards import LabCards
from pokertable.training.lab.reading import LabReading, TwoReadings

_PLACES: Final = {
    "hand": phrase("in your hand"),
    "flop": phrase("on the flop"),
    "turn": phrase("on the turn"),
    "river": phrase("on the river"),
}


def changed_slot(before: LabCards, after: LabCards) -> int | None:
    """The one slot whose card changed, None if none or several did."""
    if (
        before.variant is not after.variant
        or len(before.slots) != len(after.slots)
        or len(before.hand) != len(after.hand)
    ):
        return None
    changed = [slot for slot, card in enumerate(after.slots) if card != before.slots[slot]]
    return changed[0] if len(changed) == 1 else None


def change_words(before: LabCards, after: LabCards, was: LabReading, now: LabReading) -> tuple[Phrase, ...]:
    """Sentences about one changed card, or two swapped ones, the low first; empty if there is nothing to say."""
    slot = changed_slot(before, after)
    if slot is None:
        same = before.variant is after.variant and set(before.slots) == set(after.slots)
        return _exchange_words(was, now) if same else ()
    card, gone = after.slots[slot], before.slots[slot]
    said = [
        _low_words(before, after, slot, then, read)
        if read.share.is_low
        else _high_words(after, slot, card, gone, then, read)
        for then, read in _by_share(was, now)
    ]
    return tuple(words for words in said if words is not None)


def _by_share(was: LabReading, now: LabReading) -> list[tuple[TwoReadings, TwoReadings]]:
    """The readings before and after of the shares that both have, the low first."""
    pairs = [(was.of(read.share.name), read) for read in reversed(now.shares)]
    return [(then, read) for then, read in pairs if then is not None]


def _exchange_words(was: LabReading, now: LabReading) -> tuple[Phrase, ...]:
    """The effect of cards moving between hand and board."""
    said = []
    for then, read in _by_share(was, now):
        if (then.legal and then.legal.strength) == (read.legal and read.legal.strength):
            continue
        if read.legal is None:
            if read.none is not None and read.share.is_low:
                said.append(phrase("You no longer have a low: {reason}.", reason=read.none))
        elif read.share.is_low:
            said.append(phrase("Your low is now {ranks}.", ranks=low_reading(read.legal.cards)))
        else:
            said.append(phrase("Your high now: {name}.", name=read.legal.name))
    return tuple(said)


def _low_words(before: LabCards, after: LabCards, slot: int, was: TwoReadings, now: TwoReadings) -> Phrase | None:
    card, gone = after.slots[slot], before.slots[slot]
    if card is not None and slot >= len(after.hand):
        played = was.legal.hole if was.legal else _low_draw(before, was.share)
        if card.rank in {mine.rank for mine in played}:
            return _counterfeited(_subject(after, slot, card), played, was, now)
    if now.legal is not None and was.legal is None and card is not None:
        return phrase(
            "{card} gives you a low: {ranks}.", card=_subject(after, slot, card), ranks=low_reading(now.legal.cards)
        )
    if was.legal is not None and now.legal is None:
        if gone is not None and now.none is not None:
            return phrase("Without the {rank} there is no low: {reason}.", rank=RANK_NAMES[gone.rank], reason=now.none)
        return phrase("The low is gone.")
    if was.legal is not None and now.legal is not None and was.legal.strength != now.legal.strength:
        better = now.legal.strength > was.legal.strength
        ranks = low_reading(now.legal.cards)
        if better and card is not None:
            return phrase("{card} improves your low to {ranks}.", card=_subject(after, slot, card), ranks=ranks)
        return phrase("Your low is now {ranks}.", ranks=ranks)
    return None


def _counterfeited(subject: Phrase, played: Cards, was: TwoReadings, now: TwoReadings) -> Phrase:
    pair = reading(sorted(played, key=low_place))  # the ace first
    if now.legal is None:
        return phrase("{card} counterfeits your {pair}: you have no low left.", card=subject, pair=pair)
    ranks = low_reading(now.legal.cards)
    helper = [mine for mine in now.legal.hole if mine.rank not in {card.rank for card in played}]
    if helper:
        return phrase(
            "{card} counterfeits your {pair}, but the {rank} protects it: {ranks}.",
            card=subject,
            pair=pair,
            rank=RANK_NAMES[helper[0].rank],
            ranks=ranks,
        )
    if was.legal is not None and was.legal.strength == now.legal.strength:
        return phrase("{card} counterfeits your {pair}: you stay at {ranks}.", card=subject, pair=pair, ranks=ranks)
    return phrase("{card} counterfeits your {pair}: your low is now {ranks}.", card=subject, pair=pair, ranks=ranks)


def _high_words(
    after: LabCards, slot: int, card: Card | None, gone: Card | None, was: TwoReadings, now: TwoReadings
) -> Phrase | None:
    if now.legal is None or (was.legal is not None and was.legal.strength == now.legal.strength):
        return None
    if card is not None and (was.legal is None or now.legal.strength > was.legal.strength):
        return phrase("{card} makes: {name}.", card=_subject(after, slot, card), name=now.legal.name)
    if gone is not None and card is not None and card.rank == gone.rank:
        return phrase("Without {card}: {name}.", card=CardText((gone,)), name=now.legal.name)
    if gone is not None:
        return phrase("Without the {rank}: {name}.", rank=RANK_NAMES[gone.rank], name=now.legal.name)
    return None


def _low_draw(cards: LabCards, share: PotShare) -> Cards:
    """The hand's two lowest low ranks missing from the board: the cards that draw to a low."""
    theirs = {card.rank for card in cards.board_cards}
    mine = {card.rank: card for card in cards.hand_cards if share.may_hold(card.rank) and card.rank not in theirs}
    lowest = sorted(mine.values(), key=low_place)[:2]
    return tuple(lowest) if len(lowest) == 2 else ()


def _subject(after: LabCards, slot: int, card: Card) -> Phrase:
    return phrase("The {rank} {place}", rank=RANK_NAMES[card.rank], place=_PLACES[after.street_of(slot)])
