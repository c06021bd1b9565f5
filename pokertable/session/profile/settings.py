"""The player's settings, kept in one small JSON file that is written completely or not at all."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from pokertable.model.stakes import USUAL_RAISE_CAP, Rake
from pokertable.model.text import Phrase, phrase, told
from pokertable.session.profile.choice import MAX_STACK, TableChoice
from pokertable.session.profile.parsed import Unparsable, json_of
from pokertable.session.profile.whole_file import copy_aside, read_text, set_aside, short, write_whole

AMOUNTS = ("chips", "big blinds")
TEXT_SIZES = (100, 115, 130, 150, 200)
"""Text sizes on offer, in percent of the designed size."""
RAISE_CAPS = (3, 4, None)
OFFERED: Final[dict[str, tuple[Any, ...]]] = {
    "language": ("system", "en", "ja", "fr"),
    "theme": ("dark", "light"),
    "deck": (2, 4),
    "amounts": AMOUNTS,
    "text_size": TEXT_SIZES,
    "felt": ("green", "blue", "wine"),
    "back": ("lozenges", "chevrons", "stars"),
    "hole_cards": ("dealt", "sorted"),
    "speed": (0.0, 0.5, 1.0, 2.0),
    "bot_delay_ms": (0, 300, 700, 1500),
    "hints": (False, True),
    "odds": (False, True),
    "advises": (False, True),
    "points": (False, True),
    "dead_cards": (False, True),
    "tells_opponents": ("always", "after the hand", "never"),
    "figures": (False, True),
    "quiz_hints": (True, False),
    "sounds": (False, True),
    "auto_muck": (True, False),
    "rebuy": ("ask", "when out", "top up"),
    "next_hand_s": (0, 1, 2, 3, 5),
    "others_play": (True, False),
}
"""The values that a setting may have, in the order in which they are offered."""
MAX_RAKE_PER_MILLE = 1000
MAX_VOLUME = 100
_MOST_BYTES: Final = 16 * 2**20
_WAIT_S: Final = 1.0
"""Most seconds that a window waits while another one writes the settings."""
_NAMED: Final = 6
"""Most invalid entries named in a message."""
_SHOWN: Final = 40
"""Most letters shown of such a name."""


@dataclass(slots=True)
class Settings:
    """`language`: the language of the window.

    `text_size` is in percent of the designed one. `speed` multiplies the animations' pace, 0 turns them off. `amounts`:
    the unit of a table's stacks, bets and pots. `odds`: live help at the table; `advises`: with a word on the call.
    `points`: before a showdown the player points at the cards that play. `quiz_hints`: the quiz helps before the answer
    when asked. `auto_muck`: the player's losing hand is not turned up at the showdown. `dead_cards`: up cards
    of folded hands stay visible, in stud. `tells_opponents`: when plates tell style and skill. `figures`: plates tell
    VPIP and PFR. `keys` are those that differ from the usual ones, by the names of `KeyMap`. `raise_cap` and rake hold
    for every table, from its next hand on: raises after the bet in fixed limit, None for no cap; `rake_per_mille` of
    each pot, at most `rake_cap` chips per hand. `rebuy`: "ask" when out of chips, buy in again "when out", or "top up"
    before every hand. `next_hand_s`: seconds after which the next hand comes by itself, 0: it does not. `others_play`:
    they play on while the player sits out. `sounds`: whether they are heard, at a `volume` in percent.
    `geometry` is the window's, in Qt's form as base64. `last_choices` are the last tables by game, with ``sng`` after
    it the last sit and go, each as the text of `TableChoice.to_json`; `lessons` the progress in the lessons; `told` the
    hints that were given, by `FirstTime`. `felt` and `back`: the table's and the cards' dress. `hole_cards`: the order
    in which mine lie. `my_name`: empty for none; `names`: the opponents', separated by commas. `later`: the entries of
    a later version, which are kept in the file as they are.
    """

    language: str = "system"
    theme: str = "dark"
    deck: int = 4
    amounts: str = "chips"
    text_size: int = 100
    speed: float = 1.0
    bot_delay_ms: int = 700
    hints: bool = False
    odds: bool = False
    advises: bool = False
    points: bool = False
    quiz_hints: bool = True
    auto_muck: bool = True
    dead_cards: bool = True
    tells_opponents: str = "always"
    figures: bool = False
    keys: dict[str, str] = field(default_factory=dict)
    raise_cap: int | None = USUAL_RAISE_CAP
    rake_per_mille: int = 0
    rake_cap: int = 3
    rebuy: str = "ask"
    next_hand_s: int = 0
    others_play: bool = True
    sounds: bool = False
    volume: int = 60
    geometry: str = ""
    last_game: str | None = None
    last_choices: dict[str, str] = field(default_factory=dict)
    lessons: dict[str, Any] = field(default_factory=dict)
    told: dict[str, bool] = field(default_factory=dict)
    felt: str = "green"
    back: str = "lozenges"
    hole_cards: str = "dealt"
    my_name: str = ""
    names: str = ""
    later: dict[str, Any] = field(default_factory=dict)

    @property
    def rake(self) -> Rake | None:
        """The rake, None for none."""
        if not self.rake_per_mille or not self.rake_cap:
            return None
        return Rake(per_mille=self.rake_per_mille, cap=self.rake_cap)

    def reset(self) -> Settings:
        """The default settings; the last tables, progress in the lessons, hints given and the window's place stay."""
        return Settings(
            geometry=self.geometry,
            last_game=self.last_game,
            last_choices=self.last_choices,
            lessons=self.lessons,
            told=self.told,
            my_name=self.my_name,
            names=self.names,
            later=self.later,
        )

    def with_house_rules(self, choice: TableChoice) -> TableChoice:
        """The table with this raise cap and rake."""
        return replace(choice, raise_cap=self.raise_cap, rake=self.rake)

    def to_json(self) -> dict[str, Any]:
        """The entries of the file."""
        entries = asdict(self)
        del entries["later"]
        return self.later | entries

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> tuple[Settings, list[str]]:
        """The settings of a parsed file, and the names of invalid entries, which get their default values.

        An invalid entry of an object (a key, a table, a lesson) is dropped alone, named like ``keys.fold``.
        """
        settings, data = cls(), _of_today(data)
        settings.later = {name: value for name, value in data.items() if name not in _FITTING | _FITTING_EACH}
        bad: list[str] = []
        for name, fitting in _FITTING.items():
            if name not in data:
                continue
            try:
                setattr(settings, name, fitting(data[name]))
            except ValueError:
                bad.append(name)
        for name, fitting in _FITTING_EACH.items():
            entries = data.get(name, {})
            if not isinstance(entries, dict):
                bad.append(name)
                continue
            for key, value in entries.items():
                try:
                    getattr(settings, name)[key] = fitting(value)
                except ValueError:
                    bad.append(f"{name}.{key}")
        return settings, bad


