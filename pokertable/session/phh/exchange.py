"""Export and import of hands: a hand that cannot be written or read is named, the others go through."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path

from pokertable.model.memory import many_kept
from pokertable.model.text import Phrase, phrase, told
from pokertable.session.phh import pokerstars_read
from pokertable.session.phh.pokerstars import write_hand as write_pokerstars
from pokertable.session.phh.read import Unreadable, in_hand, read_file
from pokertable.session.phh.replay import replay
from pokertable.session.phh.text import PhhError
from pokertable.session.phh.write import write_hands
from pokertable.session.profile.whole_file import require_regular, write_whole
from pokertable.session.record.record import HERO, HandRecord


class Format(Enum):
    """File format of hands."""

    PHH = "phhs"
    POKERSTARS = "txt"

    @property
    def suffix(self) -> str:
        """The file name extension, with its dot."""
        return f".{self.value}"


@dataclass(frozen=True, slots=True)
class ImportedHand:
    """One hand of a file: its record, or the problem with it."""

    index: int
    record: HandRecord | None
    problem: str | Phrase = ""


def as_text(record: HandRecord, form: Format, number: int = 1) -> str:
    """One hand as text, number `number` of its file; raises `ValueError` naming what the format cannot express.

    The player is called `HERO` in it.
    """
    if record.hero is not None:
        names = tuple(HERO if seat == record.hero else name for seat, name in enumerate(record.names))
        record = replace(record, names=names)
    if form is Format.PHH:
        return write_hands([record], number)
    return write_pokerstars(record, record.played_ms or 0, record.hero)


def read_hands(path: Path) -> Iterator[ImportedHand]:
    """The hands of a PHH file, or of PokerStars-style text, played through the engine.

    Raises `PhhError` if the file cannot be read at all.
    """
    text = pokerstars_read.text_of(path)
    for read in read_file(path) if text is None else pokerstars_read.read_hands(text, path.name):
        if isinstance(read, Unreadable):
            yield ImportedHand(read.index, None, told(read.error))
            continue
        try:
            record = replay(read).record()
        except ValueError as error:
            yield ImportedHand(read.index, None, in_hand(path.name, read.index, error))
        else:
            yield ImportedHand(read.index, record)


@dataclass(frozen=True, slots=True)
class ExchangeResult:
    """Result of an export or import: a sentence, and one line per problem."""

    summary: Phrase
    problems: tuple[str | Phrase, ...] = ()
    done: int = 0


Stopped = Callable[[], bool]
"""Whether the work was cancelled."""


def export_hands(
    ids: Sequence[int], load: Callable[[int], HandRecord], path: Path, form: Format, stopped: Stopped = lambda: False
) -> ExchangeResult:
    """Write the hands with these ids to a file; those that cannot be loaded or written are left out and named."""
    texts: list[str] = []
    problems: list[str | Phrase] = []
    for hand_id in ids:
        if stopped():
            return ExchangeResult(phrase("The export was stopped: nothing was written"))
        try:
            texts.append(as_text(load(hand_id), form, len(texts) + 1))
        except ValueError as error:
            problems.append(told(error))
    if not texts:
        return ExchangeResult(phrase("Nothing was exported: none of the hands could be written"), tuple(problems))
    try:
        write_whole(path, ("\n" if form is Format.PHH else "\n\n").join(texts))
    except OSError as error:
        return ExchangeResult(
            phrase("{file} could not be written: {reason}", file=str(path), reason=told(error)), tuple(problems)
        )
    return ExchangeResult(_written(len(texts), path), tuple(problems), len(texts))


def _written(count: int, path: Path) -> Phrase:
    if count == 1:
        return phrase("One hand was written to {file}", file=path.name)
    return phrase("{count} hands were written to {file}", count=count, file=path.name)


def import_files(
    paths: Iterable[Path], take: Callable[[list[HandRecord]], Sequence[int]], stopped: Stopped = lambda: False
) -> ExchangeResult:
    """Import the hands of PHH files one by one, so that others may write in between.

    Unreadable hands are named, and what is no regular file. `take` stores hands and returns the ids of the new ones.
    """
    problems: list[str | Phrase] = []
    done = there = 0
    for path in paths:
        try:
            _require_file(path)
            with many_kept():
                for taken in read_hands(path):
                    if stopped():
                        break
                    if taken.record is None:
                        problems.append(taken.problem)
                    elif take([taken.record]):
                        done += 1
                    else:
                        there += 1
        except PhhError as error:
            problems.append(told(error))
        if stopped():
            break
    return ExchangeResult(_read(done, there, len(problems)), tuple(problems), done)


def _require_file(path: Path) -> None:
    """Raise `PhhError` for a pipe, whose reading nothing could stop, and for a device."""
    try:
        require_regular(path)
    except OSError as error:
        raise PhhError("cannot read {file}: {reason}", file=str(path), reason=told(error)) from None


def _read(count: int, there: int, wrong: int) -> Phrase:
    said = phrase("One hand was imported") if count == 1 else phrase("{count} hands were imported", count=count)
    if not count:
        said = phrase("No hand was imported")
    if there:
        known = phrase("one was already there") if there == 1 else phrase("{count} were already there", count=there)
        said = phrase("{taken}, {left}", taken=said, left=known)
    if wrong:
        left = phrase("one could not be read") if wrong == 1 else phrase("{count} could not be read", count=wrong)
        said = phrase("{taken}, {left}", taken=said, left=left)
    return said
