"""The player's own opponents: each a small TOML file in the profile, which can be given to others as it is."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pokertable.model.text import Phrase, quoted, told
from pokertable.players.people.own import SLIDERS, InvalidOpponent, OwnOpponent, skill_of
from pokertable.session.profile.whole_file import read_at_most, short, unreadable, write_whole

SUFFIX: Final = ".toml"
_MOST_BYTES: Final = 64 * 1024
_ENTRIES: Final = ("name", *SLIDERS, "skill")


def as_toml(opponent: OwnOpponent) -> str:
    """The opponent as the text of a file."""
    lines = ["# An opponent for Pokertable. Tightness, aggression and bluffing go from 0 to 100.", ""]
    lines.append(f'name = "{opponent.name}"')  # a name holds nothing that would have to be escaped
    lines += [f"{slider} = {getattr(opponent, slider)}" for slider in SLIDERS]
    lines.append(f'skill = "{opponent.skill.value}"')
    return "\n".join(lines) + "\n"


def from_toml(text: str) -> OwnOpponent:
    """The opponent of such a text; what it does not name is as usual. Raises `InvalidOpponent` naming the entry."""
    import tomllib  # late: most starts of the program read no such file

    try:
        entries = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise InvalidOpponent(unreadable(error, "TOML")) from None
    unknown = sorted(set(entries) - set(_ENTRIES))
    if unknown:
        raise InvalidOpponent("{name} is unknown: expected {names}", name=quoted(unknown[0]), names=", ".join(_ENTRIES))
    if "name" not in entries:
        raise InvalidOpponent("no name: expected an entry such as {example}", example='name = "Shark"')
    if "skill" in entries:
        entries["skill"] = skill_of(entries["skill"])
    return OwnOpponent(**entries)


def read_opponent(path: Path) -> OwnOpponent:
    """The opponent of a file; raises `InvalidOpponent` naming the file and what is wrong in it, `OSError`."""
    try:
        return from_toml(read_at_most(path, _MOST_BYTES).decode("utf-8"))
    except UnicodeDecodeError:
        raise InvalidOpponent("{file}: no text in UTF-8", file=short(path)) from None
    except InvalidOpponent as error:
        raise InvalidOpponent("{file}: {problem}", file=short(path), problem=told(error)) from None


def write_opponent(opponent: OwnOpponent, path: Path) -> None:
    """Write the opponent to a file, whole or not at all; raises `OSError`."""
    write_whole(path, as_toml(opponent))


class OwnOpponents:
    """Those of a profile by name, in its folder; kept in memory alone where there is none.

    `problems` says which files could not be read; they are left as they are.
    """

    def __init__(self, profile: Path | None) -> None:
        self._folder = None if profile is None else profile / "opponents"
        self._files: dict[str, Path] = {}
        self._by_name: dict[str, OwnOpponent] = {}
        self.problems: list[str | Phrase] = []
        for path in sorted(self._folder.glob(f"*{SUFFIX}")) if self._folder is not None else ():
            try:
                opponent = read_opponent(path)
            except (InvalidOpponent, OSError) as error:
                self.problems.append(told(error))
                continue
            self._by_name[opponent.name] = opponent
            self._files[opponent.name] = path

    @property
    def all(self) -> tuple[OwnOpponent, ...]:
        """In the order of their names."""
        return tuple(sorted(self._by_name.values(), key=lambda each: each.name.casefold()))

    def named(self, name: str) -> OwnOpponent | None:
        """The one of this name."""
        return self._by_name.get(name)

    def put(self, opponent: OwnOpponent) -> None:
        """Keep an opponent in the place of one of the same name; raises `OSError` if it cannot be written."""
        if self._folder is not None:
            path = self._files.get(opponent.name) or self._free_path(opponent.name)
            write_opponent(opponent, path)
            self._files[opponent.name] = path
        self._by_name[opponent.name] = opponent

    def drop(self, name: str) -> None:
        """Forget an opponent; raises `OSError` if its file cannot be deleted."""
        path = self._files.pop(name, None)
        if path is not None:
            path.unlink(missing_ok=True)
        self._by_name.pop(name, None)

    def _free_path(self, name: str) -> Path:
        """A file that is not there yet; names that differ in case alone have two, on any system."""
        assert self._folder is not None
        plain = "".join(each if each.isascii() and each.isalnum() else "-" for each in name.casefold())
        number, path = 1, self._folder / f"{plain}{SUFFIX}"
        while path.exists():
            number += 1
            path = self._folder / f"{plain}-{number}{SUFFIX}"
        return path