def _one_of(values: tuple[Any, ...]) -> Callable[[Any], Any]:
    def fitting(given: Any) -> Any:
        return values[values.index(given)]  # the offered value: 100 is a text size, 1.0 is not

    return fitting


def _whole(most: int) -> Callable[[Any], Any]:
    def fitting(given: Any) -> Any:
        if type(given) is not int or not 0 <= given <= most:
            raise ValueError(given)
        return given

    return fitting


def _or_none(fitting: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda given: None if given is None else fitting(given)


def _text(given: Any) -> Any:
    if not isinstance(given, str):
        raise ValueError(given)
    return given


def _true(given: Any) -> Any:
    if given is not True:
        raise ValueError(given)
    return given


def _flat(given: Any) -> Any:
    """An object without nested objects, such as the progress in a lesson."""
    if not isinstance(given, dict) or not all(isinstance(each, bool | int | str) for each in given.values()):
        raise ValueError(given)
    return given


_FITTING: Final[dict[str, Callable[[Any], Any]]] = {
    **{name: _one_of(values) for name, values in OFFERED.items()},
    "raise_cap": _or_none(_whole(MAX_STACK)),
    "rake_per_mille": _whole(MAX_RAKE_PER_MILLE),
    "rake_cap": _whole(MAX_STACK),
    "volume": _whole(MAX_VOLUME),
    "geometry": _text,
    "my_name": _text,
    "names": _text,
    "last_game": _or_none(_text),
}
"""Converts the value of each entry to the stored form; raises `ValueError` for an invalid one."""
_FITTING_EACH: Final[dict[str, Callable[[Any], Any]]] = {
    "keys": _text,
    "last_choices": _text,
    "lessons": _flat,
    "told": _true,
}
"""Converts the entries of settings that are objects, one by one."""


def _of_today(data: dict[str, Any]) -> dict[str, Any]:
    """The entries of a file in the present form; an earlier version stored sound as a volume alone, 0 for off."""
    if "sounds" in data or type(data.get("volume")) is not int:
        return data
    return {**data, "sounds": data["volume"] != 0, "volume": data["volume"] or Settings().volume}


def profile_folder() -> Path:
    """The folder for settings and hands on this system."""
    import platformdirs  # late: not needed where the folder is given

    return Path(platformdirs.user_data_dir("pokertable", appauthor=False))


def settings_file(folder: Path) -> Path:
    """The settings file of a profile."""
    return folder / "settings.json"


def load(path: Path) -> tuple[Settings, Phrase | None]:
    """The settings in the file, and a message if not all of it could be used.

    A missing file gives the defaults. A file that cannot be read as settings is renamed beside it. If only some entries
    are invalid, the others are used and a copy of the file is kept beside it.
    """
    try:
        settings, bad = _read(path)
    except FileNotFoundError:
        return Settings(), None
    except (OSError, Unparsable) as error:
        return Settings(), _unusable(path, told(error))
    return settings, _as_usual(path, bad) if bad else None


def _read(path: Path) -> tuple[Settings, list[str]]:
    """The settings in the file, and the names of invalid entries. Raises `OSError` or `Unparsable`."""
    data = json_of(read_text(path, _MOST_BYTES))
    if not isinstance(data, dict):
        raise Unparsable(phrase("expected a JSON object"))
    return Settings.from_json(data)


def save(settings: Settings, path: Path) -> None:
    """Write the settings completely or not at all. Raises `OSError`."""
    write_whole(path, json.dumps(settings.to_json(), indent=1), private=True)


def save_changes(settings: Settings, before: Settings, path: Path) -> None:
    """Write what changed since `before`; all else stays as another window left it in the file. Raises `OSError`."""
    from pokertable.session.profile.lock import locked

    turn = locked(path.with_name(f"{path.name}.lock"), _WAIT_S)  # what another window writes meanwhile would be lost
    try:
        try:
            stored, bad = _read(path)
            for name in _FITTING.keys() & set(bad):  # its default is nobody's wish
                setattr(stored, name, getattr(before, name))
        except (OSError, Unparsable):
            stored = before
        save(replace(settings, **{name: _changed(name, settings, before, stored) for name in Settings.__slots__}), path)
    finally:
        if turn is not None:
            turn.close()


def _changed(name: str, settings: Settings, before: Settings, stored: Settings) -> Any:
    """The value of a setting, entry by entry where it has some: mine if I changed it, else the stored one."""
    mine, old, kept = (getattr(each, name) for each in (settings, before, stored))
    if name not in _FITTING_EACH:
        return mine if mine != old else kept
    changed = {key for key, value in mine.items() if key not in old or value != old[key]}
    others = {key: value for key, value in kept.items() if key not in mine and key not in old}
    return others | {key: mine[key] if key in changed else kept[key] for key in mine if key in changed or key in kept}


def _as_usual(path: Path, names: list[str]) -> Phrase:
    """The message about invalid entries."""
    entries = ", ".join(name[:_SHOWN] for name in names[:_NAMED]) + (", …" if len(names) > _NAMED else "")
    try:
        aside = copy_aside(path, "damaged")
    except OSError as fault:
        return phrase(
            "These settings could not be read and are back to their defaults: {entries}. The file could not be copied:"
            " {fault}. ({file})",
            entries=entries,
            fault=told(fault),
            file=short(path),
        )
    return phrase(
        "These settings could not be read and are back to their defaults: {entries}. The file is kept as {file}.",
        entries=entries,
        file=short(aside),
    )


def _unusable(path: Path, reason: str | Phrase) -> Phrase:
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
