"""The winners at a showdown: a row per winner, each hand once, beside it its pots and the word for the split.

Also the log's sentences: "Ines scoops 140", "Marek wins 70, half the main pot (high)".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol

from pokertable.model.hand.events import PotAwarded
from pokertable.model.hand.observation import Observation
from pokertable.model.hand.settlement import PotResult, SeatWord, Settlement, ShareResult, SplitWord, WinnerLine
from pokertable.model.ranking.best import MadeHand, best_hands
from pokertable.model.ranking.names import RANK_NAMES
from pokertable.model.ranking.share import PotShare
from pokertable.model.text import ChipCount, Field, Phrase, phrase
from pokertable.session.words.line import listed


class Say(Protocol):
    """Puts a seat into a sentence: `own` if it is the player, else `other` with the seat's ``{name}``."""

    def __call__(self, seat: int, other: str, own: str, **fields: Field) -> Phrase:
        """The sentence, filled in."""


def pot_title(index: int, count: int) -> Phrase:
    """Name of a pot among `count` pots: "Main pot", "Side pot", "Side pot 2"; a single one is "Pot"."""
    if count == 1:
        return phrase("Pot")
    if index == 0:
        return phrase("Main pot")
    return phrase("Side pot") if count == 2 else phrase("Side pot {number}", number=index)


def award_sentences(
    awards: Sequence[PotAwarded], words: Sequence[SeatWord], index: int, pots: int, say: Say
) -> list[Phrase]:
    """Sentences for each winner of one pot; `awards` are the shares of that pot that were paid.

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
        if won.amount  # where the small blind was dead, a walk wins nothing
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
    """Name of a pot within a sentence."""
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
_SOME: Final = phrase("part of")
SHARE_WORDS: Final = {"high": phrase("high"), "low": phrase("low")}
"""Names of shares within a sentence."""


@dataclass(frozen=True, slots=True)
class WonHand:
    """A winner's part of one share, over all pots.

    `made`: None where no hands were compared, or where the cards are not known. `pots`: the pots the chips come from,
    in several wordings, the longest first. `word`: the poker term for a tie; None if there is none.
    """

    made: MadeHand | None
    pots: tuple[Phrase, ...]
    word: Phrase | None = None


@dataclass(frozen=True, slots=True)
class Winner:
    """A seat that won something: `amount` in all, its part of each share (None: nothing), and a word for it all."""

    seat: int
    amount: int
    hands: tuple[WonHand | None, ...]
    word: Phrase | None = None


@dataclass(frozen=True, slots=True)
class ShareColumn:
    """One share of the pot over the whole hand; `nobody`: why no one won it in any pot, None if somebody did."""

    share: PotShare
    nobody: Phrase | None = None


def share_columns(settlement: Settlement) -> tuple[ShareColumn, ...]:
    """The shares of the game in their order."""
    by_share: dict[PotShare, list[ShareResult]] = {}
    for pot in settlement.pots:
        for result in pot.shares:
            by_share.setdefault(result.share, []).append(result)
    return tuple(
        [
            ShareColumn(share, None if any(result.winners for result in results) else results[0].reason)
            for share, results in by_share.items()
        ]
    )


def winners(settlement: Settlement, *, first: int | None = None) -> tuple[Winner, ...]:
    """All winners of a hand in the order of the pots, those of the main pot first; before all this seat, if it won."""
    seats = dict.fromkeys(line.seat for pot in settlement.pots for result in pot.shares for line in result.winners)
    return tuple([_winner(settlement, seat) for seat in sorted(seats, key=lambda seat: seat != first)])


def shown_down(final: Observation, settlement: Settlement, seat: int) -> Winner | None:
    """The hands of a seat at the end: those that won, or each with the hand that beat it; None where it showed none."""
    won = next((winner for winner in winners(settlement) if winner.seat == seat), None)
    return won or beaten(final, settlement, seat)


def beaten(final: Observation, settlement: Settlement, seat: int) -> Winner | None:
    """The hands of a seat that was in a showdown and won nothing, each with the hand that beat it; None otherwise."""
    view = final.seats[seat]
    contested = any(pot.contested for pot in settlement.pots)
    if not contested or view.folded or settlement.won(seat) or len(view.known) < len(view.cards):
        return None
    made = best_hands(final.game.variant.shares, view.known, final.known_board)
    hands = [_beaten(each, result) for each, result in zip(made, settlement.pots[0].shares, strict=True)]
    return Winner(seat, 0, tuple(hands))


def _beaten(made: MadeHand | None, result: ShareResult) -> WonHand | None:
    winner = next((line.made for line in result.winners), None)
    if made is None or winner is None:
        return None
    beaten_by, ranks = phrase("beaten by {hand}", hand=winner.name), ranks_apart(winner, made)
    if ranks is None:
        return WonHand(made, (beaten_by,))
    why = phrase("beaten by {hand}: {theirs} over {mine}", hand=winner.name, theirs=ranks[0], mine=ranks[1])
    return WonHand(made, (why, beaten_by))


def ranks_apart(winner: MadeHand, made: MadeHand) -> tuple[Phrase, Phrase] | None:
    """The first ranks that differ between two hands of one name, the winner's first; None: no such ranks decide."""
    if winner.name != made.name:
        return None
    pairs = ((theirs.rank, mine.rank) for theirs, mine in zip(winner.cards, made.cards, strict=True))
    return next(((RANK_NAMES[theirs], RANK_NAMES[mine]) for theirs, mine in pairs if theirs != mine), None)


