"""The player's own opponents: one small TOML file each in the profile, which can be shared as it is."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pokertable.model.text import Phrase, phrase, quoted, told
from pokertable.players.people.own import SLIDERS, InvalidOpponent, OwnOpponent, skill_of
from pokertable.session.profile.parsed import Unparsable, toml_of
from pokertable.session.profile.whole_file import read_text, short, write_whole

SUFFIX: Final = ".toml"
_MOST_BYTES: Final = 64 * 1024
_ENTRIES: Final = ("name", *SLIDERS, "skill")


def as_toml(opponent: OwnOpponent) -> str:
    """The text of the opponent's file."""
    lines = ["# An opponent for Pokertable. Tightness, aggression and bluffing go from 0 to 100.", ""]
    lines.append(f'name = "{opponent.name}"')  # a name holds no characters that need escaping
    lines += [f"{slider} = {getattr(opponent, slider)}" for slider in SLIDERS]
    lines.append(f'skill = "{opponent.skill.value}"')
    return "\n".join(lines) + "\n"


def from_toml(text: str) -> OwnOpponent:
    """The opponent of a file's text; missing entries have their usual values.

    Raises `Unparsable`, or `InvalidOpponent` naming the entry.
    """
    entries = toml_of(text)
    unknown = sorted(set(entries) - set(_ENTRIES))
    if unknown:
        raise InvalidOpponent("{name} is unknown: expected {names}", name=quoted(unknown[0]), names=", ".join(_ENTRIES))
    if "name" not in entries:
        raise InvalidOpponent("no name: expected an entry such as {example}", example='name = "Shark"')
    if "skill" in entries:
        entries["skill"] = skill_of(entries["skill"])
    return OwnOpponent(**entries)


def read_opponent(path: Path) -> OwnOpponent:
    """The opponent of a file; raises `InvalidOpponent` naming the file and the problem, or `OSError`."""
    try:
        return from_toml(read_text(path, _MOST_BYTES))
    except (Unparsable, InvalidOpponent) as error:
        raise InvalidOpponent("{file}: {problem}", file=short(path), problem=told(error)) from None


def write_opponent(opponent: OwnOpponent, path: Path) -> None:
    """Write the opponent to a file, whole or not at all; raises `OSError`."""
    write_whole(path, as_toml(opponent))


class OwnOpponents:
    """The opponents of a profile by name, in its folder; kept only in memory if there is no folder.

    `problems` says which files could not be read; those files are left unchanged.
    """

    def __init__(self, profile: Path | None) -> None:
        self._folder = None if profile is None else profile / "opponents"
        self._files: dict[str, Path] = {}
        self._by_name: dict[str, OwnOpponent] = {}
        self.problems: list[str | Phrase] = []
        for path in self._found():
            try:
                opponent = read_opponent(path)
            except InvalidOpponent as error:
                self.problems.append(told(error))
            except OSError as error:
                self.problems.append(phrase("{file}: {problem}", file=short(path), problem=told(error)))
            else:
                self._by_name[opponent.name] = opponent
                self._files[opponent.name] = path

    def _found(self) -> list[Path]:
        if self._folder is None:
            return []
        try:
            return sorted(each for each in self._folder.iterdir() if each.suffix == SUFFIX)
        except FileNotFoundError:
            return []
        except OSError as error:
            self.problems.append(phrase("{file}: {problem}", file=short(self._folder), problem=told(error)))
            return []

    @property
    def all(self) -> tuple[OwnOpponent, ...]:
        """All opponents, sorted by name."""
        return tuple(sorted(self._by_name.values(), key=lambda each: each.name.casefold()))

    def named(self, name: str) -> OwnOpponent | None:
        """The opponent of this name, if any."""
        return self._by_name.get(name)

    def put(self, opponent: OwnOpponent) -> None:
        """Store an opponent, replacing one of the same name; raises `OSError` if it cannot be written."""
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
        """An unused path; names that differ only in case get different files on any system."""
        assert self._folder is not None
        plain = "".join(each if each.isascii() and each.isalnum() else "-" for each in name.casefold())
        number, path = 1, self._folder / f"{plain}{SUFFIX}"
        while path.exists():
            number += 1
            path = self._folder / f"{plain}-{number}{SUFFIX}"
        return path
