"""The log for bug reports: small rotating files that contain no cards.

A report may be sent during a hand and must not reveal hidden cards: any text that looks like cards is blotted out
before it is written or shown.
"""

from __future__ import annotations

import logging
import re
import traceback
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

import platformdirs

from pokertable.model.text import Phrase, phrase, told
from pokertable.session.profile.whole_file import make_folder, require_regular, short

NAME: Final = "pokertable.log"
MOST_BYTES: Final = 256 * 1024
FORMER_FILES: Final = 2
BLOT: Final = "··"
_CARD: Final = re.compile(r"(?<![0-9A-Za-z])(?:(?:10|[2-9TJQKA])[cdhs♣♦♥♠])+(?![0-9A-Za-z])")
_SEED: Final = re.compile(r"\b(seed|deck)\W{0,3}\d{4,}")

log: Final = logging.getLogger("pokertable")


def log_file(profile: Path | None = None) -> Path:
    """The log's path: in the profile's folder, else where this system keeps logs."""
    folder = Path(platformdirs.user_log_dir("pokertable", appauthor=False)) if profile is None else profile
    return folder / NAME


def without_cards(text: str) -> str:
    """The text with anything that reads as cards or as a deck's seed blotted out."""
    return _CARD.sub(BLOT, _SEED.sub(rf"\1 {BLOT}", text))


def error_text(error: BaseException) -> str:
    """An error with its traceback, without cards."""
    return without_cards("".join(traceback.format_exception(error)).rstrip())


class _WithoutCards(logging.Formatter):
    """Formats a record and blots out the cards."""

    def format(self, record: logging.LogRecord) -> str:
        return without_cards(super().format(record))


class _Handler(RotatingFileHandler):
    """Writes if possible: a full disk, or an old file that cannot be rotated, is ignored."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: ARG002, N802
        return


def open_log(path: Path) -> Phrase | None:
    """Write the log to this file from now on; returns the problem if it cannot be written."""
    close_log()
    try:
        make_folder(path.parent)
        require_regular(path)
        handler = _Handler(path, maxBytes=MOST_BYTES, backupCount=FORMER_FILES, encoding="utf-8")
    except OSError as error:
        return phrase("{file}: {problem}", file=short(path), problem=told(error))
    handler.setFormatter(_WithoutCards("%(asctime)s %(levelname)s %(message)s"))
    log.addHandler(handler)
    log.setLevel(logging.INFO)
    log.propagate = False
    return None


def close_log() -> None:
    """Close the log."""
    for handler in log.handlers[:]:
        log.removeHandler(handler)
        handler.close()
