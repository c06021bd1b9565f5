"""An opponent's play as text: the tables of its rules with the figures of its style, and its leaks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter
from string import Formatter
from typing import Any, Final, NamedTuple

from pokertable.model.betting.structure import Structure
from pokertable.model.game import Game
from pokertable.model.text import Field, Phrase, phrase
from pokertable.players.opponents.persona import Persona
from pokertable.players.opponents.personas import policy_of
from pokertable.players.people.character import Character, Skill
from pokertable.players.people.style import LEAKS, Style
from pokertable.players.rules.draw_games import snows
from pokertable.players.rules.families import FAMILIES, family_of
from pokertable.players.rules.first_street import too_loose
from pokertable.players.rules.omaha import draws_ahead
from pokertable.players.rules.prizes import OF_PRIZES
from pokertable.players.rules.rule import Do, Rule, tight
from pokertable.players.rules.stud import door_steals
from pokertable.players.seen.numbers import Figure
from pokertable.players.styles.cast import style_and_skill, style_title

_DONE: Final = {
    Do.FOLD: phrase("Folds"),
    Do.CALL: phrase("Checks or calls"),
    Do.RAISE: phrase("Bets or raises"),
    Do.RAISE_SMALL: phrase("Raises small"),
    Do.RAISE_BIG: phrase("Raises big"),
    Do.ALL_IN: phrase("Raises the maximum"),
    Do.PAT: phrase("Stands pat"),
    Do.DRAW: phrase("Makes the best discard"),
    Do.DRAW_LESS: phrase("Discards one card too few"),
}
_FREE: Final = {
    Do.CALL: phrase("Checks"),
    Do.RAISE: phrase("Bets"),
    Do.RAISE_SMALL: phrase("Bets small"),
    Do.RAISE_BIG: phrase("Bets big"),
}
_FACING: Final = {Do.CALL: phrase("Calls"), Do.RAISE: phrase("Raises")}
_OPEN: Final = "xyzw"
"""Placeholders for figures that depend on the hand, in the order of the sentence."""
_DRAWN_TO: Final = phrase("a better hand")
"""Placeholder for the hand that a draw may become."""
_TITLES: Final = (
    phrase("{family}: the first betting round"),
    phrase("{family}: later rounds, when it can check"),
    phrase("{family}: later rounds, facing a bet"),
    phrase("{family}: what it discards"),
)
_WORDS: Final = (_DONE, _DONE | _FREE, _DONE | _FACING, _DONE)
"""Words for the action in each of these tables."""


class PlaybookRule(NamedTuple):
    """A rule in words: its condition and hands, its action, and its reason."""

    when: Phrase
    do: Phrase
    because: Phrase


class PlaybookTable(NamedTuple):
    """A table of rules, read from the top: hands left by one go on to the next."""

    title: Phrase
    rules: tuple[PlaybookRule, ...]


class PlaybookLeak(NamedTuple):
    """A beginner's leak, and how to exploit it."""

    title: Phrase
    answer: Phrase


class Playbook(NamedTuple):
    """One opponent's play in a game, or in all families without one; no tables for one that plays by chance."""

    character: Character
    style: Phrase
    """Name of the style without its skill."""
    skill: Skill | None
    game: Game | None
    leaks: tuple[PlaybookLeak, ...]
    tables: tuple[PlaybookTable, ...]


def playbook(name: str, game: Game | None = None, *, prizes: bool = True) -> Playbook:
    """The play of the opponent of this name, with the rules for this game; None: of every family.

    `prizes`: with those of a sit and go too.
    Raises like `policy_of`; slow the first time, when numpy is loaded.
    """
    policy = policy_of(name)
    style, skill = style_and_skill(policy.name)
    leaks: tuple[PlaybookLeak, ...] = ()
    told: list[PlaybookTable] = []
    if isinstance(policy, Persona):
        if policy.skill is Skill.BEGINNER:
            leaks = tuple([PlaybookLeak(leak.title, leak.answer) for leak in LEAKS])
        for family in FAMILIES if game is None else (family_of(game.variant),):
            for title, words, table in zip(_TITLES, _WORDS, policy.tables_of(family), strict=True):
                if not table:
                    continue
                told_here = [rule for rule in table if prizes or rule not in OF_PRIZES]
                fitting = [rule for rule in told_here if game is None or rule.fits(game.structure)]
                done = words if game is None else _sized(words, game.structure)
                lines = [line for rule in fitting if (line := _told(rule, policy.style, done)) is not None]
                heading = Phrase(title.template, (("family", family.title),))
                told.append(PlaybookTable(heading, tuple(lines)))
    return Playbook(policy.character, style_title(style), skill, game, leaks, tuple(told))


def _sized(words: Mapping[Do, Phrase], structure: Structure) -> Mapping[Do, Phrase]:
    """The words for actions; where there is one size of bet it is neither small nor big."""
    if structure is not Structure.FIXED:
        return words
    return {**words, Do.RAISE_SMALL: words[Do.RAISE], Do.RAISE_BIG: words[Do.RAISE]}


def _told(rule: Rule[Any], style: Style, done: Mapping[Do, Phrase]) -> PlaybookRule | None:
    """The rule in words; None for one that the style never follows."""
    said = _filled(rule.condition, style)
    if said is None:
        return None
    letters = iter(_OPEN)
    because: dict[str, Field] = {name: _DRAWN_TO if name == "draw" else next(letters) for name in _named(rule.because)}
    return PlaybookRule(
        said,
        rule.done or done[rule.do],
        Phrase(rule.because.template, tuple(because.items())),
    )


def _filled(sentence: Phrase, style: Style) -> Phrase | None:
    """With the figures of the style; None if it never does so."""
    fields = dict(sentence.fields)
    for name in _named(sentence):
        field = fields.get(name)
        if isinstance(field, Phrase):
            said = _filled(field, style)
            if said is None:
                return None
            fields[name] = said
        elif field is None:
            figure = round(100 * float(_FIGURES.get(name, attrgetter(name))(style)))
            if name in _OFTEN and not figure:
                return None
            fields[name] = figure
    return type(sentence)(sentence.template, tuple(fields.items()))


def _named(sentence: Phrase) -> list[str]:
    return [name for _, name, _, _ in Formatter().parse(sentence.template) if name is not None]


_FIGURES: Final[dict[str, Callable[[Style], Figure]]] = {
    "half_semibluffs": lambda style: style.semibluffs / 2,
    "quarter_semibluffs": lambda style: style.semibluffs / 4,
    "bluff_raises": lambda style: style.bluffs / 4,
    "tight": tight,
    "door_steals": door_steals,
    "snows": snows,
    "draws_ahead": draws_ahead,
    "too_loose": too_loose,
    "checks_to_raiser": lambda style: 0.85 - style.bluffs,
    "for_the_stack": lambda style: max(1.0, style.calls),
}
"""Derived style figures used in conditions, as percentages."""
_OFTEN: Final = (
    "steals",
    "semibluffs",
    "half_semibluffs",
    "quarter_semibluffs",
    "follows_up",
    "bluffs",
    "bluff_raises",
    "tight",
    "door_steals",
    "snows",
    "too_loose",
)
"""Figures that give how often a rule is followed: a rule with 0 is left out."""
