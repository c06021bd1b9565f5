"""Opponents as the command line names them: of the cast, one's own by name, or a file of one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from pokertable.players.people.cast import UnknownOpponent, require_opponent


def opponents_from(names: Sequence[str], profile: Path | None) -> tuple[str, ...]:
    """Their names as they are stored; raises `ValueError` naming one that there is not, `OSError` for a file.

    `profile` is the folder that was named, None for the usual one. A program is left as it is named.
    """
    return tuple([opponent_from(name, profile) for name in names])


def opponent_from(name: str, profile: Path | None) -> str:
    """As `opponents_from`, for one."""
    from pokertable.session.profile.choice import is_program
    from pokertable.session.profile.opponents import SUFFIX, OwnOpponents, read_opponent
    from pokertable.session.profile.settings import profile_folder

    if is_program(name):
        return name
    if name.endswith(SUFFIX):
        return read_opponent(Path(name)).key
    try:
        return require_opponent(name)
    except UnknownOpponent:
        own = OwnOpponents(profile_folder() if profile is None else profile).named(name)
        if own is None:
            raise
        return own.key
