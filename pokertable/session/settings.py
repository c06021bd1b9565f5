"""What the player has set, kept in one small JSON file that is written whole or not at all."""

from __future__ import annotations

import json
import os
import tempfile
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

import platformdirs

THEMES = ("dark", "light")
DECKS = (2, 4)
SPEEDS = (0.0, 0.5, 1.0, 2.0)
BOT_DELAYS_MS = (0, 300, 700, 1500)


class SettingsError(ValueError):
    """A settings file that cannot be read; the text names the file and what is wrong."""


@dataclass(slots=True)
class Settings:
    """`speed` multiplies the animations' pace, 0 turns them off.

    `last_choices` are the last tables by game, each as the text of `TableChoice.to_json`; `lessons` the
    progress in the lessons.
    """

    theme: str = "dark"
    deck: int = 4
    speed: float = 1.0
    bot_delay_ms: int = 700
    hints: bool = False
    last_game: str | None = None
    last_choices: dict[str, str] = field(default_factory=dict)
    lessons: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def from_json(cls, data: object) -> Settings:
        """The settings of a parsed file; raises `SettingsError` naming the entry that does not fit."""
        if not isinstance(data, dict):
            raise SettingsError("expected a JSON object")
        known = {item.name for item in fields(cls)}
        settings = cls(**{name: value for name, value in data.items() if name in known})
        settings.check()
        return settings

    def check(self) -> None:
        """Raise `SettingsError` if a value is none of those offered."""
        offered = (
            ("theme", THEMES),
            ("deck", DECKS),
            ("speed", SPEEDS),
            ("bot_delay_ms", BOT_DELAYS_MS),
            ("hints", (True, False)),
        )
        for name, values in offered:
            if getattr(self, name) not in values:
                raise SettingsError(f"{name} {getattr(self, name)!r}: expected one of {', '.join(map(str, values))}")
        if not (self.last_game is None or isinstance(self.last_game, str)):
            raise SettingsError(f"last_game {self.last_game!r}: expected a name")
        if not (isinstance(self.last_choices, dict) and all(isinstance(v, str) for v in self.last_choices.values())):
            raise SettingsError("last_choices: expected an object of texts")
        if not isinstance(self.lessons, dict):
            raise SettingsError("lessons: expected an object")


def profile_folder() -> Path:
    """Where settings and hands are kept on this system."""
    return Path(platformdirs.user_data_dir("pokertable", appauthor=False))


def settings_file(folder: Path) -> Path:
    """The settings of a profile."""
    return folder / "settings.json"


def load(path: Path) -> tuple[Settings, str | None]:
    """The settings in the file, and what went wrong if it could not be used.

    A missing file gives the defaults. One that cannot be read as settings is set aside beside it, never overwritten.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return Settings(), None
    except (OSError, UnicodeDecodeError) as error:
        return Settings(), f"{path}: {error}. {_set_aside(path)}"
    try:
        return Settings.from_json(json.loads(text)), None
    except (ValueError, TypeError, RecursionError) as error:
        return Settings(), f"{path}: {error}. {_set_aside(path)}"


def save(settings: Settings, path: Path) -> None:
    """Write the settings: to a new file first, which then takes the place of the old one. Raises `OSError`."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".new")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(asdict(settings), file, indent=1)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _set_aside(path: Path) -> str:
    for number in range(1, 100):
        aside = path.with_name(f"{path.name}.damaged-{number}")
        if not aside.exists():
            try:
                path.rename(aside)
            except OSError as error:
                return f"It could not be set aside: {error}"
            return f"It was set aside as {aside.name}; the defaults are used"
    return "The defaults are used"
