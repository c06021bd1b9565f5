"""The dealer's events as text and back, one JSON array a line, and a table's games: made to be kept.

The text is the hand: `decode` gives events that are equal to those that were encoded. A line begins with a letter that
says what it is; cards are written as everywhere (``As``, ``??`` for one that nobody saw).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import asdict
from typing import Any, Final

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import AnyCard, parse_any_cards, show_cards
from pokertable.model.game import Game
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.events import (
    AntesPosted,
    BetsCollected,
    BlindPosted,
    BoardDealt,
    BroughtIn,
    BurnsShuffledIn,
    Called,
    CardBurned,
    Checked,
    DealtCard,
    Event,
    Folded,
    HandEnded,
    HandMucked,
    HandShown,
    HandStarted,
    HoleDealt,
    MuckShuffledIn,
    Pot,
    PotAwarded,
    Raised,
    RaiseKind,
    RakeTaken,
    Threw,
    UncalledReturned,
    Won,
)
from pokertable.model.mixes import Mix, Rotation, alone, offer
from pokertable.model.stakes import HouseRules, Rake, Stakes


class InvalidEvents(ValueError):
    """A text that is not one of events; it names the line."""


def encode(events: Iterable[Event]) -> str:
    """The events as text, each with a newline behind it, so that later events can simply be put after it."""
    return "".join([f"{compact(_ENCODE[type(event)](event))}\n" for event in events])


def decode(text: str) -> list[Event]:
    """The events of a text made by `encode`; raises `InvalidEvents` for any other."""
    events: list[Event] = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            kind, *parts = json.loads(line)
            events.append(_DECODE[kind](*parts))
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
            raise InvalidEvents(f"event {number} {line[:60]!r}: {error}") from None
    return events


def encode_game(game: Game) -> dict[str, Any]:
    """A game as a JSON object; the variant by its key in the catalogue."""
    stakes = {name: value for name, value in asdict(game.stakes).items() if value}
    return {
        "variant": game.variant.key,
        "structure": game.structure.value,
        "stakes": stakes,
        "house": asdict(game.house),
    }


def decode_game(entries: dict[str, Any]) -> Game:
    """The game of `encode_game`; raises `ValueError`, `KeyError` or `TypeError` for anything else."""
    house = dict(entries["house"])
    if house.get("rake") is not None:
        house["rake"] = Rake(**house["rake"])
    return Game(
        variant=CATALOGUE[entries["variant"]],
        structure=Structure(entries["structure"]),
        stakes=Stakes(**entries["stakes"]),
        house=HouseRules(**house),
    )


def compact(value: object) -> str:
    """A value as JSON without blanks, as it is stored."""
    return json.dumps(value, separators=(",", ":"))


def _hole(event: HoleDealt) -> list[object]:
    seats = [dealt.seat for dealt in event.cards]
    ups = "".join("u" if dealt.up else "d" for dealt in event.cards)
    return ["hole", event.street, seats, show_cards(dealt.card for dealt in event.cards), ups]


def _to_hole(street: int, seats: list[int], text: str, ups: str) -> HoleDealt:
    dealt = zip(seats, _cards(text), ups, strict=True)
    return HoleDealt(street, tuple([DealtCard(seat, card, up == "u") for seat, card, up in dealt]))


def _cards(text: str) -> tuple[AnyCard, ...]:
    return parse_any_cards(text)


def _card(text: str) -> AnyCard:
    (card,) = parse_any_cards(text)
    return card


def _started(event: HandStarted) -> list[object]:
    return ["start", encode_game(event.game), event.stacks, event.button, event.antes, event.blinds]


def _to_started(
    game: dict[str, Any], stacks: list[int], button: int, antes: list[int], blinds: list[int]
) -> HandStarted:
    return HandStarted(decode_game(game), tuple(stacks), button, tuple(antes), tuple(blinds))


_ENCODE: Final[dict[type, Callable[[Any], list[object]]]] = {
    HandStarted: _started,
    AntesPosted: lambda e: ["antes", e.amounts],
    BlindPosted: lambda e: ["blind", e.seat, e.amount, e.owed],
    HoleDealt: _hole,
    CardBurned: lambda e: ["burn", str(e.card)],
    BurnsShuffledIn: lambda _: ["reshuffle"],
    MuckShuffledIn: lambda _: ["muck in"],
    Threw: lambda e: ["throw", e.seat, show_cards(e.cards)],
    BoardDealt: lambda e: ["board", e.street, show_cards(e.cards)],
    BroughtIn: lambda e: ["bring", e.seat, e.amount],
    Folded: lambda e: ["fold", e.seat],
    Checked: lambda e: ["check", e.seat],
    Called: lambda e: ["call", e.seat, e.amount, e.to],
    Raised: lambda e: ["raise", e.seat, e.amount, e.to, e.kind.value],
    UncalledReturned: lambda e: ["uncalled", e.seat, e.amount],
    BetsCollected: lambda e: ["pots", e.pots],
    HandShown: lambda e: ["show", e.seat, show_cards(e.cards)],
    HandMucked: lambda e: ["muck", e.seat],
    RakeTaken: lambda e: ["rake", e.amounts],
    PotAwarded: lambda e: ["award", e.pot, e.share, e.won],
    HandEnded: lambda e: ["end", e.stacks],
}
_DECODE: Final[dict[str, Callable[..., Event]]] = {
    "start": _to_started,
    "antes": lambda amounts: AntesPosted(tuple(amounts)),
    "blind": BlindPosted,
    "hole": _to_hole,
    "burn": lambda card: CardBurned(_card(card)),
    "reshuffle": BurnsShuffledIn,
    "muck in": MuckShuffledIn,
    "throw": lambda seat, cards: Threw(seat, _cards(cards)),
    "board": lambda street, cards: BoardDealt(street, _cards(cards)),
    "bring": BroughtIn,
    "fold": Folded,
    "check": Checked,
    "call": Called,
    "raise": lambda seat, amount, to, kind: Raised(seat, amount, to, RaiseKind(kind)),
    "uncalled": UncalledReturned,
    "pots": lambda pots: BetsCollected(tuple([Pot(amount, tuple(seats)) for amount, seats in pots])),
    "show": lambda seat, cards: HandShown(seat, _cards(cards)),
    "muck": HandMucked,
    "rake": lambda amounts: RakeTaken(tuple(amounts)),
    "award": lambda pot, share, won: PotAwarded(pot, share, tuple([Won(*entry) for entry in won])),
    "end": lambda stacks: HandEnded(tuple(stacks)),
}


def encode_rotation(rotation: Rotation) -> dict[str, Any]:
    """The games as a JSON object; a single game as `encode_game` writes it."""
    if rotation.mix is None:
        return encode_game(rotation.games[0])
    return {
        "mix": rotation.mix.key,
        "stakes": rotation.stakes,
        "hands_each": rotation.hands_each,
        "games": [encode_game(game) for game in rotation.games],
    }


def decode_rotation(entries: dict[str, Any]) -> Rotation:
    """The games of `encode_rotation`; raises `ValueError`, `KeyError` or `TypeError` for anything else."""
    if "mix" not in entries:
        return alone(decode_game(entries))
    mix = offer(entries["mix"])
    if not isinstance(mix, Mix):
        raise ValueError(f"{mix.key} is no mix")
    low, high = entries["stakes"]
    games = tuple([decode_game(game) for game in entries["games"]])
    return Rotation(games=games, mix=mix, stakes=(low, high), hands_each=entries["hands_each"])
