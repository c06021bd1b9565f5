"""Drives the animation clock of a table's page, and notes what is seen and when: no test sleeps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import Card
from pokertable.model.game import Game
from pokertable.model.games import HOLDEM, OMAHA8
from pokertable.model.hand.actions import CheckCall, Fold, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.model.stakes import blind_stakes
from pokertable.session.words.words import EventWords
from pokertable.views.felt.pill import PillKind
from pokertable.views.felt.table_picture import BOARD
from pokertable.views.kit.translate import shown
from pokertable.views.table.table_page import TablePage
from tests.views.builders import Moment
from tests.views.showdowns import Chosen

STEP = 10
"""Ms between two looks."""
PLAYERS = ("You", "Marek", "Tomo", "Lou")


class Look(NamedTuple):
    """What is seen at a time, in ms since the beginning."""

    ms: int
    event: str
    faces: dict[int, int]
    """Faces by seat; the board is -1."""
    rings: dict[str, frozenset[Card]]
    veiled: frozenset[Card]
    plates: frozenset[int]
    """The seats whose plates are ringed as winners."""
    won: int
    stacks: tuple[int, ...]
    pot: int
    log: tuple[str, ...]
    panel: bool
    ticks: bool
    pills: tuple[PillKind | None, ...]
    """What kind of word each plate says, by seat."""
    in_pot: int
    """The chips that lie in the pot, not those on their way."""


def half_won() -> Hand:
    """A called river in Omaha hi/lo: I win the low, Marek the high, Tomo nothing, Lou has folded (the picture)."""
    holes = ("As 3s Kd 9d", "Js 7s Qh Th", "Ah 4h Kc Qs", "2c 2s 8c 8s")
    source = Chosen(holes, "2h 5c 7d Jd Jc")
    stakes = blind_stakes(Structure.POT, 5, 10)
    hand = Hand(Game(variant=OMAHA8, structure=Structure.POT, stakes=stakes), [1000] * 4, 0, source)
    hand.act(Fold())
    for _ in range(3):
        hand.act(CheckCall())
    for _ in range(6):
        hand.act(CheckCall())
    for action in (RaiseTo(20), CheckCall(), CheckCall()):
        hand.act(action)
    return hand


def mucked() -> Hand:
    """A called river in hold'em: Marek has three nines, and my pair of tens is mucked unseen."""
    source = Chosen(("Ah Tc", "9c 9d"), "9h Ts 5c 2s 6d")
    game = Game(variant=HOLDEM, structure=Structure.NO_LIMIT, stakes=blind_stakes(Structure.NO_LIMIT, 5, 10))
    hand = Hand(game, [1000] * 2, 1, source)
    for _ in range(7):
        hand.act(CheckCall())
    hand.act(RaiseTo(20))
    hand.act(CheckCall())
    return hand


class Film:
    """What is seen of a hand on a page, from event to event."""

    def __init__(self, page: TablePage, names: Sequence[str] = PLAYERS) -> None:
        self.page = page
        self.looks: list[Look] = []
        self.lengths: list[tuple[str, int]] = []
        """Each event with the ms that it took."""
        self._words = EventWords(names, 0)
        self._now = 0

    def play(self, moments: Sequence[Moment], *, until: Callable[[Moment], bool] = lambda _: False) -> None:
        """Play events to their ends, by the clock."""
        for moment in moments:
            if until(moment):
                return
            event, after = moment
            self.page.play(event, after, self._words.lines(event))
            transition = self.page.table._transition
            name = type(event).__name__
            if transition is None:
                self._look(name)
                self.lengths.append((name, 0))
                continue
            transition.pause()
            length = transition.duration()
            for ms in range(0, length, STEP):
                transition.setCurrentTime(ms)
                self._look(name, ms)
            self._now += length
            self.page.table.finish_now()
            self.lengths.append((name, length))
            self._look(name)

    def first(self, seen: Callable[[Look], bool]) -> int:
        """When this is first seen, in ms."""
        return next(look.ms for look in self.looks if seen(look))

    def faces(self, seat: int, count: int) -> int:
        """When so many faces of a seat are first seen, in ms."""
        return self.first(lambda each: each.faces.get(seat, 0) >= count)

    def rings(self, name: str, count: int) -> int:
        """When so many cards are first ringed for a share, in ms."""
        return self.first(lambda each: len(each.rings[name]) >= count)

    def _look(self, event: str, ms: int = 0) -> None:
        scene = self.page.table._scene
        faces: dict[int, int] = {BOARD: 0}
        rings: dict[str, set[Card]] = {"high": set(), "low": set()}
        veiled = set()
        for key, item in scene.cards.items():
            if isinstance(item.card, Card):
                faces[key.seat] = faces.get(key.seat, 0) + (item.opacity() > 0)
                for name, is_on in (("high", item.state.high), ("low", item.state.low)):
                    if is_on:
                        rings[name].add(item.card)
                if item.state.dim and item._share > 0:
                    veiled.add(item.card)
        plates = {seat: plate.look for seat, plate in scene.plates.items() if plate.look is not None}
        pills = [plates[seat].pill for seat in sorted(plates)]
        self.looks.append(
            Look(
                ms=self._now + ms,
                event=event,
                faces=faces,
                rings={name: frozenset(cards) for name, cards in rings.items()},
                veiled=frozenset(veiled),
                plates=frozenset(seat for seat, look in plates.items() if look.won.total),
                won=scene.plates[0].won,
                stacks=tuple(scene.plates[seat].stack for seat in sorted(scene.plates)),
                pot=scene.tray.look.total if scene.tray.look is not None and scene.tray.isVisible() else 0,
                log=tuple(shown(line.text) for line in self.page.log.text.lines),
                panel=self.page.showdown.isVisible(),
                ticks=self.page.panel.ticks.isVisible(),
                pills=tuple(None if pill is None else pill.kind for pill in pills),
                in_pot=sum(scene.tray.look.pots) if scene.tray.look is not None else 0,
            )
        )
