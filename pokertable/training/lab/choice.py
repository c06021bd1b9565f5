"""A step of a lesson that is answered by one of a few words or figures: a decision, a price, a count.

The answer stands in the lesson as a text; `proof` says how the engine works it out, which a test does for every step
of the program's own lessons. No text names a suit, so that the step can be asked again with other suits; where no text
names the players who are the answers, they change hands too.
"""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import permutations
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
        """The step with other suits, and the right answer in another place.

        The players who are the answers change hands; where a text names them or speaks of the reader's hand, the
        answers change their order instead.
        """
        step = self._with_other_suits(rng)
        others = [order for order in permutations(self.choices) if order.index(self.expect) != self._place]
        order = rng.choice(others)
        return step._with_hands_of(order) if self._players_may_change else replace(step, choices=order)

    def _with_other_suits(self, rng: random.Random) -> ChoiceStep:
        """The step with other suits, which show on the cards that are seen."""
        step = self
        while self.groups and step.groups == self.groups:
            exchange = other_suits(rng)
            moved = [[exchange[card] if isinstance(card, Card) else card for card in laid.cards] for laid in self.deal]
            deal = tuple([Laid(laid.label, tuple(cards)) for laid, cards in zip(self.deal, moved, strict=True)])
            step = replace(self, deal=deal)
        return step

    @property
    def _place(self) -> int:
        """The place of the right answer."""
        return self.choices.index(self.expect)

    @property
    def _players_may_change(self) -> bool:
        """Whether the answers are opponents with hands, none of whom a text names."""
        labels = {laid.label for laid in self.deal} - {YOU, BOARD, FOLDED}
        return labels == {*self.choices} and not any(name in self.look + self.why for name in labels)

    def _with_hands_of(self, order: tuple[str, ...]) -> ChoiceStep:
        """The step in which each player of the answers holds the hand of the one in the same place of `order`."""
        holds = dict(zip(self.choices, order, strict=True))
        takes = {before: now for now, before in holds.items()}
        cards = {laid.label: laid.cards for laid in self.deal}
        deal = tuple([replace(laid, cards=cards[holds.get(laid.label, laid.label)]) for laid in self.deal])
        return replace(self, deal=deal, expect=takes[self.expect], tempting=takes[self.tempting])


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
