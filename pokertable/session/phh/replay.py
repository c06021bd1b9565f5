"""Plays a PHH hand through the engine: its events and decisions, its log, or an error that names the problem.

The recorded hand's cards are the dealer's deck: each seat's cards, the board, and the hands shown or mucked.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from pokertable.model.cards import HIDDEN, AnyCard, Card, known, show_cards
from pokertable.model.hand.actions import Action, BringIn, CheckCall, Draw, Fold, IllegalAction, RaiseTo
from pokertable.model.hand.events import Event
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.legal import LegalActions
from pokertable.model.text import Field, Phrase, phrase, told
from pokertable.session.phh.lines import ActionLine, BoardLine, HoleLine, ShowLine, TurnLine, at_action
from pokertable.session.phh.read import PhhHand
from pokertable.session.phh.text import PhhActionError, PhhError, Unit
from pokertable.session.record.record import HandRecord
from pokertable.session.record.spectator import opened
from pokertable.session.words.line import listed
from pokertable.session.words.words import EventWords

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
                "the file has no card for p{player}, who is dealt one", player=str(self._phh.player(seat) + 1)
            )
        return self._deal(self._holes[seat])

    def board(self) -> AnyCard:
        """The next card of the board."""
        if not self._board:
            raise NoCardLeft(phrase("the file has no card for the board, which is dealt one"))
        return self._deal(self._board)

    def burn(self) -> AnyCard:
        """The next burned card of our own records, else a hidden one."""
        self._used += 1
        self._burned += 1
        return self._burns.popleft() if self._burns else HIDDEN

    def stub(self) -> int:
        """Number of cards left. Where the file's dealer deviates from the rules, the file is followed."""
        left = sum(len(cards) for cards in self._holes)
        if self._phh.game.variant.draws:
            return max(0, _DECK - self._used)
        if not left:
            return 0  # the last card is shared
        stub = _DECK - self._used
        return stub if stub + self._burned >= left else left + 1

    def shuffle_in(self, burns: Sequence[AnyCard]) -> None:
        """Count the burned cards as part of the stub again."""
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
    """The cards that each seat showed, in dealing order, or None where it mucked.

    Raises `PhhError` for cards that the seat was not dealt, and for a card that occurs twice in the hand.
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
    """Remove folded or discarded cards from the hands in a draw game: they may be dealt again."""
    if not isinstance(line, TurnLine) or line.verb not in ("f", "sd"):
        return
    held = dealt[line.player]
    if line.verb == "f":
        held.clear()
    for card in line.cards:
        if card in held or HIDDEN in held:
            held.remove(card if card in held else HIDDEN)


def _filled(player: int, dealt: list[AnyCard], shown: tuple[AnyCard, ...]) -> tuple[AnyCard, ...]:
    """The dealt cards, with unknown ones replaced by those first seen at the showdown."""
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


@dataclass(frozen=True, slots=True)
class FileDecision:
    """One decision of the file: the player, the street, the legal actions and the action taken, in the file's words."""

    player: int
    street: str
    legal: LegalActions
    took: str


@dataclass(frozen=True, slots=True)
class Replay:
    """A PHH hand played to the end of its file: PHH allows hands that stop before they are over."""

    phh: PhhHand
    hand: Hand
    decisions: tuple[FileDecision, ...]

    @property
    def events(self) -> list[Event]:
        """The dealer's record."""
        return self.hand.events

    @property
    def finished(self) -> bool:
        """Whether the hand is over."""
        return self.hand.over

    def record(self) -> HandRecord:
        """The hand as our own record; raises `PhhError` if it is not finished."""
        if not self.finished:
            raise PhhError(phrase("the file ends before the hand is over"))
        phh = self.phh
        return HandRecord(
            events=tuple(self.hand.events),
            names=tuple(phh.by_seat(phh.players)),
            policies=tuple(phh.by_seat(phh.policies)),
            seed=phh.seed,
            practice=phh.practice,
            number=phh.number,
            places=phh.unit.places,
            played_ms=phh.played_ms,
            hero=None if phh.hero is None else phh.seat(phh.hero),
            tournament=phh.tournament,
            level=phh.level,
        )


def replay(phh: PhhHand) -> Replay:
    """Play the hand to the end of the file.

    Raises `PhhActionError` for an illegal action, by action number, and `PhhError` for a hand that cannot be dealt.
    Neither names the hand: the caller knows it.
    """
    deck = ScriptedDeck(phh)
    shown = reveals(phh)
    try:
        hand = Hand(
            phh.game,
            phh.by_seat(phh.stacks),
            phh.button,
            deck,
            antes=phh.by_seat(phh.antes),
            blinds=phh.by_seat(phh.blinds),
            reveals=shown,
        )
    except PhhError:
        raise
    except ValueError as error:
        raise PhhError(*error.args) from None
    decisions: list[FileDecision] = []
    for line in phh.lines:
        match line:
            case TurnLine():
                decision = _take(phh, hand, deck, line)
                if decision is not None:
                    decisions.append(decision)
            case HoleLine() | BoardLine():
                first = deck.first_left()
                if first is not None and first <= line.number:
                    raise PhhActionError(
                        "action {number}: {problem}", number=str(line.number), problem=_why_not_dealt(phh, hand)
                    )
            case ShowLine():
                pass  # scripted by `reveals`: files differ in when and in which order they say it
    return Replay(phh, hand, tuple(decisions))


