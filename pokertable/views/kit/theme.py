"""Colours, type sizes and measures of the whole program: two themes, two decks. Plain data.

Each theme's pairs of text and ground were measured: text reaches a contrast of 4.5 and rings reach 3. Colour is never
the only sign: high is a solid ring, low a dashed one, and a bet or an error always comes with a word.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

from PySide6.QtGui import QColor


class Theme(NamedTuple):
    """The colour tokens, as ``#RRGGBB``. The ``_on_paper`` colours are for panels."""

    name: str
    is_dark: bool
    window: str
    panel: str
    raised: str
    line: str
    text: str
    muted: str
    felt_centre: str
    felt_edge: str
    rail: str
    rail_edge: str
    text_on_felt: str
    """Text directly on the felt."""
    high: str
    """The high hand, on felt; also the ground of its tag."""
    high_on_paper: str
    low: str
    """The low hand, on felt; also the ground of its tag."""
    low_on_paper: str
    low_on_card: str
    """The dashed ring inside a card."""
    on_tag: str
    """The letter on a high or low tag."""
    turn: str
    """The ring of the seat to act, and of what is chosen."""
    focus: str
    """The ring of what the keys reach."""
    raise_: str
    """Bet, raise and error, always with a word."""
    on_raise: str
    call: str
    """The filled Call button; its text is `call_text`."""
    call_text: str
    unavailable: str
    right: str
    wrong: str
    card_back: str
    card_back_line: str
    shadow: str
    back: str = "tile"
    """The drawing on card backs, by its name in ``resources/art/back.svg``."""

    def color(self, token: str) -> QColor:
        """The token's colour: ``theme.color("high")``."""
        return QColor(getattr(self, token))


def mixed(color: QColor, other: QColor, share: float) -> QColor:
    """A colour mixed with another in this proportion, opaque."""
    pairs = zip(color.getRgb()[:3], other.getRgb()[:3], strict=True)  # type: ignore[index]
    return QColor(*(round(one + (two - one) * share) for one, two in pairs))


DARK: Final = Theme(
    name="dark",
    is_dark=True,
    window="#11161B",
    panel="#1A2128",
    raised="#242E37",
    line="#3A4854",
    text="#EDF2F5",
    muted="#A8B5BF",
    felt_centre="#1C5A4A",
    felt_edge="#123F34",
    rail="#2F2620",
    rail_edge="#1F1814",
    text_on_felt="#DCEBE4",
    high="#FFB938",
    high_on_paper="#FFB938",
    low="#5DBBFF",
    low_on_paper="#5DBBFF",
    low_on_card="#0A5FC4",
    on_tag="#14171C",
    turn="#FFFFFF",
    focus="#8FB8FF",
    raise_="#C2410F",
    on_raise="#FFFFFF",
    call="#EDF2F5",
    call_text="#12181D",
    unavailable="#8A97A1",
    right="#5FD49A",
    wrong="#FF7A66",
    card_back="#35507A",
    card_back_line="#5C79A8",
    shadow="#000000",
)

LIGHT: Final = Theme(
    name="light",
    is_dark=False,
    window="#E8ECEF",
    panel="#FFFFFF",
    raised="#F1F4F6",
    line="#C3CCD4",
    text="#12181D",
    muted="#4C5A66",
    felt_centre="#2C7560",
    felt_edge="#205B4A",
    rail="#CDBBA4",
    rail_edge="#8F7D68",
    text_on_felt="#FFFFFF",
    high="#FFC14A",
    high_on_paper="#8A5200",
    low="#9AD6FF",
    low_on_paper="#0A5FC4",
    low_on_card="#0A5FC4",
    on_tag="#14171C",
    turn="#12181D",
    focus="#2A62C9",
    raise_="#B83A0B",
    on_raise="#FFFFFF",
    call="#12181D",
    call_text="#FFFFFF",
    unavailable="#5D6A75",
    right="#0B7A4B",
    wrong="#B3261E",
    card_back="#3F5E8F",
    card_back_line="#6685B5",
    shadow="#000000",
)

THEMES: Final = {theme.name: theme for theme in (DARK, LIGHT)}