class _Won(NamedTuple):
    """A winner's part of one share of one pot."""

    pot: PotResult
    result: ShareResult
    line: WinnerLine


def _winner(settlement: Settlement, seat: int) -> Winner:
    won: dict[PotShare, list[_Won]] = {column.share: [] for column in share_columns(settlement)}
    for pot in settlement.pots:
        for result in pot.shares:
            won[result.share] += [_Won(pot, result, line) for line in result.winners if line.seat == seat]
    word = _word_for_all(seat, [part for parts in won.values() for part in parts])
    total = len(settlement.pots)
    hands = [_won_hand(parts, total, len(won), said=word is not None) if parts else None for parts in won.values()]
    return Winner(seat, settlement.won(seat), tuple(hands), word)


def _won_hand(parts: Sequence[_Won], pots: int, shares: int, *, said: bool) -> WonHand:
    made = next((part.line.made for part in parts if part.line.made is not None), None)
    full = [_part(part, pots, in_full=True) for part in parts]
    short = [_part(part, pots, in_full=False) for part in parts]
    amount = ChipCount(sum(part.line.amount for part in parts))
    wordings = [phrase("{parts}", parts=listed(full)), phrase("{parts}", parts=listed(short))]
    if len(parts) > 1:
        wordings.append(phrase("{amount} from {count} pots", amount=amount, count=len(parts)))
    word = None if said else _tie_word(parts, whole=shares == 1)
    return WonHand(made, tuple(dict.fromkeys(wordings)), word)


def _part(won: _Won, pots: int, *, in_full: bool) -> Phrase:
    """``side 1: 317``; `in_full` adds the odd chip, or that no other seat could win the pot."""
    pot, result, line = won
    amount = ChipCount(line.amount)
    if pots == 1:
        said = (
            phrase("the whole pot")
            if line.amount == pot.amount
            else phrase("{amount} of {pot}", amount=amount, pot=ChipCount(pot.amount))
        )
    elif pot.index == 0:
        said = phrase("main {amount}", amount=amount)
    elif pots == 2:
        said = phrase("side {amount}", amount=amount)
    else:
        said = phrase("side {number}: {amount}", number=pot.index, amount=amount)
    if in_full and not pot.contested:
        return phrase("{pot} uncontested", pot=said)
    if in_full and (line.odd_chip or (result.odd_chip and len(result.winners) == 1)):
        return phrase("{pot} with the odd chip", pot=said)
    return said


def _word_for_all(seat: int, parts: Sequence[_Won]) -> Phrase | None:
    """The word that fits every pot from which the seat won chips, if there is one."""
    said = {
        next((word.word for word in part.pot.words if word.seat == seat), None) for part in parts if part.pot.contested
    }
    return _WORDS.get(said.pop()) if len(said) == 1 else None


_WORDS: dict[SplitWord | None, Phrase] = {
    SplitWord.SCOOPS: phrase("scoops"),
    SplitWord.THREE_QUARTERS: phrase("three quarters"),
    SplitWord.QUARTERED: phrase("quartered"),
}


def _tie_word(parts: Sequence[_Won], *, whole: bool) -> Phrase | None:
    """How the share was tied, if every pot was; `whole`: the share is all of the pot."""
    ties = {len(part.result.winners) for part in parts if part.pot.contested}
    if not ties or min(ties) < 2:
        return None
    what = phrase("pot") if whole else SHARE_WORDS[parts[0].result.share.name]
    if ties == {2}:
        return phrase("half the {share}", share=what)
    return phrase("splits the {share}", share=what)
