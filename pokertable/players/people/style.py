"""Differences between personas: the figures that rules use, for the styles and for sliders."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from pokertable.model.betting.presets import PresetKey
from pokertable.model.text import Phrase, phrase
from pokertable.players.people.own import OwnOpponent


@dataclass(frozen=True, kw_only=True, slots=True)
class Style:
    """Figures are chances or fractions, 0 to 1, unless noted.

    `plays` and `raises` are the fractions of all starting hands played, and raised, against five opponents.
    """

    plays: float
    raises: float
    steals: float
    """Frequency of raising any hand when few are left to act and nobody has come in."""
    pushes: float
    """Width of pushing a short stack: the factor by which the chart's stack is shallower."""
    respect: float
    """Credit for a bet: 0 none, 1 the usual, above 1 more."""
    calls: float
    """Equity required for a call, as a multiple of the price."""
    bets: float
    """Equity required for a bet, as a position between the fair share and the whole pot."""
    reraises: float
    """Equity required for raising a bet, as a position between the fair share and the whole pot."""
    semibluffs: float
    """Frequency of betting or raising a draw."""
    follows_up: float
    """Frequency of betting on after the last raise, whatever card came."""
    bluffs: float
    """Frequency of betting a weak hand when everybody has checked."""
    slow_plays: float
    """Frequency of only calling or checking a hand worth a raise, before the last card."""
    sizes: tuple[tuple[PresetKey, float], ...]
    """No- and pot-limit: the sizes of its bets with their frequencies, sum 1."""

    def __post_init__(self) -> None:
        total = sum(often for _, often in self.sizes)
        if abs(total - 1) > 1e-9:
            raise ValueError(f"sizes {self.sizes}: expected chances that sum to 1, not {total}")
        if not 0 <= self.raises <= self.plays <= 1:
            raise ValueError(
                f"raises {self.raises} of hands and plays {self.plays}: expected no more raises than plays"
            )


class Leak(NamedTuple):
    """A repeated mistake: its description, the way to exploit it, and its effect on a style."""

    title: Phrase
    answer: Phrase
    of: Callable[[Style], Style]


_CALLS_ENOUGH, _LEAST_RESPECT = 0.84, 0.95
"""Least factor of the price, and least credit for a bet, of a beginner, whose equity is against hands that it hardly
credits: with less a maniac went to showdown on three flops of five, and a station on 58 of a hundred."""
CALLS_TOO_MUCH: Final = Leak(
    phrase("Calls too much"),
    phrase("Bet your good hands more, and bluff less."),
    lambda style: replace(
        style, calls=max(_CALLS_ENOUGH, 0.9 * style.calls), respect=max(_LEAST_RESPECT, style.respect)
    ),
)
HARDLY_BLUFFS: Final = Leak(
    phrase("Hardly ever bluffs"),
    phrase("Respect its bets, and bet when it checks."),
    lambda style: replace(
        style, bluffs=0.2 * style.bluffs, semibluffs=0.4 * style.semibluffs, follows_up=0.5 * style.follows_up
    ),
)
PLAYS_TOO_MANY_HANDS: Final = Leak(
    phrase("Plays too many hands"),
    phrase("Raise its limps with your better hands."),
    lambda style: replace(style, plays=min(0.7, 1.5 * style.plays), raises=0.7 * style.raises),
)
LEAKS: Final = (CALLS_TOO_MUCH, HARDLY_BLUFFS, PLAYS_TOO_MANY_HANDS)
"""The leaks of every beginner."""


def leaking(style: Style) -> Style:
    """The style with all the leaks."""
    for leak in LEAKS:
        style = leak.of(style)
    return style


_LOOSEST, _TIGHTEST = 0.6, 0.1
"""Fractions of the starting hands played at either end."""
_HALF, _THREE_QUARTERS, _POT = PresetKey.HALF, PresetKey.THREE_QUARTERS, PresetKey.POT
_SIZES: Final = (
    (0.2, ((_HALF, 1.0),)),
    (0.5, ((_HALF, 0.65), (_THREE_QUARTERS, 0.35))),
    (0.8, ((_HALF, 0.3), (_THREE_QUARTERS, 0.5), (_POT, 0.2))),
    (1.1, ((_THREE_QUARTERS, 0.4), (_POT, 0.6))),
)
"""Bet sizes up to an aggression."""


def style_of(opponent: OwnOpponent) -> Style:
    """The style, without a beginner's leaks.

    The curves go through the existing styles: 80 tight, 60 aggressive and 30 bluffing is close to a tag.
    """
    tight, bold, bluffs = (each / 100 for each in (opponent.tightness, opponent.aggression, opponent.bluffing))
    plays = _LOOSEST * (_TIGHTEST / _LOOSEST) ** tight
    lively = (bold + bluffs) / 2
    return Style(
        plays=plays,
        raises=plays * min(0.88, 0.04 + 1.2 * bold),
        steals=0.8 * bold * (1 - 0.6 * tight),
        pushes=0.3 + 1.3 * bold,
        respect=0.25 + tight,
        calls=0.7 + 0.4 * tight,
        bets=0.5 * (1 - bold),
        reraises=0.75 - 0.6 * bold,
        semibluffs=0.85 * lively,
        follows_up=0.9 * lively,
        bluffs=0.5 * bluffs,
        slow_plays=0.35 * (1 - bold) ** 2,
        sizes=next(sizes for below, sizes in _SIZES if bold < below),
    )
