"""Line breaks in Japanese: before a new word, not inside one nor between it and its particles or counter.

Japanese is written without blanks. Qt and terminals would break a line after any sign or after none; one rule for both
finds the parts to keep together. A part begins with a number or a word in katakana or kanji, and includes the number
and the hiragana after it; a long part may be broken between the two.
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final

JOINER: Final = "\N{WORD JOINER}"
"""Word joiner: zero width, no line break beside it."""
NO_BREAK: Final = "\u00a0"
BLANK: Final = NO_BREAK + JOINER
"""A blank at which no line is broken; `apart` gives the blank back."""
_KATAKANA: Final = "ァ-ヺー"
_KANJI: Final = "々一-鿿"
_HIRAGANA: Final = "ぁ-ゖ"
_WORDS: Final = f"[{_KATAKANA}{_KANJI}]+"
_INNER: Final = f"(?![のをにはがとでもへやか])[{_HIRAGANA}]|/"
"""One hiragana sign within a word, as in 読み違い: not a particle."""
_NUMBERED: Final = rf"(?:(?<=[{_KATAKANA}{_KANJI}])[0-9][0-9,.]*(?:{_WORDS})?)?"
"""The number right after a word in katakana or kanji, as in ポット1,200 and 勝率14%."""
_RANKS: Final = "[2-9TJQKA](?:-[2-9TJQKA])+"
_PARTICLE: Final = "[のをにはがとでもへや]"
_NUMBER: Final = "[約全第]?[0-9][0-9,.]*(?:分の[0-9]+|つ)?"
_COUNTED: Final = rf"{_NUMBER}[枚人回](?=[{_KANJI}](?!{_PARTICLE})[{_HIRAGANA}])"
"""A number with its counter before a verb, which is another part: 2枚 使わ."""
_BEFORE_KANJI: Final = "もう(?=一)|その(?=他)|それ(?=以)"
"""Hiragana that begins a word in kanji: もう一度, その他, それ以外."""
_PART: Final = (
    rf"(?P<head>{_COUNTED}|(?:{_BEFORE_KANJI}|{_RANKS}|{_NUMBER}|[A-Za-z←→↑↓]|[%％](?=[{_HIRAGANA}]))?"
    rf"(?:{_WORDS}(?:(?:{_INNER}){_WORDS})*)?{_NUMBERED})(?P<tail>(?:(?!{_BEFORE_KANJI})[{_HIRAGANA}])*)"
)
_AFTER_KANJI: Final = rf"[{_HIRAGANA}](?:る|なければ|なくて|ない|ました|ません|ます|た|て)?"
_AFTER_KATAKANA: Final = rf"{_PARTICLE}[はも]?|から|まで|より|して(?:い[たる])?|した|する"
"""The end of a word in kanji (同じ, 使わなければ), and what belongs to one in katakana (アクションを, コールした)."""
_RUNS: Final = rf"[0-9,.]*(?:[{_KATAKANA}]+|[{_KANJI}]+|.)/?"
_LONG: Final = 10
"""Length of a part, in signs, above which it may be broken between katakana and kanji, and within its hiragana."""
_SHORT: Final = 3
"""Most hiragana signs that never begin a line of their own."""
_JAPANESE: Final = f"[{_KATAKANA}{_KANJI}{_HIRAGANA}]"
_FIRST_WIDE: Final = "\u3000"
"""First sign of the scripts written without blanks; a pattern for these takes milliseconds to compile."""
_OPENING, _CLOSING = "（「『([{", "、。，．）」』：？！・ー／)]}"
_BLANKS: Final = f"{NO_BREAK}\u202f"
"""No-break spaces that French has in figures and before punctuation."""
_LETTERS: Final = rf"(?:[^\s{JOINER}\u3000-\u9fff\uff00-\uffef]|[{_BLANKS}])+"
"""A word in a script written with blanks."""
_UNIT: Final = (
    rf"[{re.escape(_OPENING)}]*(?:{_LETTERS}|\S)(?:(?:{JOINER}|(?=[{_BLANKS}]))(?:{_LETTERS}|\S))*"
    rf"(?:(?<=[0-9]) %)?[{re.escape(_CLOSING)}.,;]*|\s"
)
"""Unbreakable unit: a word with its punctuation, a figure with its percent sign."""
_PLAIN_UNIT: Final = rf"(?:\S|[{_BLANKS}])+(?:(?<=[0-9]) %[)\]}}.,;]*)?|\s"
"""Unbreakable unit of a text without wide signs and joiners: compiled in a twentieth of the time."""


_LAST: Final = re.compile(r"(?<![^ \n])([^ \n]{1,14}) (?=(?:[^ \n]{1,4}[.?!]?|[0-9][^ \n]{0,6})(?:\n|$))")
"""The word before a short last one: before a figure, or at most four signs and a stop."""
_LAST_OF_MANY: Final = re.compile(r"(?<=[^\n]{40} )([^ \n]{1,12}) (?=[^ \n]{1,9}[.?!)]?(?:\n|$))")
"""The word before a longer last one, in a paragraph of several lines."""
_HALVES: Final = re.compile(rf" (?=hi[/-]{JOINER}?lo\b|ハ{JOINER}?イ{JOINER}?/)")
"""Before the end of a game's name."""
_SUMS: Final = re.compile(r" (?=[×÷±] )|(?<= [×÷±+−=]) (?=\S)")
"""Blanks of a sum at which no line is broken: a line may begin with + − = alone."""
_LAST_SIGNS: Final = 5
"""Most signs of Japanese that are not left alone on the last line, unless they made a long part with those before, or
a new one after a comma.
"""


