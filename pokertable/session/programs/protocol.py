"""Messages to a program in a seat and its answers, as JSON objects (README, "A program in a seat").

Messages are made from an observation of the program's own seat, so they hold no card that the seat has not seen.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Sequence
from dataclasses import asdict
from typing import Any, Final

from pokertable.model.cards import Card, InvalidCard, parse_cards
from pokertable.model.game import Game
from pokertable.model.hand.actions import Action, BringIn, CheckCall, Draw, Fold, RaiseTo
from pokertable.model.hand.events import BroughtIn, Called, Drew, Event, Folded, HandShown, Raised
from pokertable.model.hand.legal import LegalActions
from pokertable.model.hand.observation import Act, Observation, SeatView
from pokertable.model.text import BadInput, told

VERSION: Final = 1
Message = dict[str, Any]


class BadAnswer(BadInput):
    """A line that is not an answer, or an illegal one; the text names the problem and what was expected."""


def hello(game: Game, seats: int) -> Message:
    """The first message of a table: the game and its players."""
    house = game.house
    chosen = {
        "qualifier": house.qualifier,
        "open_pair": house.open_pair or None,
        "antes_alone": house.antes_alone or None,
    }
    options = {name: value for name, value in chosen.items() if value is not None}
    message = {
        "type": "hello",
        "protocol": VERSION,
        "game": game.variant.key,
        "limit": game.structure.value,
        "stakes": asdict(game.stakes),
        "raise_cap": game.house.raise_cap,
        "seats": seats,
    }
    return {**message, "options": options} if options else message


def act(number: int, seen: Observation, names: Sequence[str]) -> Message:
    """The question to the seat to act, from its own view of hand `number`; `names` by seat.

    Raises `ValueError` unless the view is that of the seat to act.
    """
    if seen.legal is None or seen.viewer != seen.to_act:
        raise ValueError(f"the view of seat {seen.viewer}: seat {seen.to_act} is to act")
    streets = [street.name for street in seen.game.variant.streets]
    own = seen.seats[seen.legal.seat]
    discarded = {"thrown": _cards(card for cards in own.discarded for card in cards)} if seen.game.variant.draws else {}
    return {
        "type": "act",
        "hand": number,
        "seat": seen.viewer,
        "button": seen.button,
        "street": streets[seen.street],
        "hole": _cards(seen_card.card for seen_card in own.cards),
        **discarded,
        "board": _cards(seen.board),
        "pot": seen.pot,
        "seats": [_seat(view, name) for view, name in zip(seen.seats, names, strict=True)],
        "history": [_act(each, streets) for each in seen.acts],
        "legal": _legal(seen.legal),
    }


def end(number: int, net: Sequence[int], events: Iterable[Event]) -> Message:
    """The public result of hand `number`: net chips by seat, and the shown hands."""
    shown = [event for event in events if isinstance(event, HandShown)]
    return {
        "type": "end",
        "hand": number,
        "net": list(net),
        "shown": [{"seat": event.seat, "cards": _cards(event.cards)} for event in shown],
    }


BYE: Final[Message] = {"type": "bye"}


def encoded(message: Message) -> bytes:
    """The message as one line of UTF-8."""
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def ready_name(line: bytes) -> str:
    """The program's own name; raises `BadAnswer`."""
    answer = _object(line)
    name = answer.get("name")
    if answer.get("type") != "ready" or not isinstance(name, str):
        raise BadAnswer("{text}: expected {example}", text=_shown(line), example='{"type": "ready", "name": …}')
    return "".join(sign for sign in name if sign.isprintable())[:MOST_NAME].strip()


MOST_NAME: Final = 40
"""Most characters kept of a program's name."""


