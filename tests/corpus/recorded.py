"""Hands of the corpus as our engine's hands. The corpus and its schema are described in its README."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import HIDDEN, AnyCard, parse_any_cards
from pokertable.model.game import Game
from pokertable.model.games import BADUGI, HOLDEM, OMAHA, OMAHA8, RAZZ, SINGLE27, STUD, STUD8, TRIPLE27
from pokertable.model.hand.hand import Hand
from pokertable.model.stakes import HouseRules, Stakes

CORPUS = Path(__file__).resolve().parents[2].parent / "shared" / "corpus"
GAMES = {
    "NLHE": (HOLDEM, Structure.NO_LIMIT),
    "PLHE": (HOLDEM, Structure.POT),
    "FLHE": (HOLDEM, Structure.FIXED),
    "PLO": (OMAHA, Structure.POT),
    "PLO8": (OMAHA8, Structure.POT),
    "FLO8": (OMAHA8, Structure.FIXED),
    "STUD": (STUD, Structure.FIXED),
    "STUD8": (STUD8, Structure.FIXED),
    "F2L3D": (TRIPLE27, Structure.FIXED),
    "N2L1D": (SINGLE27, Structure.NO_LIMIT),
    "BADUGI": (BADUGI, Structure.FIXED),
    "RAZZ": (RAZZ, Structure.FIXED),
}


def hands(folder: str, game: str) -> Iterator[dict[str, Any]]:
    path = CORPUS / folder / f"{game}.jsonl"
    if path.exists():
        with path.open() as lines:
            yield from map(json.loads, lines)


class RecordedDeck:
    """Deals the recorded cards, whatever deck they came from."""

    def __init__(self, recorded: dict[str, Any]) -> None:
        steps = recorded["steps"]
        self.holes: list[deque[AnyCard]] = [deque() for _ in recorded["stacks"]]
        for step in steps:
            if step["t"] == "hole":
                self.holes[step["p"]].extend(parse_any_cards(step["c"]))
        self.cards = {
            kind: deque(card for step in steps if step["t"] == kind for card in parse_any_cards(step["c"]))
            for kind in ("board", "burn")
        }

    def hole(self, seat: int) -> AnyCard:
        return self.holes[seat].popleft()

    def board(self) -> AnyCard:
        return self.cards["board"].popleft()

    def burn(self) -> AnyCard:
        return self.cards["burn"].popleft() if self.cards["burn"] else HIDDEN

    def stub(self) -> int:
        """Asked before the last card of stud: enough, or none where the record shares a card."""
        return sum(len(cards) for cards in self.holes) + len(self.cards["burn"])

    def shuffle_in(self, burns: Sequence[AnyCard]) -> None:
        pass


def hand_of(recorded: dict[str, Any]) -> Hand:
    """The recorded hand at its first decision."""
    variant, structure = GAMES[recorded["game"]]
    cfg = recorded["cfg"]
    antes, blinds = cfg["antes"], cfg["blinds"]
    same = len(set(antes)) == 1
    game = Game(
        variant=variant,
        structure=structure,
        stakes=Stakes(
            small_bet=cfg["small_bet"],
            big_bet=cfg["big_bet"],
            bring_in=cfg["bring_in"],
            big_blind=max(blinds),
            ante=antes[0] if same else 0,
            big_blind_ante=0 if same else max(antes),
        ),
        house=HouseRules(raise_cap=raise_cap(cfg["cap"]), antes_compete=cfg["trim"]),
    )
    hand = Hand(
        game,
        recorded["stacks"],
        recorded["n"] - 1,
        RecordedDeck(recorded),
        antes=antes,
        blinds=blinds,
        reveals=shown_or_mucked(recorded),
    )
    if cfg["cap"] is not None and not variant.brings_in:
        # pokerkit's own cap, [4, 4, 4, 4], allows one raise more before the flop than the cap of a table of ours.
        hand.state.round.cap = cfg["cap"][0]
    return hand


def raise_cap(cap: list[int] | None) -> int | None:
    """Our number of raises after the bet; after the first street the corpus counts the bet too."""
    return None if cap is None else cap[1] - 1


def shown_or_mucked(recorded: dict[str, Any]) -> dict[int, tuple[AnyCard, ...] | None]:
    """What the record says of hands that were not seen when dealt; the rest is left to our showdown."""
    unknown = set(recorded.get("unknown", ())) | {
        step["p"] for step in recorded["steps"] if step["t"] == "hole" and "??" in step["c"]
    }
    found: dict[int, tuple[AnyCard, ...] | None] = {}
    for step in recorded["steps"]:
        if step["t"] in ("show", "muck") and step["p"] in unknown:
            found[step["p"]] = parse_any_cards(step["c"]) if step["t"] == "show" else None
    return found
