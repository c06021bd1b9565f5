"""How the pots of a finished hand were divided: each pot and share, its winners and their hands, in poker terms.

A `Settlement` is read from the last observation of a hand: the awards and the shown hands. It decides nothing; the
dealer's awards are the truth, this explains them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from pokertable.model.cards import AnyCard, known
from pokertable.model.hand.events import PotAwarded
from pokertable.model.hand.observation import Observation, SeatView
from pokertable.model.ranking.best import MadeHand, best_hands
from pokertable.model.ranking.share import PotShare
from pokertable.model.text import Phrase, phrase


class SplitWord(Enum):
    """The poker term for a seat's part of a contested pot in a split game."""

    SCOOPS = "scoops"
    """All of the pot: both halves, or the high where no low qualified."""
    THREE_QUARTERS = "three quarters"
    """One half alone and a tied half of the other."""
    QUARTERED = "quartered"
    """Half of one half, nothing of the other."""
    SHARED_HALF = "a share of a half"
    """A third or less of one half, nothing of the other."""


@dataclass(frozen=True, slots=True)
class SeatWord:
    """The term for one seat's part of a pot."""

    seat: int
    word: SplitWord


@dataclass(frozen=True, slots=True)
class WinnerLine:
    """A winner of a share: its chips and its hand (None if it did not have to show, or could not be read)."""

    seat: int
    amount: int
    made: MadeHand | None
    odd_chip: bool
    """Whether it got one chip more than the others who tied."""


@dataclass(frozen=True, slots=True)
class ShareResult:
    """One share of a pot; without winners `reason` says why there are none.

    `odd_chip`: this share is a chip larger than the others.
    """

    share: PotShare
    amount: int
    winners: tuple[WinnerLine, ...]
    reason: Phrase | None = None
    odd_chip: bool = False


@dataclass(frozen=True, slots=True)
class PotResult:
    """One pot: the amount paid out, its claimants, and its shares in the variant's order."""

    index: int
    amount: int
    seats: tuple[int, ...]
    contested: bool
    """Whether two or more seats were live at the end; otherwise the others had folded."""
    shares: tuple[ShareResult, ...]
    words: tuple[SeatWord, ...]


@dataclass(frozen=True, slots=True)
class Settlement:
    """All pots of a finished hand, main pot first."""

    pots: tuple[PotResult, ...]

    @property
    def amount(self) -> int:
        """The chips of all pots."""
        return sum(pot.amount for pot in self.pots)

    def won(self, seat: int) -> int:
        """All chips that the seat won."""
        return sum(
            line.amount for pot in self.pots for result in pot.shares for line in result.winners if line.seat == seat
        )


def settle(final: Observation) -> Settlement:
    """The settlement of a finished hand; raises `ValueError` if the hand is not over."""
    if not final.over:
        raise ValueError("the hand is not over: there is nothing to settle yet")
    by_pot: dict[int, list[PotAwarded]] = {}
    for award in final.awards:
        by_pot.setdefault(award.pot, []).append(award)
    return Settlement(tuple(_pot_result(final, index, awards) for index, awards in sorted(by_pot.items())))


def split_words(awards: Iterable[PotAwarded], *, split: bool, contested: bool) -> tuple[SeatWord, ...]:
    """The term for each winner of one pot, given its awards.

    None outside split games and where everybody else folded.
    """
    if not split or not contested:
        return ()
    winners = {award.share: [won.seat for won in award.won] for award in awards}
    halves = [seats for seats in winners.values() if seats]
    words = []
    for seat in dict.fromkeys(seat for seats in halves for seat in seats):
        word = _split_word([len(seats) for seats in halves if seat in seats], len(halves))
        if word is not None:
            words.append(SeatWord(seat, word))
    return tuple(words)


def _split_word(tied: list[int], halves: int) -> SplitWord | None:
    """The term for a seat that won halves shared by `tied` seats each, of a pot paid in `halves`."""
    if len(tied) == halves and all(count == 1 for count in tied):
        return SplitWord.SCOOPS
    if halves < 2:
        return None
    if sorted(tied) == [1, 2]:
        return SplitWord.THREE_QUARTERS
    if tied == [2]:
        return SplitWord.QUARTERED
    return SplitWord.SHARED_HALF if len(tied) == 1 and tied != [1] else None


def _pot_result(final: Observation, index: int, awards: list[PotAwarded]) -> PotResult:
    variant = final.game.variant
    winners = tuple(dict.fromkeys(won.seat for award in awards for won in award.won))
    seats = final.pots[index].seats if index < len(final.pots) else winners
    contested = sum(not final.seats[seat].folded for seat in seats) > 1
    by_share = {award.share: award for award in awards}
    results = [_share_result(final, share, by_share.get(share.name), contested) for share in variant.shares]
    return PotResult(
        index=index,
        amount=sum(won.amount for award in awards for won in award.won),
        seats=seats,
        contested=contested,
        shares=tuple(_with_odd_chip(results)),
        words=split_words(awards, split=variant.is_split, contested=contested),
    )


def _with_odd_chip(results: Sequence[ShareResult]) -> list[ShareResult]:
    """The results, marked where a share was paid a chip more than another."""
    least = min((result.amount for result in results if result.winners), default=0)
    return [replace(result, odd_chip=bool(result.winners) and result.amount > least) for result in results]


def _share_result(final: Observation, share: PotShare, award: PotAwarded | None, contested: bool) -> ShareResult:
    if award is None or not award.won:
        return ShareResult(share, 0, (), _why_nobody(final, share, contested))
    least = min(won.amount for won in award.won)
    lines = tuple(
        WinnerLine(
            won.seat,
            won.amount,
            _made(final, share, final.seats[won.seat]) if contested else None,
            odd_chip=won.amount > least,
        )
        for won in award.won
    )
    reason = None if contested else phrase("everybody else folded")
    return ShareResult(share, sum(won.amount for won in award.won), lines, reason)


def _made(final: Observation, share: PotShare, view: SeatView) -> MadeHand | None:
    if len(view.known) < len(view.cards):
        return None
    shares = final.game.variant.shares
    return best_hands(shares, view.known, final.known_board)[shares.index(share)]


def _why_nobody(final: Observation, share: PotShare, contested: bool) -> Phrase:
    """Why nobody won this share of a pot: a low that nobody could or did make."""
    if not contested:
        return phrase("everybody else folded")
    low_ranks = _low_ranks(final.board, share)
    if share.exactly_from_hole is not None and final.game.variant.board_cards:
        needed = 5 - share.exactly_from_hole
        if low_ranks < needed:
            return _FEW_ON_BOARD[low_ranks]
        return phrase("nobody has two low cards that go with the board")
    return phrase("nobody has five different low cards")


def _low_ranks(cards: Iterable[AnyCard], share: PotShare) -> int:
    """Number of different ranks that may be part of a low, the ace included."""
    return len({card.rank for card in known(cards) if share.may_hold(card.rank)})


_FEW_ON_BOARD = (
    phrase("there is no low card on the board"),
    phrase("there is only one low card on the board"),
    phrase("there are only two low cards on the board"),
)
