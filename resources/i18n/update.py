"""Brings the translations up to the texts of the program: ``python resources/i18n/update.py [--check | --drop]``.

Every text is written to ``pokertable_ja.ts`` and ``pokertable_fr.ts``, new ones as unfinished. Qt's ``lrelease``, which
comes with PySide6-Essentials, makes the ``.qm`` files that the program reads. Translations that are there are kept.
The pages of the rules are translated in folders beside them; those that are not, or are out of date, are named.
"""

from __future__ import annotations

import argparse
import gc
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path

import PySide6

FOLDER = Path(__file__).resolve().parent
sys.path.insert(0, str(FOLDER))

import extract  # noqa: E402
import ts_file  # noqa: E402
from ts_file import Message, State  # noqa: E402

PROJECT = FOLDER.parent.parent
RULES = PROJECT / "resources" / "rules"
LANGUAGES = tuple(ts_file.PLURALS)


def texts() -> list[extract.Text]:
    """All texts of the program; raises `extract.Unfollowed`."""
    return extract.find(PROJECT / "pokertable", PROJECT / "resources" / extract.LESSONS)


def file(language: str, suffix: str) -> Path:
    """The translation file of a language, ``.ts`` or ``.qm``."""
    return FOLDER / f"pokertable_{language}{suffix}"


def compiled(language: str) -> bytes:
    """What the ``.qm`` file of a language should hold."""
    release = next(Path(PySide6.__path__[0]).glob("lrelease*"))
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "made.qm"
        command = [str(release), "-silent", str(file(language, ".ts")), "-qm", str(made)]
        subprocess.run(command, check=True, capture_output=True)
        return made.read_bytes()


def counts(messages: list[Message]) -> dict[State, int]:
    """How many messages there are of each state."""
    return {state: sum(message.state is state for message in messages) for state in State}


def stale_pages(language: str) -> list[str]:
    """The pages of the rules that have no translation, or one of another text: its first line says of which."""
    found = []
    for page in sorted(RULES.glob("*.md")):
        translation = RULES / language / page.name
        mark = translation.read_text(encoding="utf-8").partition("\n")[0] if translation.is_file() else ""
        if mark != mark_of(page):
            found.append(page.name)
    return found


def mark_of(page: Path) -> str:
    """The first line of a translation of this page."""
    return f"<!-- of {zlib.crc32(page.read_text(encoding='utf-8').encode()):08x} -->"


AGAIN = "run python resources/i18n/update.py"


def main() -> int:
    """Run the command; the exit status is 1 if `--check` finds something to do."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; say what is not translated")
    parser.add_argument("--drop", action="store_true", help="drop the translations of texts that are gone")
    options = parser.parse_args()
    gc.disable()  # the trees of all modules stay: to look for garbage among them took longer than to read them
    try:
        found = texts()
    except extract.Unfollowed as fault:
        print(f"These texts cannot be found; write them where they are used:\n{fault}", file=sys.stderr)
        return 1
    status = 0
    for language in LANGUAGES:
        messages = ts_file.updated(ts_file.read(file(language, ".ts")), found, language)
        if options.drop:
            messages = [message for message in messages if message.state is not State.VANISHED]
        messages = [ts_file.typeset(message, language) for message in messages]
        number = counts(messages)
        wrong = [fault for fault in map(ts_file.wrong_places, messages) if fault is not None]
        print(
            f"{language}: {number[State.DONE]} translated, {number[State.UNFINISHED]} not translated, "
            f"{number[State.VANISHED]} no longer used"
        )
        pages = stale_pages(language)
        for name in pages:
            print(f"rules: {language}/{name}: expected a translation that begins with {mark_of(RULES / name)}")
        for fault in wrong:
            print(f"other placeholders: {fault}", file=sys.stderr)
        if options.check:
            for message in messages:
                if message.state is not State.DONE:
                    print(f"{message.state.value}: {message.text.context}: {message.text.source!r}")
            if old := compiled(language) != file(language, ".qm").read_bytes():
                print(f"{file(language, '.qm').name} is older than its translations: {AGAIN}")
            status |= bool(pages or wrong or number[State.UNFINISHED] or number[State.VANISHED] or old)
        else:
            ts_file.write(file(language, ".ts"), messages, language)
            beside = file(language, ".qm.new")  # a program that reads the old one has it mapped into its memory
            beside.write_bytes(compiled(language))
            beside.replace(file(language, ".qm"))
            status |= bool(wrong)
    return status


if __name__ == "__main__":
    sys.exit(main())
