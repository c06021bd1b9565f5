"""The rich text of the rules' Markdown."""

from __future__ import annotations

import pytest

from pokertable.session.words.rule_book import sections
from pokertable.views.kit.theme import DARK
from pokertable.views.rules.rules_text import rich_text


def rich(markdown: str) -> str:
    return rich_text(markdown, DARK, 20)


def test_a_paragraph_over_two_lines_with_bold_words() -> None:
    assert rich("The **flop**: a card\nis burned.") == "<p>The <b>flop</b>: a card is burned.</p>"


def test_lists_with_and_without_numbers() -> None:
    assert rich("- one\n  goes on\n- two") == "<ul><li>one goes on</li><li>two</li></ul>"
    assert rich("1. one\n2. two") == "<ol><li>one</li><li>two</li></ol>"


def test_links_keep_page_and_anchor() -> None:
    assert 'href="words.md#kicker">kickers</a>' in rich("called [kickers](words.md#kicker).")


def test_a_row_of_cards_is_one_picture_and_other_code_is_text() -> None:
    found = rich("`As Td` and `x`")
    assert found.count("<img") == 1 and '<img src="card:AsTd" width="40"' in found
    assert "<code>x</code>" in found


def test_a_table_has_its_head_and_rows() -> None:
    found = rich("| hand | low |\n| --- | --- |\n| `As` | none |")
    assert (found.count("<tr>"), found.count("<th "), found.count("<td ")) == (2, 2, 2)


def test_what_looks_like_markup_is_text() -> None:
    assert rich("a < b & `<img>`") == "<p>a &lt; b &amp; <code>&lt;img&gt;</code></p>"


@pytest.mark.parametrize("page", ["flop-games.md", "stud.md", "betting.md", "pots-and-showdown.md", "hands.md"])
def test_nothing_of_the_markdown_is_left_in_the_pages(page: str) -> None:
    for part in sections(page):
        text = rich(part.text)
        assert not any(mark in text for mark in ("**", "`", "](", "| ")), part.title