def action(line: bytes, legal: LegalActions, hole: Collection[Card]) -> Action:
    """The action in an answer of the seat that holds `hole`; raises `BadAnswer` for an illegal one."""
    answer = _object(line)
    match answer.get("do"):
        case "fold" if legal.fold:
            return Fold()
        case "call" if legal.check_call is not None:
            return CheckCall()
        case "bring-in" if legal.bring_in is not None:
            return BringIn()
        case "raise" if legal.raise_to is not None:
            to, (least, most) = answer.get("to"), legal.raise_to
            if (
                isinstance(to, int | float)
                and type(to) is not bool
                and least <= to <= most
                and to == int(to)
                and (to in (least, most) or not legal.two_bets)
            ):
                return RaiseTo(int(to))
            if legal.two_bets:
                raise BadAnswer("raise to {to}: expected {least} or {most}", to=_short(to), least=least, most=most)
            raise BadAnswer("raise to {to}: expected {least} to {most}", to=_short(to), least=least, most=most)
        case "draw" if legal.draw is not None:
            return Draw(_discarded(answer.get("discard", ""), hole))
        case do:
            raise BadAnswer("{text}: expected one of {names}", text=_short(do), names=", ".join(_possible(legal)))


def _discarded(text: object, hole: Collection[Card]) -> tuple[Card, ...]:
    """The discards of an answer, all of them held; raises `BadAnswer` naming an invalid one."""
    try:
        cards = parse_cards(text) if isinstance(text, str) else None
    except InvalidCard as error:
        raise BadAnswer("discard {text}: {problem}", text=_short(text), problem=told(error)) from None
    if cards is None or not set(cards) <= set(hole):
        raise BadAnswer("discard {text}: expected cards from {cards}", text=_short(text), cards=_cards(hole))
    return cards


def refusal(legal: LegalActions) -> Action:
    """The action for a seat without an answer: stand pat, check if it can, else fold (or post the bring-in)."""
    if legal.draw is not None:
        return Draw()
    if legal.check_call == 0:
        return CheckCall()
    return Fold() if legal.fold else BringIn()


def _possible(legal: LegalActions) -> list[str]:
    possible = {
        "fold": legal.fold,
        "call": legal.check_call is not None,
        "bring-in": legal.bring_in is not None,
        "raise": legal.raise_to is not None,
        "draw": legal.draw is not None,
    }
    return [do for do, is_legal in possible.items() if is_legal]


def _object(line: bytes) -> dict[str, Any]:
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise BadAnswer("{text}: expected a JSON object on one line", text=_shown(line)) from None
    if not isinstance(answer, dict):
        raise BadAnswer("{text}: expected a JSON object", text=_shown(line))
    return answer


def _shown(line: bytes) -> str:
    return _short(line.decode("utf-8", "replace").strip())


def _short(value: object) -> str:
    """A value as JSON in a fault, shortened; what no line can show, such as half a surrogate pair, is escaped."""
    try:
        text = json.dumps(value, ensure_ascii=False)
        text = "".join(sign if sign.isprintable() else json.dumps(sign)[1:-1] for sign in text)
    except (ValueError, RecursionError):  # an endless number or bottomless list
        return "a value that cannot be written"
    return text if len(text) <= 60 else f"{text[:59]}…"


def _cards(cards: Iterable[object]) -> str:
    return "".join(str(card) for card in cards if isinstance(card, Card))


def _seat(view: SeatView, name: str) -> Message:
    return {
        "name": name,
        "stack": view.stack,
        "bet": view.bet,
        "put_in": view.put_in,
        "folded": view.folded,
        "up": _cards(seen.card for seen in view.cards if seen.up),
        "cards": len(view.cards),
        "drew": list(view.drew),
    }


def _act(act: Act, streets: Sequence[str]) -> Message:
    said: Message = {"seat": act.event.seat, "street": streets[act.street]}
    match act.event:
        case Folded():
            return {**said, "do": "fold"}
        case Called(to=to):
            return {**said, "do": "call", "to": to}
        case Raised(to=to):
            return {**said, "do": "raise", "to": to}
        case BroughtIn(amount=amount):
            return {**said, "do": "bring-in", "to": amount}
        case Drew(cards=cards):
            return {**said, "do": "draw", "discarded": len(cards)}
    return {**said, "do": "check"}


def _legal(legal: LegalActions) -> Message:
    return {
        "fold": legal.fold,
        "check_call": legal.check_call,
        "bring_in": legal.bring_in,
        "raise": None if legal.raise_to is None else list(legal.raise_to),
        "draw": legal.draw,
    }
