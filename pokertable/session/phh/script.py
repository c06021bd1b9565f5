"""A recorded hand's cards as the dealer's deck: what each seat was dealt, the board, and who showed or mucked what."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from pokertable.model.cards import HIDDEN, AnyCard, Card, known, show_cards
from pokertable.model.text import phrase
from pokertable.session.phh.lines import ActionLine, BoardLine, HoleLine, ShowLine, TurnLine
from pokertable.session.phh.read import PhhHand
from pokertable.session.phh.text import PhhError

_DECK: Final = 52


class NoCardLeft(PhhError):
    """The file does not say which card is dealt next."""


class ScriptedDeck:
    """Deals the cards of a PHH hand (a `CardSource`). `dealt_line` is the number of the last ``d`` entry dealt from.

    Running out of cards raises `NoCardLeft`. Burned cards that the file does not tell are hidden.
    """

    def __init__(self, phh: PhhHand) -> None:
        self._holes: list[deque[tuple[int, AnyCard]]] = [deque() for _ in phh.stacks]
        self._board: deque[tuple[int, AnyCard]] = deque()
        self._burns = deque(phh.burns)
        for line in phh.lines:
            if isinstance(line, HoleLine):
                self._holes[phh.seat(line.player)].extend((line.number, card) for card in line.cards)
            elif isinstance(line, BoardLine):
                self._board.extend((line.number, card) for card in line.cards)
        self._phh = phh
        self._used = self._burned = 0
        self.dealt_line = 0

    def hole(self, seat: int) -> AnyCard:
        """The next card of the seat."""
        if not self._holes[seat]:
            raise NoCardLeft(
                "no card in the file for p{player}, who is dealt one", player=str(self._phh.player(seat) + 1)
            )
        return self._deal(self._holes[seat])

    def board(self) -> AnyCard:
        """The next card of the board."""
        if not self._board:
            raise NoCardLeft(phrase("no card in the file for the board, which is dealt one"))
        return self._deal(self._board)

    def burn(self) -> AnyCard:
        """The burned card of our own records, else a hidden one."""
        self._used += 1
        self._burned += 1
        return self._burns.popleft() if self._burns else HIDDEN

    def stub(self) -> int:
        """Cards left. Where the file's dealer counts otherwise than the rules, what the file deals is believed."""
        left = sum(len(cards) for cards in self._holes)
        if self._phh.game.variant.draws:
            return max(0, _DECK - self._used)
        if not left:
            return 0  # the last card is shared
        stub = _DECK - self._used
        return stub if stub + self._burned >= left else left + 1

    def shuffle_in(self, burns: Sequence[AnyCard]) -> None:
        """The burned cards are in the stub again."""
        self._used -= len(burns)
        self._burned = 0

    def first_left(self) -> int | None:
        """The number of the first entry with a card that was not dealt, or None."""
        left = [cards[0][0] for cards in (*self._holes, self._board) if cards]
        return min(left, default=None)

    def _deal(self, cards: deque[tuple[int, AnyCard]]) -> AnyCard:
        line, card = cards.popleft()
        self.dealt_line = max(self.dealt_line, line)
        self._used += 1
        return card


def reveals(phh: PhhHand) -> dict[int, tuple[AnyCard, ...] | None]:
    """What each seat showed, its cards in the order dealt, or None where it mucked.

    Raises `PhhError` for other cards than the seat was dealt, and for a card that comes twice in the hand.
    """
    dealt: dict[int, list[AnyCard]] = {player: [] for player in range(len(phh.stacks))}
    shown: dict[int, tuple[AnyCard, ...] | None] = {}
    for line in phh.lines:
        if isinstance(line, HoleLine):
            dealt[line.player].extend(line.cards)
        elif isinstance(line, ShowLine):
            shown[line.player] = line.cards
        elif phh.game.variant.draws:
            _require_one_deck(card for cards in dealt.values() for card in cards)
            _give_up(line, dealt)
    found: dict[int, tuple[AnyCard, ...] | None] = {}
    for player, cards in shown.items():
        full = None if cards is None else _filled(player, dealt[player], cards)
        if full is not None:
            dealt[player] = list(full)
        if full is None or HIDDEN not in full:
            found[phh.seat(player)] = full
    board = [card for line in phh.lines if isinstance(line, BoardLine) for card in line.cards]
    _require_one_deck([*(card for cards in dealt.values() for card in cards), *board])
    return found


def _give_up(line: ActionLine, dealt: dict[int, list[AnyCard]]) -> None:
    """Take from the hands in a draw game what is folded or thrown: it may be dealt again."""
    if not isinstance(line, TurnLine) or line.verb not in ("f", "sd"):
        return
    held = dealt[line.player]
    if line.verb == "f":
        held.clear()
    for card in line.cards:
        if card in held or HIDDEN in held:
            held.remove(card if card in held else HIDDEN)


def _filled(player: int, dealt: list[AnyCard], shown: tuple[AnyCard, ...]) -> tuple[AnyCard, ...]:
    """The cards dealt, with those that are first seen when shown in the places of unknown ones."""
    news = [card for card in known(shown) if card not in dealt]
    hidden = dealt.count(HIDDEN)
    if len(shown) > len(dealt) or len(news) > hidden:
        raise PhhError(
            "p{player} shows {shown} but was dealt {dealt}",
            player=str(player + 1),
            shown=show_cards(shown),
            dealt=show_cards(dealt),
        )
    fill: Iterator[AnyCard] = iter([*news, *[HIDDEN] * (hidden - len(news))])
    return tuple(next(fill) if card == HIDDEN else card for card in dealt)


def _require_one_deck(cards: Iterable[AnyCard]) -> None:
    seen: set[Card] = set()
    for card in known(cards):
        if card in seen:
            raise PhhError("{card} is dealt twice", card=str(card))
        seen.add(card)
