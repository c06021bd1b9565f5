"""The dealer's events and a table's games as text and back, one JSON array per line: a storage format.

The text is the hand: `decode` gives events equal to the encoded ones. A line begins with a letter for the kind of
event; cards are written as everywhere (``As``, ``??`` for one that nobody saw).
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
from pokertable.model.hand import events as happened
from pokertable.model.mixes import Mix, Rotation, alone, offer
from pokertable.model.stakes import HouseRules, Rake, Stakes


class InvalidEvents(ValueError):
    """A text that does not hold events; the error names the line."""


def encode(events: Iterable[happened.Event]) -> str:
    """The events as text, each ended by a newline, so that later events can be appended."""
    return "".join([f"{compact(_ENCODE[type(event)](event))}\n" for event in events])


def decode(text: str) -> list[happened.Event]:
    """The events of a text made by `encode`; raises `InvalidEvents` for any other."""
    events: list[happened.Event] = []
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


_COMPACT: Final = json.JSONEncoder(separators=(",", ":"))
"""One for all: `json.dumps` makes one for each value."""


def compact(value: object) -> str:
    """A value as JSON without blanks, for storage."""
    return _COMPACT.encode(value)


def _hole(event: happened.HoleDealt) -> list[object]:
    seats = [dealt.seat for dealt in event.cards]
    ups = "".join("u" if dealt.up else "d" for dealt in event.cards)
    return ["hole", event.street, seats, show_cards(dealt.card for dealt in event.cards), ups]


def _to_hole(street: int, seats: list[int], text: str, ups: str) -> happened.HoleDealt:
    dealt = zip(seats, parse_any_cards(text), ups, strict=True)
    return happened.HoleDealt(street, tuple([happened.DealtCard(seat, card, up == "u") for seat, card, up in dealt]))


def _card(text: str) -> AnyCard:
    (card,) = parse_any_cards(text)
    return card


def _started(event: happened.HandStarted) -> list[object]:
    return ["start", encode_game(event.game), event.stacks, event.button, event.antes, event.blinds]


def _to_started(
    game: dict[str, Any], stacks: list[int], button: int, antes: list[int], blinds: list[int]
) -> happened.HandStarted:
    return happened.HandStarted(decode_game(game), tuple(stacks), button, tuple(antes), tuple(blinds))


_ENCODE: Final[dict[type, Callable[[Any], list[object]]]] = {
    happened.HandStarted: _started,
    happened.AntesPosted: lambda e: ["antes", e.amounts],
    happened.BlindPosted: lambda e: ["blind", e.seat, e.amount, e.owed],
    happened.HoleDealt: _hole,
    happened.CardBurned: lambda e: ["burn", str(e.card)],
    happened.BurnsShuffledIn: lambda _: ["reshuffle"],
    happened.MuckShuffledIn: lambda _: ["muck in"],
    happened.Discarded: lambda e: ["throw", e.seat, show_cards(e.cards)],
    happened.BoardDealt: lambda e: ["board", e.street, show_cards(e.cards)],
    happened.BroughtIn: lambda e: ["bring", e.seat, e.amount],
    happened.Folded: lambda e: ["fold", e.seat],
    happened.Checked: lambda e: ["check", e.seat],
    happened.Called: lambda e: ["call", e.seat, e.amount, e.to],
    happened.Raised: lambda e: ["raise", e.seat, e.amount, e.to, e.kind.value],
    happened.UncalledReturned: lambda e: ["uncalled", e.seat, e.amount],
    happened.BetsCollected: lambda e: ["pots", e.pots],
    happened.HandShown: lambda e: ["show", e.seat, show_cards(e.cards)],
    happened.HandMucked: lambda e: ["muck", e.seat],
    happened.RakeTaken: lambda e: ["rake", e.amounts],
    happened.PotAwarded: lambda e: ["award", e.pot, e.share, e.won],
    happened.HandEnded: lambda e: ["end", e.stacks],
}
_DECODE: Final[dict[str, Callable[..., happened.Event]]] = {
    "start": _to_started,
    "antes": lambda amounts: happened.AntesPosted(tuple(amounts)),
    "blind": happened.BlindPosted,
    "hole": _to_hole,
    "burn": lambda card: happened.CardBurned(_card(card)),
    "reshuffle": happened.BurnsShuffledIn,
    "muck in": happened.MuckShuffledIn,
    "throw": lambda seat, cards: happened.Discarded(seat, parse_any_cards(cards)),
    "board": lambda street, cards: happened.BoardDealt(street, parse_any_cards(cards)),
    "bring": happened.BroughtIn,
    "fold": happened.Folded,
    "check": happened.Checked,
    "call": happened.Called,
    "raise": lambda seat, amount, to, kind: happened.Raised(seat, amount, to, happened.RaiseKind(kind)),
    "uncalled": happened.UncalledReturned,
    "pots": lambda pots: happened.BetsCollected(tuple([happened.Pot(amount, tuple(seats)) for amount, seats in pots])),
    "show": lambda seat, cards: happened.HandShown(seat, parse_any_cards(cards)),
    "muck": happened.HandMucked,
    "rake": lambda amounts: happened.RakeTaken(tuple(amounts)),
    "award": lambda pot, share, won: happened.PotAwarded(pot, share, tuple([happened.Won(*entry) for entry in won])),
    "end": lambda stacks: happened.HandEnded(tuple(stacks)),
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
        "first": rotation.first,
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
    first = entries.get("first", 1)
    if type(first) is not int or first < 1:
        raise ValueError(f"first hand {first!r}: expected a number above 0")
    return Rotation(games=games, mix=mix, stakes=(low, high), hands_each=entries["hands_each"], first=first)
