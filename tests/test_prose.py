"""Docstrings and comments are plain engineering English: each says what its object is, without a riddle."""

from __future__ import annotations

import ast
import io
import re
import tokenize
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FILES = sorted((ROOT / "pokertable").rglob("*.py"))
OPENINGS = {
    "names its neighbour instead of its subject": r"The same\b",
    "asks instead of naming its subject": r"(Who|Whose|Whom|Whoever|What|Whatever|Which)\b",
    "points at a subject it does not name": r"(Those|That|It|Its|They|Their|Such|This is|These are)\b",
    "puts a condition before its subject": r"(Of|By|As|So)\b",
}
"""Openings of a docstring that leave its subject out, by the reason."""
ANYWHERE = {
    "is no number: at most N, number of": r"\bso (many|few|much)\b(?![^.:;,]* that\b)",
    "is no noun: invalid, not a valid ...": r"\b(that|which) (is|are) none\b",
    "is discarded": r"\b(throws?|threw|thrown)\b",
    "is N% of the time": r"\btimes in a hundred\b",
    "is written N%, without a space": r"\d %(?! [(\w{])",
}
"""Words and forms that are not written, each with the plain form."""


def docstrings(tree: ast.AST) -> Iterator[ast.Constant]:
    """Texts that stand alone as a statement: docstrings, and what is said of a constant below it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value


def plain(text: str) -> str:
    """The words of a text in one line, without the code in it."""
    return " ".join(re.sub(r"``.*?``|`[^`]*`", "`", text, flags=re.DOTALL).split())


SUSPECT = re.compile(
    "|".join([*(f'""" ?{each}' for each in OPENINGS.values()), *(each.split("(?!")[0] for each in ANYWHERE.values())])
)
"""An opening of a docstring, or a habit whatever comes after it: most files have none, and need not be parsed."""


def riddles(source: str) -> list[tuple[int, str]]:
    """Line and description of each offence."""
    if not SUSPECT.search(re.sub(r"[\s#]+", " ", source)):
        return []
    texts = [(each.lineno, str(each.value), True) for each in docstrings(ast.parse(source))]
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            texts.append((token.start[0], token.string.lstrip("# "), False))
    found = []
    for line, text, is_docstring in texts:
        words = plain(text)
        for why, pattern in OPENINGS.items():
            if is_docstring and (opening := re.match(pattern, words)):
                found.append((line, f"{opening[0]!r} {why}"))
        for why, pattern in ANYWHERE.items():
            found += [(line, f"{each[0]!r} {why}") for each in re.finditer(pattern, words)]
    return sorted(found)


def test_docstrings_and_comments_are_plain() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {said}"
        for path in FILES
        for line, said in riddles(path.read_text(encoding="utf-8"))
    ]
    assert found == [], "\n" + "\n".join(found)


@pytest.mark.parametrize(
    ("source", "offence"),
    [
        ('"""The same of many."""', "'The same' names"),
        ('"""Who stays in."""', "'Who' asks"),
        ('"""What there is."""', "'What' asks"),
        ('"""Those that are live."""', "'Those' points"),
        ('"""As `other`, by seat."""', "'As' puts"),
        ('_MOST = 8\n"""Hands above so many are sampled."""', "'so many' is no number"),
        ("x = 1  # so much at most", "'so much' is no number"),
        ('"""A card that is none."""', "'that is none' is no noun"),
        ('"""Cards thrown."""', "'thrown' is discarded"),
        ('"""Equity of 20 %."""', "'0 %' is written N%"),
    ],
)
def test_each_habit_is_found(source: str, offence: str) -> None:
    ((_, said),) = riddles(source)
    assert said.startswith(offence)


def test_plain_words_pass() -> None:
    assert riddles('"""Cards discarded, so many that the stub runs short: `thrown`, ``so much``."""') == []


SCREEN = {
    "is written 25%, without a space": r"[\d}][ \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]%(?!\()",
    "is discard, on screen": r"\b([Tt]hrows?|threw|thrown)\b",
    "is N% of the time": r"\btimes in a hundred\b",
    "is has N% equity": r"\bexpects? (at least )?\{?\w+\}?[ \N{NO-BREAK SPACE}]?%",
    "is isn't a ..., or not valid ...": r"\bis no (amount|array|action|card|code|player|number|draw)\b",
    "has no subject: another choice was better": r"\bwas worth (more|betting)\b",
    "is a verdict on cards, not on the pot: the wrong split": r"^Not (these shares|this throw|those two pair)\b",
    "is updated": r"^Range not moved$",
    "is betting that is ignored": r"\bWithout the actions\b|\bas if there had been no\b",
    "asks for a price: you need N% to call": r"\bthe call asks for\b",
    "is a hole card's pair": r"\bof its own\b(?= or|,|$)",
    "is an intermediate player": r"\bregulars?\b(?! file)",
    "is a straight apostrophe in English": "’",
    "is an ellipsis without a space before it": r"^[^…]*\w …$",
    "comes first: roughly how much": r", about\?$",
    "is a non-nut draw": r"\bnot to the nuts\b",
    "points at the line above it, which may not be read with it": r"^Likewise\b",
    "is at these odds": r"\b[Bb]y these odds\b",
    "is an opponent who draws": r"\brivals? who\b",
    "has no subject: it bluffs as often as its value bets allow": r"\bas many bluffs as\b",
}
"""Words and forms that are not written on screen or on the command line, each with the reason or the better form."""


def habits(text: str) -> list[str]:
    """Retired habits in a text of the program."""
    return [f"{found[0]!r} {why}" for why, pattern in SCREEN.items() if (found := re.search(pattern, text))]


def said() -> Iterator[tuple[str, str]]:
    """File and English of every text of the program and the lessons, as the translations list them."""
    for message in ElementTree.parse(ROOT / "resources" / "i18n" / "pokertable_ja.ts").getroot().iter("message"):
        place = message.find("location")
        yield "" if place is None else place.get("filename", ""), message.findtext("source", "")


def test_texts_of_the_program_have_no_retired_habit() -> None:
    texts = [*said()]
    assert len(texts) > 3000
    found = [f"{file}: {source!r}: {habit}" for file, source in texts for habit in habits(source)]
    assert found == [], "\n" + "\n".join(found)


def test_pages_of_the_rules_have_no_retired_habit() -> None:
    found = [
        f"{path.name}: {habit}"
        for path in sorted((ROOT / "resources" / "rules").glob("*.md"))
        for habit in habits(" ".join(path.read_text(encoding="utf-8").split()))
    ]
    assert found == [], "\n" + "\n".join(found)


@pytest.mark.parametrize(
    "text",
    [
        "You had {share} %.",
        "Throw {cards}",
        "It folds {folds} times in a hundred.",
        "it expects {share} % of the pot",
        "'1x' is no card",
        "Less was worth betting.",
        "Not these shares",
        "the call asks for {needs}%",
        "No pair of its own",
        "{style}, regular",
        "Practice: this line doesn’t count",
        "Reading hands …",
        "What is your equity, about?",
        "Draws that are not to the nuts",
        "Likewise with less equity than it needs",
        "By these odds it is a call.",
        "{pat}% equity against rivals who draw too",
        "One of its worst hands: as many bluffs as its value bets allow",
    ],
)
def test_each_habit_of_the_screen_is_found(text: str) -> None:
    assert habits(text)


def test_plain_texts_pass() -> None:
    for text in (
        "You have {share}% equity.",
        "it isn't a regular file",
        "a card with a suit and rank of its own counts",
    ):
        assert habits(text) == [], text
