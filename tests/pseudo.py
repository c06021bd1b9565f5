"""A language that nobody speaks: English with accents, longer by a third, marked at both ends."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

ACCENTS: Final = str.maketrans("aceinouyACEINOUY", "àçéîñõüÿÀÇÉÎÑÕÜŸ")
LONGER: Final = 4 / 3
START, END = "⟦", "⟧"
_KEPT: Final = re.compile(r"\{[^}]*\}|%n|%L?\d|&\w+;|<[^>]*>")
"""Places for values, and marks of rich text."""
_OF_QT: Final = re.compile("Q[A-Z]")
"""Contexts of Qt's own texts."""
_PADDING: Final = " ōōōōō"


class Pseudo(QTranslator):
    """Translates every text of the program; figures and Qt's own texts stay as they are."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        """The text in the language; with less than three letters it only has its accents. None: as it is."""
        if context == "number" or not source or _OF_QT.match(context):
            return None  # type: ignore[return-value]  # what Qt takes for no translation: an empty text is one
        return pseudo(source)

    def isEmpty(self) -> bool:  # noqa: N802
        """It has texts."""
        return False


def pseudo(source: str) -> str:
    """A text in the language."""
    letters = _KEPT.sub("", source)
    kept, accented = _KEPT.findall(source), [part.translate(ACCENTS) for part in _KEPT.split(source)]
    text = accented[0] + "".join(keep + part for keep, part in zip(kept, accented[1:], strict=True))
    if sum(map(str.isalpha, letters)) < 3:
        return text
    more = max(0, math.ceil((LONGER - 1) * len(letters)) - len(START + END))
    padding = _PADDING.lstrip() if " " not in letters else _PADDING
    return f"{START}{text}{(padding * more)[:more].rstrip()}{END}"


@contextmanager
def spoken(app: QApplication) -> Iterator[None]:
    """Speak it for a while."""
    translator = Pseudo(app)
    app.installTranslator(translator)
    try:
        yield
    finally:
        app.removeTranslator(translator)
