"""What the player has set, kept in one small JSON file that is written whole or not at all."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final

from pokertable.model.stakes import Rake
from pokertable.model.text import BadInput, Phrase, phrase, quoted, told
from pokertable.session.profile.choice import TableChoice
from pokertable.session.profile.whole_file import read_at_most, set_aside, short, unreadable, write_whole

AMOUNTS = ("chips", "big blinds")
TEXT_SIZES = (100, 115, 130, 150, 200)
"""In percent of the designed size."""
RAISE_CAPS = (3, 4, None)
OFFERED: Final[dict[str, tuple[Any, ...]]] = {
    "language": ("system", "en", "ja", "fr"),
    "theme": ("dark", "light"),
    "deck": (2, 4),
    "amounts": AMOUNTS,
    "text_size": TEXT_SIZES,
    "speed": (0.0, 0.5, 1.0, 2.0),
    "bot_delay_ms": (0, 300, 700, 1500),
    "hints": (False, True),
    "points": (False, True),
    "dead_cards": (False, True),
    "tells_opponents": ("always", "after the hand", "never"),
    "quiz_hints": (True, False),
    "volume": (0, 25, 60, 100),
    "auto_muck": (True, False),
    "rebuy": ("ask", "when out", "top up"),
}
"""The values that a setting may have, in the order in which they are offered."""
MAX_RAKE_PER_MILLE = 1000
_MOST_BYTES = 16 * 2**20


class SettingsError(BadInput):
    """A settings file that cannot be read; the text names the file and what is wrong."""


@dataclass(slots=True)
class Settings:
    """`language`: that of the window.

    `text_size` is in percent of the designed one. `speed` multiplies the animations' pace, 0 turns them off.
    `amounts`: what a table's stacks, bets and pots are written in. `points`: before a showdown the player points at
    the cards that play. `quiz_hints`: the quiz helps before the answer while a skill is new. `auto_muck`: a losing
    hand of the player's is not turned up at the showdown. `dead_cards`: up cards of folded hands stay to be seen,
    in stud. `tells_opponents`: when plates tell style and skill. `keys` are those that differ from the usual ones,
    by the names of `KeyMap`. `raise_cap` and rake hold for every table, from its next hand on: raises after the bet
    in fixed limit, None for no cap; `rake_per_mille` of each pot, at most `rake_cap` chips a hand. `rebuy`: "ask"
    when out of chips, buy in again "when out", or "top up" before every hand. `volume`: of the sounds in percent, 0
    for none. `geometry` is the window's, in Qt's form as base64. `last_choices` are the last tables by game, each
    as the text of `TableChoice.to_json`; `lessons` the progress in the lessons.
    """

    language: str = "system"
    theme: str = "dark"
    deck: int = 4
    amounts: str = "chips"
    text_size: int = 100
    speed: float = 1.0
    bot_delay_ms: int = 700
    hints: bool = False
    points: bool = False
    quiz_hints: bool = True
    auto_muck: bool = True
    dead_cards: bool = True
    tells_opponents: str = "always"
    keys: dict[str, str] = field(default_factory=dict)
    raise_cap: int | None = 3
    rake_per_mille: int = 0
    rake_cap: int = 3
    rebuy: str = "ask"
    volume: int = 0
    geometry: str = ""
    last_game: str | None = None
    last_choices: dict[str, str] = field(default_factory=dict)
    lessons: dict[str, Any] = field(default_factory=dict)

    @property
    def rake(self) -> Rake | None:
        """The rake, None for none."""
        if not self.rake_per_mille or not self.rake_cap:
            return None
        return Rake(per_mille=self.rake_per_mille, cap=self.rake_cap)

    def reset(self) -> Settings:
        """The usual settings; the last tables, the lessons' progress and the window's place are kept."""
        return Settings(
            geometry=self.geometry, last_game=self.last_game, last_choices=self.last_choices, lessons=self.lessons
        )

    def with_house_rules(self, choice: TableChoice) -> TableChoice:
        """The table with this raise cap and rake."""
        return replace(choice, raise_cap=self.raise_cap, rake=self.rake)

    @classmethod
    def from_json(cls, data: object) -> Settings:
        """The settings of a parsed file; raises `SettingsError` naming the entry that does not fit."""
        if not isinstance(data, dict):
            raise SettingsError(phrase("expected a JSON object"))
        known = {item.name for item in fields(cls)}
        settings = cls(**{name: value for name, value in data.items() if name in known})
        settings.check()
        return settings

    def check(self) -> None:
        """Raise `SettingsError` if a value is none of those offered."""
        for name, values in OFFERED.items():
            if getattr(self, name) not in values:
                raise SettingsError(
                    "{entry} {value}: expected one of {names}",
                    entry=name,
                    value=quoted(getattr(self, name)),
                    names=", ".join(map(str, values)),
                )
        if not (isinstance(self.keys, dict) and all(isinstance(key, str) for key in self.keys.values())):
            raise SettingsError("{entry}: expected an object of texts", entry="keys")
        if not isinstance(self.geometry, str):
            raise SettingsError("{entry}: expected a text", entry="geometry")
        for name, value, most in (
            ("raise_cap", self.raise_cap, None),
            ("rake_per_mille", self.rake_per_mille, MAX_RAKE_PER_MILLE),
            ("rake_cap", self.rake_cap, None),
        ):
            if name == "raise_cap" and value is None:
                continue
            if type(value) is not int or value < 0 or (most is not None and value > most):
                raise SettingsError(
                    "{entry} {value}: expected a whole number from 0 up", entry=name, value=quoted(value)
                )
        if not (self.last_game is None or isinstance(self.last_game, str)):
            raise SettingsError("{entry} {value}: expected a name", entry="last_game", value=quoted(self.last_game))
        if not (isinstance(self.last_choices, dict) and all(isinstance(v, str) for v in self.last_choices.values())):
            raise SettingsError("{entry}: expected an object of texts", entry="last_choices")
        if not isinstance(self.lessons, dict):
            raise SettingsError("{entry}: expected an object", entry="lessons")


def profile_folder() -> Path:
    """Where settings and hands are kept on this system."""
    import platformdirs  # not where the folder is given

    return Path(platformdirs.user_data_dir("pokertable", appauthor=False))


def settings_file(folder: Path) -> Path:
    """The settings of a profile."""
    return folder / "settings.json"


def load(path: Path) -> tuple[Settings, Phrase | None]:
    """The settings in the file, and what went wrong if it could not be used.

    A missing file gives the defaults. One that cannot be read as settings is set aside beside it, never overwritten.
    """
    try:
        text = read_at_most(path, _MOST_BYTES).decode("utf-8")
    except FileNotFoundError:
        return Settings(), None
    except (OSError, UnicodeDecodeError) as error:
        return Settings(), _unusable(path, error)
    try:
        return Settings.from_json(json.loads(text)), None
    except (ValueError, TypeError, RecursionError) as error:
        return Settings(), _unusable(path, error)


def save(settings: Settings, path: Path) -> None:
    """Write the settings, whole or not at all. Raises `OSError`."""
    write_whole(path, json.dumps(asdict(settings), indent=1), private=True)


def _unusable(path: Path, error: Exception) -> Phrase:
    reason = unreadable(error, "JSON")
    try:
        return phrase(
            "The settings cannot be read: {reason}. The file was set aside as {aside}; the defaults are used. ({file})",
            reason=reason,
            aside=set_aside(path, "damaged").name,
            file=short(path),
        )
    except OSError as fault:
        return phrase(
            "The settings cannot be read: {reason}. The file could not be set aside: {fault}. ({file})",
            reason=reason,
            fault=told(fault),
            file=short(path),
        )
