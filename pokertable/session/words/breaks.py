"""Where a line of Japanese may end: before a new word, not inside one nor between it and its particles or counter.

Japanese is written without blanks. What lays text out here, Qt and terminals, would end a line after any sign, or
after none: so the parts that stay together are found by one rule for both. A part begins with a number, a word in
katakana or kanji, and goes on through the hiragana after it; where that is long, a line may end between the two.
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Callable, Iterator
from typing import Final

JOINER: Final = "\N{WORD JOINER}"
"""Has no width; no line ends beside it."""
_KATAKANA: Final = "ァ-ヺー"
_KANJI: Final = "々一-鿿"
_HIRAGANA: Final = "ぁ-ゖ"
_WORDS: Final = f"[{_KATAKANA}{_KANJI}]+"
_INNER: Final = f"(?![のをにはがとでもへやか])[{_HIRAGANA}]|/"
"""One sign of hiragana within a word, as in 読み違い: no particle."""
_RANKS: Final = "[2-9TJQKA](?:-[2-9TJQKA])+"
_PART: Final = (
    rf"(?P<head>(?:{_RANKS}|[約全第]?[0-9][0-9,.]*|[A-Za-z]|[%％](?=[{_HIRAGANA}]))?(?:{_WORDS}(?:(?:{_INNER}){_WORDS})*)?)"
    rf"(?P<tail>[{_HIRAGANA}]*)"
)
_RUNS: Final = rf"[0-9,.]*(?:[{_KATAKANA}]+|[{_KANJI}]+|.)/?"
_LONG: Final = 10
"""Signs; a longer part may end a line before its hiragana, or between katakana and kanji."""
_SHORT: Final = 3
"""So few signs of hiragana never begin a line of their own."""
_JAPANESE: Final = f"[{_KATAKANA}{_KANJI}{_HIRAGANA}]"
_OPENING, _CLOSING = "（「『([{", "、。，．）」』：？！・ー)]}"
_NO_BREAK: Final = "\u00a0\u202f"
"""Blanks that French has in figures and before its signs."""
_LETTERS: Final = rf"(?:[^\s{JOINER}\u3000-\u9fff\uff00-\uffef]|[{_NO_BREAK}])+"
"""A word of what is written with blanks."""
_UNIT: Final = (
    rf"[{re.escape(_OPENING)}]*(?:{_LETTERS}|\S)(?:{JOINER}(?:{_LETTERS}|\S))*"
    rf"(?:(?<=[0-9]) %)?[{re.escape(_CLOSING)}.,;]*|\s"
)
"""What no line ends in: a word with its signs, a figure with its per cent."""


def together(text: str) -> str:
    """The text with a `JOINER` wherever no line may end but Qt would end one."""
    return re.sub(_PART, _joined, text) if _is_japanese(text) or re.search(_RANKS, text) else text


def _is_japanese(text: str) -> bool:
    """Whether any of it is; the patterns are made when they are first asked, for a window in English never is."""
    return not text.isascii() and re.search(_JAPANESE, text) is not None


def _joined(found: re.Match[str]) -> str:
    head, tail = found["head"], found["tail"]
    if not _is_japanese(found[0]) and not re.fullmatch(_RANKS, found[0]):
        return found[0]
    parts = [head, tail] if len(head) and len(tail) > _SHORT and len(head + tail) > _LONG else [head + tail]
    if len(head) > _LONG:
        parts = [*re.findall(_RUNS, head), *parts[1:]]
        parts[-1] += tail if len(tail) <= _SHORT else ""
    return "".join(map(JOINER.join, parts))


def apart(text: str) -> str:
    """The text without any `JOINER`."""
    return text.replace(JOINER, "")


def width(text: str) -> int:
    """How many columns of a terminal it takes: Japanese signs two, marks over a letter none."""
    return sum(
        0 if unicodedata.combining(each) or each == JOINER else 1 + (unicodedata.east_asian_width(each) in "WF")
        for each in text
    )


def padded(text: str, columns: int, *, right: bool = False) -> str:
    """The text in so many columns, at the left, or at the `right`; longer text as it is."""
    blank = " " * (columns - width(text))
    return blank + text if right else text + blank


def wrapped(text: str, columns: int) -> list[str]:
    """The text in lines of at most so many columns, but for words that are wider."""
    return list(lines(re.sub(r"[ \t\n]+", " ", text).strip(), lambda line: width(line) <= columns))


def lines(text: str, fits: Callable[[str], bool], most: float = math.inf) -> Iterator[str]:
    """The text in lines that are as long as they fit, each a part at least; the last of the `most` takes the rest."""
    line = ""
    for unit in map(apart, re.findall(_UNIT, together(text))):
        if line and most > 1 and not fits((line + unit).rstrip()):
            yield line.rstrip()
            line, most = "", most - 1
        line += unit if line else unit.lstrip()
    yield line.rstrip()
