"""Shared by the parts of the start page: tags of shares, descriptions of a table, families."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from pokertable.model.mixes import Mix, Offer
from pokertable.model.ranking.share import PotShare
from pokertable.model.text import Phrase, phrase
from pokertable.model.variant import Variant
from pokertable.views.cards.card import paint_tag
from pokertable.views.kit.look import look
from pokertable.views.kit.translate import shown
from pokertable.views.widgets.labels import PlainLabel
from pokertable.views.widgets.layouts import STRETCH, Gap, Part, in_row


def paint_shares(painter: QPainter, shares: Sequence[PotShare], right: float, bottom: float, size: float) -> float:
    """Paint the tags of these shares, ending at `right`: none where only a high wins. Returns their left end."""
    theme = look().theme
    if not any(share.is_low for share in shares):
        return right
    for share in reversed(shares):
        tag = QRectF(right - size, bottom - size, size, size)
        paint_tag(painter, tag, theme, low=share.is_low)
        right -= 1.2 * size
    return right - 0.2 * size


def shares_tip(shares: Sequence[PotShare]) -> str:
    """The meaning of the tags that `paint_shares` paints; empty where it paints none."""
    if not any(share.is_low for share in shares):
        return ""
    if len(shares) == 1:
        return shown(phrase("L: the lowest hand wins the pot"))
    return shown(phrase("H and L: the best high and the best low share the pot"))


class GameFamily(NamedTuple):
    """Games that are dealt alike, none of them empty; or the mixes."""

    title: Phrase
    games: tuple[Offer, ...]


_FAMILIES: Final[tuple[tuple[Phrase, Callable[[Variant], bool]], ...]] = (
    (phrase("Flop games"), lambda variant: variant.board_cards > 0),
    (phrase("Stud"), lambda variant: variant.brings_in),
    (phrase("Draw"), lambda variant: not variant.board_cards and not variant.brings_in),
)
"""Families of games; every game fits exactly one."""


def families(offered: Mapping[str, Offer]) -> tuple[GameFamily, ...]:
    """The playable games by family, in order; the mixes last."""
    games = [each for each in offered.values() if isinstance(each, Variant)]
    found = [GameFamily(title, tuple([each for each in games if fits(each)])) for title, fits in _FAMILIES]
    mixes = GameFamily(phrase("Mixed"), tuple([each for each in offered.values() if isinstance(each, Mix)]))
    return (*[family for family in found if family.games], mixes)


def small_words(parent: QWidget, words: str = "", *, right: bool = False) -> PlainLabel:
    """A small label, `right`: its words at the right end."""
    label = PlainLabel(parent, tone="small")
    label.setText(words)
    if right:
        label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return label


def entry(parent: QWidget, words: str, *parts: Part, why: QWidget | None = None) -> tuple[Part, ...]:
    """A label, at its right the reason for a grey part, and under it the parts in a line."""
    beside = STRETCH if why is None else (why, 1)
    return Gap(4), in_row(small_words(parent, words), beside), in_row(*parts, spacing=6)
