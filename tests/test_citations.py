"""What code, tests and pages cite is in the repository: the page, and the heading that the anchor names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted((ROOT / "resources" / "rules").glob("*.md"))
CITING = [
    *(path for folder in ("pokertable", "tests", "resources") for path in sorted((ROOT / folder).rglob("*.py"))),
    ROOT / "README.md",
    *sorted((ROOT / ".github").glob("*.md")),
]
CITATION = re.compile(r"((?:resources/rules|\.github)/[\w/-]*(?:\.md)?|README\.md)(?:#([\w-]+))?")
LINK = re.compile(r"\]\(([^)\s]+)\)")


@cache
def anchors(page: Path) -> set[str]:
    """The headings of a page as GitHub names them in links."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def citations(path: Path) -> Iterator[tuple[str, Path, str]]:
    for match in CITATION.finditer(path.read_text(encoding="utf-8")):
        yield match[0], ROOT / match[1], match[2] or ""


def test_what_is_cited_is_there() -> None:
    cited = [(path, *citation) for path in CITING for citation in citations(path)]
    assert [(path, said) for path, said, page, _ in cited if not page.exists()] == []
    assert [(path, said) for path, said, page, anchor in cited if anchor and anchor not in anchors(page)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_the_rules_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        name, _, anchor = target.partition("#")
        assert anchor in anchors(page.parent / name if name else page), target


def test_the_rules_are_cited() -> None:
    cited = {page for path in CITING for _, page, _ in citations(path)}
    assert {page for page in PAGES if page.name != "words.md"} <= cited


def test_nothing_cites_a_numbered_paragraph_of_elsewhere() -> None:
    """A paragraph's number says nothing to who has not got the text."""
    sign = "\N{SECTION SIGN}"
    assert not [path for path in CITING if sign in path.read_text(encoding="utf-8")]