def _why_not_dealt(phh: PhhHand, hand: Hand) -> Phrase:
    if hand.to_act is None:
        return phrase("no card can be dealt: the hand is over")
    return phrase("no card can be dealt now: p{player} is to act", player=str(phh.player(hand.to_act) + 1))


def _take(phh: PhhHand, hand: Hand, deck: ScriptedDeck, line: TurnLine) -> FileDecision | None:
    """The decision of a line, taken; None for a check when nobody is asked.

    The rule: resources/rules/betting.md#who-is-asked.
    """
    seat = phh.seat(line.player)
    if hand.to_act is None:
        live = hand.state.live_seats()
        if line.verb == "cc" and (seat in live or hand.state.mucked[seat]) and _contested(hand):
            return None
        raise PhhActionError(at_action(line, phrase("the hand is over")))
    if deck.dealt_line > line.number:
        raise PhhActionError(at_action(line, phrase("cards must be dealt first")))
    if hand.to_act != seat and not hand.state.opener_unsure:
        raise PhhActionError(at_action(line, phrase("p{player} is to act", player=str(phh.player(hand.to_act) + 1))))
    legal = hand.legal(seat)
    street = hand.state.game.variant.streets[hand.state.street].name
    try:
        action = _action(phh, line, legal)
    except PhhError as error:
        raise PhhActionError(at_action(line, told(error))) from None
    try:
        hand.act(action, seat)
    except IllegalAction as error:
        raise PhhActionError(at_action(line, _why(phh, line, legal, error))) from None
    except NoCardLeft as error:
        rest = phh.lines[phh.lines.index(line) + 1 :]
        if not all(isinstance(later, ShowLine) for later in rest):
            raise PhhError("after {where}", where=at_action(line, told(error))) from None
    return FileDecision(line.player, street, legal, line.text)


def _contested(hand: Hand) -> bool:
    """Whether at least two seats reached the showdown."""
    return sum(hand.state.live) + sum(hand.state.mucked) > 1


def _action(phh: PhhHand, line: TurnLine, legal: LegalActions) -> Action:
    match line.verb:
        case "f":
            return Fold()
        case "cc":
            return CheckCall()
        case "pb":
            return BringIn()
        case "sd":
            return Draw(line.cards)
    assert line.to is not None
    to = phh.unit.chips(line.to)
    if to == legal.bring_in == legal.stack:  # other programs also write an all-in bring-in as a bet
        return BringIn()
    return RaiseTo(to)


def _why(phh: PhhHand, line: TurnLine, legal: LegalActions, refused: IllegalAction) -> str | Phrase:
    """Why the action is illegal, amounts in the file's units."""
    if line.verb == "cbr" and legal.raise_to is not None:
        least, most = legal.raise_to
        assert line.to is not None
        if phh.unit.chips(line.to) < least:
            return phrase("the minimum is {least}", least=phh.unit.text(least))
        return phrase("the maximum is {most}", most=phh.unit.text(most))
    return refused.why or told(refused)


def log(played: Replay, say: Callable[[Phrase], str] = str) -> Iterator[str]:
    """The log's lines: the game, the players with their stacks, the events, and the final stacks.

    `say` words each line.
    """
    phh = played.phh
    n = len(phh.stacks)
    names = list(map(_printable, phh.by_seat(phh.players)))
    yield say(in_units(phh.game.title, phh.unit))
    for player in range(n):
        yield say(phrase("{name}: {stack}", name=names[phh.seat(player)], stack=phh.unit.text(phh.stacks[player])))
    words = EventWords(names, None)
    for event in played.events:
        for line in words.lines(opened(event)):
            yield say(in_units(line.text, phh.unit))
    if not played.finished:
        yield say(phrase("The file ends before the hand is over."))
        return
    final = played.hand.state.stacks
    stacks = [
        phrase("{name}: {stack}", name=names[seat], stack=phh.unit.text(final[seat]))
        for seat in map(phh.seat, range(n))
    ]
    yield say(phrase("Stacks: {stacks}", stacks=listed(stacks)))


def in_units(text: Phrase, unit: Unit) -> Phrase:
    """The phrase, its chips in the file's units."""
    fields: list[tuple[str, Field]] = []
    for name, value in text.fields:
        if isinstance(value, Phrase):
            value = in_units(value, unit)
        elif isinstance(value, int) and name not in _COUNTS:
            value = unit.text(value)
        fields.append((name, value))
    return Phrase(text.template, tuple(fields))


_COUNTS = frozenset({"number", "count"})
"""Fields of phrases that count things other than chips."""


def _printable(name: str) -> str:
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in name)
