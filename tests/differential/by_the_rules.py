"""What the rules give, worked out again from the plain story of a street or of a showdown, and slowly.

It shares no code with the engine's betting and showdown: the betting follows resources/rules/betting.md from the list
of moves, the settlement resources/rules/pots-and-showdown.md with pokerkit's hands.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from typing import Any

from pokertable.model.betting.structure import Structure
from pokertable.model.game import Game
from pokertable.model.variant import OddChip

from .peer import HAND_TYPES, LOWS, Asked, cards


@dataclass
class Move:
    """A voluntary action: a bet or raise says its total, everything else has none; `rest` is the stack after it."""

    seat: int
    to: int | None
    rest: int


@dataclass
class StreetStory:
    """A street as anybody at the table could write it down."""

    game: Game
    number: int
    live_at_start: int
    owed_blinds: list[int]
    posted_blinds: list[int]
    bring_in: tuple[int, int] | None = None
    """The seat that brought it in and what it put in."""
    moves: list[Move] = field(default_factory=list)

    @property
    def size(self) -> int:
        """The bet of fixed limit, the minimum bet otherwise."""
        return self.game.bet_size(self.number)

    def short_blind(self) -> bool:
        """Whether nobody posted the whole big blind."""
        return self.number == 0 and max(self.owed_blinds) > max(self.posted_blinds)

    def short_bring_in(self) -> bool:
        return self.bring_in is not None and self.bring_in[1] < self.game.stakes.bring_in

    def brings_in_all(self, stack: int) -> bool:
        """Whether the bring-in is due from a player who has no more than that."""
        return self.bring_in is None and not self.moves and stack <= self.game.stakes.bring_in

    def raises(self) -> list[tuple[int, Move]]:
        """(price before, move) of each bet and raise."""
        found, price = [], self.price_after(0)
        for move in self.moves:
            if move.to is not None:
                found.append((price, move))
                price = move.to
        return found

    def short_raises(self) -> int:
        """Bets and raises that were all-in for other than a full one."""
        if self.game.structure is Structure.FIXED:
            all_ins = [move for _, move in self.raises() if move.rest == 0]
            return sum((move.to or 0) - self.level_before(move) != self.size for move in all_ins)
        count, size = 0, self.size
        for price, move in self.raises():
            assert move.to is not None
            count += move.to - price < size
            size = max(size, move.to - price)
        return count

    def level_before(self, move: Move) -> int:
        return self.full_level_after(next(i for i, other in enumerate(self.moves) if other is move))[0]

    def price_after(self, moves: int) -> int:
        price = max(self.owed_blinds) if self.number == 0 else 0
        if self.bring_in is not None:
            price = self.game.stakes.bring_in
        return max([price, *(move.to for move in self.moves[:moves] if move.to is not None)])

    def full_level_after(self, moves: int) -> tuple[int, int]:
        """Fixed limit: the level of the last full bet or raise, and how many there were."""
        level = max(self.owed_blinds) if self.number == 0 else 0
        count = 1 if level else 0
        for move in self.moves[:moves]:
            if move.to is not None and 2 * (move.to - level) >= self.size:
                level, count = move.to, count + 1
        return level, count

    def raise_size(self) -> int:
        """No- and pot-limit: the size of the last full bet or raise."""
        size = self.size
        for price, move in self.raises():
            assert move.to is not None
            if move.to - price >= size:
                size = move.to - price
        return size


@dataclass
class Seats:
    """Chips of the seats at a decision."""

    stacks: list[int]
    bets: list[int]
    live: list[bool]
    pot: int

    def best_rival(self, seat: int) -> int:
        """The most that a live opponent could have in front of it."""
        return max(
            (self.stacks[i] + self.bets[i] for i in range(len(self.stacks)) if self.live[i] and i != seat), default=0
        )


def is_asked(story: StreetStory, seats: Seats, seat: int) -> bool:
    """resources/rules/betting.md#who-is-asked: only if a live opponent has bet more, or can."""
    own = seats.bets[seat]
    rivals_bet = max((bet for i, bet in enumerate(seats.bets) if seats.live[i] and i != seat), default=0)
    price = story.price_after(len(story.moves))
    return rivals_bet > own or seats.best_rival(seat) > max(price, own)