class SuitColors(Enum):
    """Number of suit colours. On cards the same in both themes; `on_panel` gives those for dark panels."""

    TWO = 2
    FOUR = 4

    @property
    def suit_colors(self) -> tuple[str, str, str, str]:
        """Colours on a card by `Card.suit`: clubs, diamonds, hearts, spades."""
        return _SUITS[self]

    def on_panel(self, theme: Theme) -> tuple[str, str, str, str]:
        """Colours of suits within text on a panel (the dealer log), by `Card.suit`."""
        if not theme.is_dark:
            return _SUITS[self]
        return _SUITS_ON_DARK[self]


_SUITS: Final = {
    SuitColors.TWO: ("#14171C", "#C4162A", "#C4162A", "#14171C"),
    SuitColors.FOUR: ("#0A7A5E", "#0B45DA", "#CF1F14", "#14171C"),
}
_SUITS_ON_DARK: Final = {
    SuitColors.TWO: ("#EDF2F5", "#FF7A66", "#FF7A66", "#EDF2F5"),
    SuitColors.FOUR: ("#41CDA0", "#7FA8FF", "#FF7A66", "#EDF2F5"),
}

CARD_FACE: Final = "#FCFBF8"
CARD_EDGE: Final = "#C9C6BE"

CHIPS: Final[tuple[tuple[int, str, str], ...]] = (
    (5_000, "#D9692B", "#FFFFFF"),
    (1_000, "#E6B91E", "#FFFFFF"),
    (500, "#6F42A8", "#FFFFFF"),
    (100, "#23282E", "#FFFFFF"),
    (25, "#1F8F50", "#FFFFFF"),
    (5, "#C2292E", "#FFFFFF"),
    (1, "#F1EFE8", "#7A8087"),
)
"""Chip values, largest first, with the colour of the disc and of its edge spots."""


class Sizes(NamedTuple):
    """Measures outside the table in px; the table's own measures are in card widths."""

    type: tuple[int, int, int, int, int] = (12, 14, 17, 20, 26)
    radius: tuple[int, int, int, int] = (4, 6, 8, 10)
    target: int = 44
    """Least height of a button."""
    shadow: int = 2


SIZES: Final = Sizes()


class Motion(NamedTuple):
    """Durations in ms at speed 1.

    `deal_gap` is the time between two cards of a deal. A result: each hand is shown in `show`, with `show_gap` between
    two seats; all are held for `hold`; winning cards are ringed `ring_gap` apart, the others veiled in `veil`; after
    the chips `rows_after` passes, and the rows come in `rows`. All-in, `between_cards` passes, and a bar of equity
    changes in `equity`. With reduced motion a picture fades into the next in `fade`.
    """

    deal: int = 170
    deal_gap: int = 55
    flip: int = 140
    spread: int = 220
    show: int = 180
    show_gap: int = 120
    hold: int = 700
    ring_gap: int = 40
    veil: int = 160
    rows_after: int = 400
    rows: int = 180
    between_cards: int = 900
    equity: int = 300
    bet: int = 160
    collect: int = 220
    award: int = 350
    lift: int = 140
    slide_out: int = 260
    dialog: int = 160
    fade: int = 80


MOTION: Final = Motion()


_FELTS: Final = {
    "green": ((DARK.felt_centre, DARK.felt_edge), (LIGHT.felt_centre, LIGHT.felt_edge)),
    "blue": (("#1B3F5C", "#11293D"), ("#2C567A", "#20405C")),
    "wine": (("#5C2430", "#3E1620"), ("#7A3A45", "#5E2A34")),
}
"""Centre and edge of each felt, in the dark and in the light theme."""
_BACKS: Final = {
    "lozenges": ("tile", (DARK.card_back, DARK.card_back_line), (LIGHT.card_back, LIGHT.card_back_line)),
    "chevrons": ("chevrons", ("#7A3038", "#A35A62"), ("#8A3A43", "#B0666F")),
    "stars": ("stars", ("#2F5D4A", "#5A8F79"), ("#3A6E59", "#679B86")),
}
"""Drawing, ground and line of each card back, in the dark and in the light theme."""


def dressed(theme: Theme, felt: str, back: str) -> Theme:
    """The theme with another felt and card back, by their names in the settings."""
    drawing, *grounds = _BACKS[back]
    centre, edge = _FELTS[felt][not theme.is_dark]
    ground, line = grounds[not theme.is_dark]
    return theme._replace(felt_centre=centre, felt_edge=edge, card_back=ground, card_back_line=line, back=drawing)
