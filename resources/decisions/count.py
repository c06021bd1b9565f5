"""Makes the banks of this folder: ``python resources/decisions/count.py holdem omaha --minutes 15 --wanted 300``.

One file a game, a spot a line, written as soon as it is found: it can be stopped at any moment and run again. Spots
that were counted with older rules are counted again first, and dropped where they are no questions any more; themes are
named anew, and plans drawn up that are missing. Then new ones are looked for, in each game in turn, until each has as
many as wanted or the time is over.
With ``--prizes`` they are decisions of sit and goes to push or to fold, valued in prizes, in the folder of that name.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections import Counter
from pathlib import Path

from pokertable.model.games import CATALOGUE
from pokertable.players.people.character import RULES_VERSION
from pokertable.training.decide.bank import PRIZES, answer_of, balanced, read
from pokertable.training.decide.counting import (
    counted,
    decisions,
    in_prizes,
    is_obvious,
    renewed,
    with_plan,
)
from pokertable.training.decide.refusals import is_refused
from pokertable.training.decide.spot import DecideSpot
from pokertable.training.decide.themes import early_theme, theme_of
from pokertable.training.played import act_text

HERE = Path(__file__).parent
CLOSE = 10
"""One spot of so many is close on purpose."""
LEAD = 1
"""Spots by which an answer may lead the others of its theme."""
PASSIVE = ("f", "cc")
"""Answers that put in no more than they must."""
MOST = 1.5
"""Times the mean of all themes that one theme may have, from the start on: some are found far more often."""
FEW = 4
"""Spots that a theme may have besides."""
OBVIOUS = 0.1
"""Part of the decisions with only one thing to do that are looked at all the same."""
OBVIOUS_PUSH = 0.5
"""In prizes, for whoever has no blind in: a hand is always pushed or always folded."""
PLAIN = 0.25
"""Loss of the worse choice in prizes, of the stake, from which only a choice that is better in chips is asked."""


class Bank:
    """A game's file while it grows."""

    def __init__(self, game, folder, wanted, prizes=False):
        self.prizes, folder = prizes, folder / PRIZES if prizes else folder
        self.game, self.wanted, self.file = game, wanted, folder / f"{game}.jsonl"
        self.decisions = in_prizes if prizes else decisions
        self.spots = read(self.file.read_text(encoding="utf-8")) if self.file.is_file() else []
        self.rng = random.Random()  # no run looks at the decisions of the last one again
        self.found = self.decisions(CATALOGUE[game], self.rng)

    @property
    def is_full(self):
        """Whether it has as many as wanted, once balanced."""
        return len(balanced(self.spots)) >= self.wanted

    def complete(self):
        """Give each spot the theme that the present rules of themes give it, and its plan if it has none.

        What the present rules of questions refuse is dropped.
        """
        read, self.spots = self.spots, []
        for stored in read:
            spot = DecideSpot.from_json(stored)
            verdict = spot.verdict(spot.values.best)
            if is_refused(verdict, spot.styles):
                continue
            self.spots.append(stored)
            stored["theme"] = theme_of(verdict).value
            if "after" not in stored:
                stored.update(with_plan(spot, self.rng.getrandbits(40)).json() | {"theme": stored["theme"]})
        self.write()

    def renew(self, until):
        """Count again what older rules counted."""
        for spot in [each for each in self.spots if each["rules"] != RULES_VERSION]:
            if time.monotonic() > until:
                return
            fresh = renewed(
                DecideSpot.from_json(spot), self.rng.getrandbits(40), close=lambda spot=spot: len(spot["accept"]) > 1
            )
            self.spots[self.spots.index(spot)] = fresh.json() if fresh else None
            self.spots = [each for each in self.spots if each]
            self.write()

    def look(self):
        """Look at one decision more."""
        found = next(self.found)
        theme = early_theme(found.moment, found.pool)
        if theme and not self.has_room(theme):
            return
        often = OBVIOUS_PUSH if self.prizes and not found.moment.legal.bet else OBVIOUS
        if is_obvious(found) and self.rng.random() > often:
            return
        spot = counted(found, self.rng.getrandbits(40), wanted=self.wants, close=self.wants_close)
        if spot is not None and self.is_fresh(spot):
            self.spots.append(spot.json())
            self.write()
            self.found = self.decisions(CATALOGUE[self.game], self.rng)  # one spot of a hand is enough
            print(self.game, len(self.spots), spot.theme.value, answer_of(spot.json()), round(spot.gap, 3), flush=True)

    def is_fresh(self, spot):
        """Whether a spot is another one, and not too plain."""
        is_plain = self.prizes and spot.gap > PLAIN and spot.values.in_chips == spot.values.best
        return not is_plain and spot.id not in {each["id"] for each in self.spots}

    def has_room(self, theme):
        """Whether a theme is not far ahead of the others."""
        by_theme = Counter([each["theme"] for each in self.spots])
        return by_theme[theme.value] < MOST * by_theme.total() / max(1, len(by_theme)) + FEW

    def wants(self, theme, answer):
        """Whether a spot of this theme with this answer is wanted.

        No answer may lead the others of its theme, and where chips are put in neither may raising, nor the others.
        To push or to fold, a raise and a call are alike.
        """
        word = answer_of({"choices": [act_text(answer)], "best": 0})
        answers = Counter([answer_of(each) for each in self.spots if each["theme"] == theme.value])
        raises, others = answers["cbr"], answers.total() - answers[word]
        alike = answers.total() - raises if word in PASSIVE else answers[word]
        if self.prizes:
            return self.has_room(theme) and answers[word] < others + LEAD
        return self.has_room(theme) and answers[word] < others + LEAD and alike < answers.total() - alike + LEAD

    def wants_close(self):
        """Whether a close spot is wanted now."""
        return CLOSE * (sum(len(each["accept"]) > 1 for each in self.spots) + 1) <= len(self.spots) + 1

    def write(self):
        """Write the file."""
        self.file.parent.mkdir(exist_ok=True)
        self.file.write_text("".join(f"{json.dumps(each)}\n" for each in self.spots), encoding="utf-8")


def main():
    """Read the arguments; look until the time is over."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(CATALOGUE))
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--wanted", type=int, default=100, help="spots of a game")
    parser.add_argument("--folder", type=Path, default=HERE)
    parser.add_argument("--turn", type=float, default=60, help="seconds for a game before the next one")
    parser.add_argument("--prizes", action="store_true", help="decisions of sit and goes")
    args = parser.parse_args()
    until = time.monotonic() + 60 * args.minutes
    banks = [Bank(game, args.folder, args.wanted, args.prizes) for game in args.games]
    for bank in banks:
        bank.complete()
        bank.renew(until)
    while time.monotonic() < until and not all(bank.is_full for bank in banks):
        for bank in banks:
            end = min(until, time.monotonic() + args.turn)
            while time.monotonic() < end and not bank.is_full:
                bank.look()


if __name__ == "__main__":
    main()
