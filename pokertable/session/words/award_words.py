"""Sentences for the pots that were won: "Ines scoops 140", "Marek wins 70, half the main pot (high)"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from pokertable.model.hand.events import PotAwarded
from pokertable.model.hand.settlement import SeatWord, SplitWord
from pokertable.model.text import ChipCount, Field, Phrase, phrase


class Say(Protocol):
    """Puts a seat into a sentence: `own` if it is the player, else `other` with the seat's ``{name}``."""

    def __call__(self, seat: int, other: str, own: str, **fields: Field) -> Phrase:
        """The sentence, filled in."""


def pot_title(index: int, count: int) -> Phrase:
    """What a pot is called among `count` pots: "Main pot", "Side pot", "Side pot 2"; alone it is "Pot"."""
    if count == 1:
        return phrase("Pot")
    if index == 0:
        return phrase("Main pot")
    return phrase("Side pot") if count == 2 else phrase("Side pot {number}", number=index)


def award_sentences(
    awards: Sequence[PotAwarded], words: Sequence[SeatWord], index: int, pots: int, say: Say
) -> list[Phrase]:
    """What every winner of one pot won, `awards` being the shares of that pot that were paid.

    `index` is the pot's place among the hand's `pots`.
    """
    scooper = next((word.seat for word in words if word.word is SplitWord.SCOOPS), None)
    if scooper is not None:
        amount = ChipCount(sum(won.amount for award in awards for won in award.won))
        said = say(scooper, "{name} scoops {amount}", "You scoop {amount}", amount=amount)
        if pots > 1:
            pot = _inside(index, pots)
            said = say(scooper, "{name} scoops {amount}, {pot}", "You scoop {amount}, {pot}", amount=amount, pot=pot)
        return [said]
    return [
        _sentence(won.seat, ChipCount(won.amount), len(award.won), award.share, len(awards), index, pots, say)
        for award in awards
        for won in award.won
    ]


def _sentence(
    seat: int, amount: ChipCount, tied: int, share: str, halves: int, index: int, pots: int, say: Say
) -> Phrase:
    parts = halves * tied
    if parts == 1 and pots == 1:
        return say(seat, "{name} wins {amount}", "You win {amount}", amount=amount)
    pot = _inside(index, pots)
    if parts == 1:
        return say(seat, "{name} wins {amount}, {pot}", "You win {amount}, {pot}", amount=amount, pot=pot)
    part = _PARTS.get(parts, _SOME)
    if halves == 1:
        return say(
            seat,
            "{name} wins {amount}, {part} {pot}",
            "You win {amount}, {part} {pot}",
            amount=amount,
            part=part,
            pot=pot,
        )
    return say(
        seat,
        "{name} wins {amount}, {part} {pot} ({share})",
        "You win {amount}, {part} {pot} ({share})",
        amount=amount,
        part=part,
        pot=pot,
        share=SHARE_WORDS[share],
    )


def _inside(index: int, count: int) -> Phrase:
    """A pot inside a sentence."""
    if count == 1:
        return phrase("the pot")
    if index == 0:
        return phrase("the main pot")
    return phrase("the side pot") if count == 2 else phrase("side pot {number}", number=index)


_PARTS: Final = {
    2: phrase("half"),
    3: phrase("a third of"),
    4: phrase("a quarter of"),
    6: phrase("a sixth of"),
    8: phrase("an eighth of"),
}
_SOME: Final = phrase("a share of")
SHARE_WORDS: Final = {"high": phrase("high"), "low": phrase("low")}
"""What a share is called inside a sentence, by its name."""