def together(text: str) -> str:
    """The text with a `JOINER` wherever Qt would wrongly break a line."""
    if not _is_japanese(text):
        return re.sub(_PART, _joined, text) if re.search(_RANKS, text) else text
    return re.sub(_PART, _joined, text).replace("／", JOINER + "／")


@lru_cache(maxsize=4096)
def with_last(text: str) -> str:
    """The text with a `BLANK` before a short last word of a paragraph, which would be left alone on a line.

    Nor does a line begin with a dot between two words, with the hi/lo of a game's name or within a product.
    """
    text = with_sums(_LAST_OF_MANY.sub(rf"\1{BLANK}", _LAST.sub(rf"\1{BLANK}", text)))
    text = _HALVES.sub(BLANK, text).replace(" · ", f"{BLANK}· ")
    return "\n".join(map(_with_last_part, text.split("\n"))) if _is_japanese(text) else text


def with_sums(text: str, blank: str = BLANK) -> str:
    """The text with this `blank` in each product, and after each sign of a sum."""
    return _SUMS.sub(blank, text)


def _with_last_part(line: str) -> str:
    """A line of Japanese with a `JOINER` before a short last part, unless that is in brackets."""
    *before, last = re.findall(_UNIT, together(line)) or [""]
    alone = before and not before[-1].isspace() and len(apart(last)) <= _LAST_SIGNS and last[:1] not in _OPENING
    alone = alone and len(apart(before[-1] + last)) < _LONG + (-1 if before[-1][-1] in _CLOSING else 4)
    return "".join([*before, JOINER if alone else "", last])


def _is_japanese(text: str) -> bool:
    """Whether the text contains Japanese; the patterns are compiled on first use, never for a window in English."""
    return _has_wide(text) and re.search(_JAPANESE, text) is not None


def _has_wide(text: str) -> bool:
    return not text.isascii() and max(text) >= _FIRST_WIDE


def _joined(found: re.Match[str]) -> str:
    head, tail = found["head"], found["tail"]
    if not _is_japanese(found[0]) and not re.fullmatch(_RANKS, found[0]):
        return found[0]
    parts = re.findall(_RUNS, head) if len(head) > _LONG else [head]
    ending = len(tail)
    if head and len(tail) > _SHORT and len(head + tail) > _LONG:
        end = re.match(_AFTER_KANJI if re.search(f"[{_KANJI}]$", head) else _AFTER_KATAKANA, tail)
        ending = end.end() if end is not None else 0
        ending = len(tail) if ending > 0 and len(tail) - ending <= _SHORT else ending
    parts[-1] += tail[:ending]
    return "".join(map(JOINER.join, [*parts, tail[ending:]]))


def apart(text: str) -> str:
    """The text without any `JOINER`."""
    return text.replace(BLANK, " ").replace(JOINER, "")


def width(text: str) -> int:
    """Width of the text in terminal columns: Japanese signs two, combining marks none."""
    return sum(
        0 if unicodedata.combining(each) or each == JOINER else 1 + (unicodedata.east_asian_width(each) in "WF")
        for each in text
    )


def padded(text: str, columns: int, *, right: bool = False) -> str:
    """The text padded to `columns`, left-aligned or right-aligned; longer text unchanged."""
    blank = " " * (columns - width(text))
    return blank + text if right else text + blank


def wrapped(text: str, columns: int) -> list[str]:
    """The text wrapped to lines of at most `columns`, except for wider words."""
    return list(lines(re.sub(r"[ \t\n]+", " ", text).strip(), lambda line: width(line) <= columns))


def parts(text: str) -> list[str]:
    """The parts of the text between which a line may be broken."""
    return list(lines(text, lambda _: False))


def lines(text: str, fits: Callable[[str], bool], most: float = math.inf) -> Iterator[str]:
    """The text in the longest fitting lines, at least one part each; the last of the `most` takes the rest."""
    line, laid = "", together(text)
    unit_pattern = _UNIT if _has_wide(laid) else _PLAIN_UNIT
    for unit in map(apart, re.findall(unit_pattern, laid)):
        if line and most > 1 and not fits((line + unit).rstrip()):
            yield line.rstrip()
            line, most = "", most - 1
        line += unit if line else unit.lstrip()
    yield line.rstrip()
