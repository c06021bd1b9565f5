"""The games of a table as they are stored: a single game as its hands have it, a mix by its key."""

from __future__ import annotations

from typing import Any

from pokertable.model.mixes import Mix, Rotation, alone, offer
from pokertable.session.record.event_codec import decode_game, encode_game


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
