"""Asserts of the program: `python -O` leaves them out, so that nothing may depend on what one works out."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PURE = {"all", "any", "callable", "hasattr", "isinstance", "issubclass", "len"}
"""What may be called in an assert."""
STEPS = (ast.Await, ast.NamedExpr, ast.Yield, ast.YieldFrom)


def cached(tree: ast.AST) -> dict[ast.Assert, set[str]]:
    """By assert the cached properties of the class that it stands in."""
    found: dict[ast.Assert, set[str]] = {}
    for each in ast.walk(tree):
        if isinstance(each, ast.ClassDef):
            methods = [one for one in each.body if isinstance(one, ast.FunctionDef)]
            names = {
                one.name for one in methods for by in one.decorator_list if ast.unparse(by).endswith("cached_property")
            }
            found |= {one: names for one in ast.walk(each) if isinstance(one, ast.Assert)}
    return found


def truths(test: ast.expr) -> Iterator[ast.expr]:
    """What an assert asks for its truth alone."""
    match test:
        case ast.BoolOp(values=values):
            for each in values:
                yield from truths(each)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield from truths(operand)
        case _:
            yield test


def impure(source: str) -> list[str]:
    """The asserts that may do more than compare what is there."""
    if "assert " not in source:
        return []
    tree = ast.parse(source)
    by_class, found = cached(tree), []
    for each in ast.walk(tree):
        if not isinstance(each, ast.Assert):
            continue
        calls = [one for one in ast.walk(each.test) if isinstance(one, ast.Call)]
        attributes = [one for one in ast.walk(each.test) if isinstance(one, ast.Attribute)]
        if (
            any(ast.unparse(one.func) not in PURE for one in calls)
            or any(isinstance(one, STEPS) for one in ast.walk(each.test))
            or any(isinstance(one, ast.Attribute) for one in truths(each.test))
            or any(ast.unparse(one.value) == "self" and one.attr in by_class.get(each, ()) for one in attributes)
        ):
            found.append(f"line {each.lineno}: {ast.unparse(each.test)}")
    return found


def test_no_assert_does_what_the_program_needs() -> None:
    files = sorted((ROOT / "pokertable").rglob("*.py"))
    found = {str(path.relative_to(ROOT)): impure(path.read_text(encoding="utf-8")) for path in files}
    assert len(files) > 100 and {path: each for path, each in found.items() if each} == {}


@pytest.mark.parametrize(
    "test",
    [
        "self.page",
        "page.built and rows",
        "not page.built",
        "rows.pop()",
        "open_page(1) is not None",
        "(found := look) is not None",
        "self.page is not None",
    ],
)
def test_an_assert_that_builds_is_found(test: str) -> None:
    source = "class Pages:\n    @cached_property\n    def page(self): ...\n    def show(self):\n        assert "
    assert impure(source + test) == [f"line 5: {test}"]


@pytest.mark.parametrize("test", ["self.seat is not None", "isinstance(self.deal, CardDeal)", "0 <= len(rows) < 9"])
def test_an_assert_that_compares_is_none(test: str) -> None:
    assert impure(f"assert {test}") == []


@pytest.mark.long
def test_the_review_is_drawn_without_asserts(tmp_path: Path) -> None:
    """The page was built by an assert: without asserts there was none."""
    picture = tmp_path / "review.png"
    subprocess.run(
        [sys.executable, "-O", "-m", "pokertable", "shot", "review", str(picture), "--seed", "1"],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        check=True,
        timeout=120,
    )
    assert picture.stat().st_size > 10_000
