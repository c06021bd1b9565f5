"""Names of opponents on the command line: characters, one's own opponents, or a file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from pokertable.players.styles.cast import UnknownOpponent, require_opponent


def opponents_from(names: Sequence[str], profile: Path | None) -> tuple[str, ...]:
    """The names as stored, as `opponent_from` each. Programs may be among them, and keep their names."""
    from pokertable.session.profile.choice import is_program

    return tuple([name if is_program(name) else opponent_from(name, profile) for name in names])


def opponent_from(name: str, profile: Path | None) -> str:
    """The stored name of one opponent; raises `ValueError` naming an unknown one, `OSError` for a file.

    `profile` is the given folder, None for the default.
    """
    from pokertable.session.profile.opponents import SUFFIX, OwnOpponents, read_opponent
    from pokertable.session.profile.settings import profile_folder

    if name.endswith(SUFFIX):
        return read_opponent(Path(name)).key
    try:
        return require_opponent(name)
    except UnknownOpponent:
        own = OwnOpponents(profile_folder() if profile is None else profile).named(name)
        if own is None:
            raise
        return own.key
