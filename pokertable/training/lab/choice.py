"""A step of a lesson that is answered by one of a few words or figures: a decision, a price, a count.

The answer stands in the lesson as a text; `proof` says how the engine works it out, which a test does for every step
of the program's own lessons. No text names a suit, so that the step can be asked again with other suits.
"""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from pokertable.model.cards import HIDDEN, AnyCard, Card, parse_cards, require_distinct
from pokertable.model.games import CATALOGUE
from pokertable.model.ranking.best import Cards
from pokertable.model.variant import Variant
from pokertable.training.quiz.disguise import other_suits

CHOICE_KEYS: Final = frozenset({"game", "look", "choices", "tempting", "expect", "why", "proof"})
"""Entries of such a step, besides its cards, ``deal``, and the lines that explain its words, ``tell``."""
YOU: Final = "You"
BOARD: Final = "Board"
FOLDED: Final = "Folded"
"""Labels of cards with a meaning; any other is the name of an opponent."""
MOST: Final = 4
"""Most choices: they are pressed by the keys 1 to 4."""
_LAID: Final = re.compile(r"(\w+): ?([2-9TJQKAcdhs*]*)")


@dataclass(frozen=True, slots=True)
class Laid:
    """The cards of a player, the board, or those that are gone; a card that nobody sees is hidden."""

    label: str
    cards: tuple[AnyCard, ...]

    @property
    def known(self) -> Cards:
        """The cards that are seen."""
        return tuple([card for card in self.cards if isinstance(card, Card)])


@dataclass(frozen=True, slots=True)
class ChoiceStep:
    """`look`: the question. `choices`: the answers; `expect` is the right one, `tempting` the one to beware of.

    `why`: one sentence. `proof`: what the engine has to work out. `tell`: lines that explain words of the
    question, before it is answered. All texts in English.
    """

    variant: Variant
    deal: tuple[Laid, ...]
    look: str
    choices: tuple[str, ...]
    tempting: str
    expect: str
    why: str
    proof: Mapping[str, Any]
    tell: tuple[str, ...] = ()

    @property
    def groups(self) -> tuple[Cards, ...]:
        """The known cards as laid out."""
        return tuple([laid.known for laid in self.deal if laid.known])

    def again(self, rng: random.Random) -> ChoiceStep:
        """The step with other suits."""
        exchange = other_suits(rng)
        moved = [
            Laid(laid.label, tuple([exchange[card] if isinstance(card, Card) else card for card in laid.cards]))
            for laid in self.deal
        ]
        return replace(self, deal=tuple(moved))


def choice_step(data: Mapping[str, Any]) -> ChoiceStep:
    """The step of these entries; raises `ValueError` naming what is wrong."""
    if data["game"] not in CATALOGUE:
        raise ValueError(f"game {data['game']!r}: expected one of {', '.join(CATALOGUE)}")
    deal = tuple(map(_laid, data.get("deal", ())))
    require_distinct([card for laid in deal for card in laid.known])
    choices = tuple(data["choices"])
    if not 2 <= len(choices) <= MOST or len(set(choices)) < len(choices):
        raise ValueError(f"choices: expected 2 to {MOST} different ones")
    for name in ("expect", "tempting"):
        if data[name] not in choices:
            raise ValueError(f"{name} {data[name]!r}: expected one of the choices")
    if data["expect"] == data["tempting"]:
        raise ValueError("tempting: this is the right answer")
    texts = {name: str(data[name]) for name in ("look", "tempting", "expect", "why")}
    tell, proof = tuple(map(str, data.get("tell", ()))), data["proof"]
    return ChoiceStep(CATALOGUE[data["game"]], deal, choices=choices, proof=proof, tell=tell, **texts)


def _laid(text: Any) -> Laid:
    found = _LAID.fullmatch(str(text))
    if found is None:
        raise ValueError(f"deal {text!r}: expected a label and cards, such as 'Lou: **Kc'")
    cards = [HIDDEN if each == "*" else parse_cards(each)[0] for each in re.findall(r"\*|..", found[2])]
    return Laid(found[1], tuple(cards))