def bounds(story: StreetStory, seats: Seats, seat: int, due: bool) -> Asked:
    """The decision of this seat by the rules of betting and of the bring-in."""
    own, stack = seats.bets[seat], seats.stacks[seat]
    price = story.price_after(len(story.moves))
    call = min(max(price - own, 0), stack)
    raise_to = _raise_bounds(story, seats, seat, price)
    if due:
        return Asked(
            seat, None, min(story.game.stakes.bring_in, stack), None if story.brings_in_all(stack) else raise_to
        )
    return Asked(seat, call, None, raise_to)


def _raise_bounds(story: StreetStory, seats: Seats, seat: int, price: int) -> tuple[int, int] | None:
    own, total = seats.bets[seat], seats.bets[seat] + seats.stacks[seat]
    if total <= price or seats.best_rival(seat) <= max(price, own):
        return None
    acted = [i for i, move in enumerate(story.moves) if move.seat == seat]
    brought_in = story.bring_in is not None and story.bring_in[0] == seat
    now = len(story.moves)
    if story.game.structure is Structure.FIXED:
        level, count = story.full_level_after(now)
        house = story.game.house
        capped = house.raise_cap is not None and not (house.no_cap_heads_up and story.live_at_start == 2)
        if capped and count > (house.raise_cap or 0):
            return None
        then = story.full_level_after(acted[-1] + 1)[0] if acted else 0 if brought_in else -1
        if then >= level:
            return None
        amount = min(level + story.size, total)
        return amount, amount
    size = story.raise_size()
    if acted and price - story.price_after(acted[-1] + 1) < size:
        return None
    least = min(price + size, total)
    most = total if story.game.structure is Structure.NO_LIMIT else min(total, 2 * price + seats.pot - own)
    return least, max(least, most)


# The showdown


@dataclass
class Showdown:
    """The last pots of a hand, who is in, and the cards. Seats in the order from the left of the button."""

    game: Game
    pots: list[tuple[int, tuple[int, ...]]]
    holes: dict[int, list[Any]]
    board: list[Any]

    def strengths(self, share: int) -> dict[int, Any]:
        """pokerkit's hand of each seat for this share, None for a low that does not qualify."""
        kind = HAND_TYPES[self.game.variant.key][share]
        board = cards(self.board)
        return {seat: kind.from_game_or_none(cards(hole), board) for seat, hole in self.holes.items()}

    def winners(self, share: int, seats: tuple[int, ...]) -> list[int]:
        """Who wins this share of a pot contested by these seats, nobody if no hand qualifies."""
        hands = {seat: hand for seat, hand in self.strengths(share).items() if seat in seats and hand is not None}
        best = max(hands.values(), default=None)
        return [seat for seat in seats if seat in hands and hands[seat] == best]

    def shared_out(self) -> list[tuple[int, int, list[int], int]]:
        """(pot, share, winners, amount) of each part of each pot."""
        parts = []
        for number, (amount, seats) in enumerate(self.pots):
            won = [(share, self.winners(share, seats)) for share in range(len(self.game.variant.shares))]
            won = [(share, winners) for share, winners in won if winners]
            half, odd = divmod(amount, len(won))
            parts += [(number, share, winners, half + (odd if i == 0 else 0)) for i, (share, winners) in enumerate(won)]
        return parts

    def payout(self, seats: int) -> list[int]:
        """Chips won by seat, odd chips by resources/rules/pots-and-showdown.md#odd-chips."""
        chips = [0] * seats
        for _, share, winners, amount in self.shared_out():
            each, odd = divmod(amount, len(winners))
            lucky = sorted(winners, key=partial(self._odd_chip_key, share))[:odd]
            for seat in winners:
                chips[seat] += each + (seat in lucky)
        return chips

    def _odd_chip_key(self, share: int, seat: int) -> Any:
        if self.game.variant.odd_chip is OddChip.LEFT_OF_BUTTON:
            return seat
        kind = HAND_TYPES[self.game.variant.key][share]
        best = self.strengths(share)[seat]
        low = kind in LOWS
        ranks = "A23456789TJQK" if low else "AKQJT98765432"
        suits = "cdhs" if low else "shdc"
        keys = []
        for five in combinations([*self.holes[seat], *self.board], 5):
            if kind.from_game_or_none(cards(five), ()) == best:
                own = [str(card) for card in five if card not in self.board]
                keys.append(sorted((ranks.index(card[0]), suits.index(card[1])) for card in own))
        return min(keys)
