"""Makes the banks of this folder: ``python resources/decisions/count.py holdem omaha --minutes 15 --wanted 300``.

One file a game, a spot a line, written as soon as it is found: it can be stopped at any moment and run again. Spots
that were counted with older rules are counted again first, and dropped where they are no questions any more. They are
not where these rules play the game as those did: ``played.json`` has, by game, what opponents did and how likely it was
at the first decisions of one seed, as a digest, and the versions that did so. Themes are named anew, and plans drawn up
that are missing, as are equities of a call before others. Then new ones are looked for, in each game in turn, until
each has as many as wanted or the time is over.
With ``--prizes`` they are decisions of sit and goes to push or to fold, valued in prizes, in the folder of that name.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import time
from collections import Counter
from itertools import islice
from pathlib import Path

import numpy as np

from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import Fold
from pokertable.players.opponents.personas import policy_of, with_prizes
from pokertable.players.people.character import RULES_VERSION
from pokertable.training.decide.bank import PRIZES, answer_of, balanced, read
from pokertable.training.decide.counting import (
    counted,
    decisions,
    in_prizes,
    is_easy_start,
    is_obvious,
    is_sure,
    renewed,
)
from pokertable.training.decide.reading import lacks_called, with_called, with_plan
from pokertable.training.decide.refusals import is_refused
from pokertable.training.decide.spot import DecideSpot
from pokertable.training.decide.themes import DecideTheme, possible, theme_of
from pokertable.training.played import act_text

HERE = Path(__file__).parent
PLAYED = "played.json"
COMPARED = 1000
"""Decisions of a digest: what changes one in 300 of them is missed by 4 %."""
CLOSE = 10
"""One spot of so many is close on purpose."""
NEVER_CLOSE = (DecideTheme.FIRST_IN, DecideTheme.FACING, DecideTheme.DEFENCE, DecideTheme.SHORT)
LEAD = 1
"""Spots by which an answer may lead the others of its theme."""
MOST = 1.5
"""Times the mean of all themes that one theme may have, from the start on: some are found far more often."""
FEW = 4
"""Spots that a theme may have besides."""
LACKS = 0.5
"""Times that mean up to which every decision of a theme is looked at; of one with more, by the square of that fewer."""
EASY = 4
"""One spot of so many may be easy: aces to raise, nothing to fold, a pair to break, the nuts to bet."""
PATIENCE = 20
"""Seconds of the processor that are spent on a theme before fewer of its decisions are looked at."""
OBVIOUS = 0.03
"""Part of the decisions with only one thing to do that are looked at all the same."""
UNUSUAL = 0.1
"""Part of the decisions that are looked at however seldom an intermediate gives an answer that is wanted there."""
OBVIOUS_PUSH = 0.5
"""In prizes, for whoever has no blind in: a hand is always pushed or always folded."""
PLAIN = 0.25
"""Loss of the worse choice, of the stake, from which a discard is easy; one in prizes too, unless chips mislead."""


def played(found, count=COMPARED):
    """A digest of these decisions: what was done, and the likelihood of every action, to four digits."""
    digest = hashlib.sha256()
    for each in islice(found, count):
        moment, name = each.moment, each.styles[each.moment.seat]
        policy = with_prizes(policy_of(name), None if each.pool is None else each.pool.left)
        ups = moment.public.seats[moment.seat].ups
        hidden = np.array([[card for card in (*moment.own, *moment.discarded) if card not in ups]], np.uint8)
        chances = [] if moment.public.drawing else policy.probabilities(moment.public, hidden)[0].round(4).tolist()
        digest.update(f"{name} {moment.own} {moment.kept} {act_text(moment.taken)} {chances}\n".encode())
    return digest.hexdigest()


class Bank:
    """A game's file while it grows."""

    def __init__(self, game, folder, wanted, prizes=False):
        self.prizes, folder = prizes, folder / PRIZES if prizes else folder
        self.game, self.wanted, self.file = game, wanted, folder / f"{game}.jsonl"
        self.decisions = in_prizes if prizes else decisions
        self.spots = read(self.file.read_text(encoding="utf-8")) if self.file.is_file() else []
        self.played = folder / PLAYED
        self.rng = random.Random()  # no run looks at the decisions of the last one again
        self.found = self.decisions(CATALOGUE[game], self.rng)
        self.spent = Counter()

    @property
    def is_full(self):
        """Whether it has as many as wanted, once balanced."""
        return len(balanced(self.spots)) >= self.wanted

    def complete(self):
        """Give each spot the theme that the present rules of themes give it, whether it is easy, and its plan.

        What the present rules of questions refuse is dropped.
        """
        read, self.spots = self.spots, []
        for stored in read:
            spot = DecideSpot.from_json(stored)
            if lacks_called(spot):
                spot = with_called(spot, self.rng.getrandbits(40))
                stored.update(spot.json())
            verdict = spot.verdict(spot.values.best)
            if is_refused(verdict, spot.styles, spot.accept):
                continue
            self.spots.append(stored)
            stored["theme"], stored["easy"] = theme_of(verdict).value, self.is_easy(spot)
            if "after" not in stored:
                stored.update(with_plan(spot, self.rng.getrandbits(40)).json() | {"theme": stored["theme"]})
        self.write()

    def renew(self, until):
        """Count again what older rules counted, unless they play alike; and keep which do."""
        kept = json.loads(self.played.read_text(encoding="utf-8")) if self.played.is_file() else {}
        alike = kept.get(self.game, {"rules": []})
        if RULES_VERSION not in alike["rules"]:
            now = played(self.decisions(CATALOGUE[self.game], random.Random(COMPARED)))
            before = alike["rules"] if alike.get("played") == now else []
            alike = {"played": now, "rules": [*before, RULES_VERSION]}
        for spot in self.spots:
            if spot["rules"] in alike["rules"]:
                spot["rules"] = RULES_VERSION
        self.write()
        self.count_again(until)
        if all(spot["rules"] == RULES_VERSION for spot in self.spots):
            self.played.write_text(json.dumps(kept | {self.game: alike}, indent=1) + "\n", encoding="utf-8")

    def count_again(self, until):
        """Count again the spots of other rules."""
        for spot in [each for each in self.spots if each["rules"] != RULES_VERSION]:
            if time.monotonic() > until:
                return
            fresh = renewed(
                DecideSpot.from_json(spot), self.rng.getrandbits(40), close=lambda _, spot=spot: len(spot["accept"]) > 1
            )
            self.spots[self.spots.index(spot)] = fresh.json() | {"easy": self.is_easy(fresh)} if fresh else None
            self.spots = [each for each in self.spots if each]
            self.write()

    def look(self):
        """Look at one decision more."""
        found, luck, begun = next(self.found), self.rng.random(), time.process_time()
        may_fold, themes = Fold() in found.moment.choices, possible(found.moment, found.pool)
        if not any(self.has_room(theme, luck, may_fold=may_fold) for theme in themes):
            return
        often = OBVIOUS_PUSH if self.prizes and not found.moment.legal.bet else OBVIOUS
        if is_obvious(found) and self.rng.random() > often:
            return
        if not self.prizes and is_easy_start(found.moment) and not any(map(self.has_room_for_easy, themes)):
            return
        looked_at = set()

        def wanted(theme, answer):
            looked_at.add((theme, may_fold))
            return self.wants(theme, answer, luck, may_fold=may_fold)

        spot = counted(
            found,
            self.rng.getrandbits(40),
            wanted=wanted,
            close=lambda theme: self.wants_close(theme, luck, may_fold=may_fold),
            sure=self.has_room_for_easy,
            usual=0.0 if self.prizes or self.rng.random() < UNUSUAL else self.rng.random(),
        )
        for key in looked_at:
            self.spent[key] = 0.0 if spot else self.spent[key] + time.process_time() - begun
        if spot is not None and self.is_fresh(spot):
            self.spots.append(spot.json() | {"easy": self.is_easy(spot)})
            self.write()
            self.found = self.decisions(CATALOGUE[self.game], self.rng)  # one spot of a hand is enough
            print(self.game, len(self.spots), spot.theme.value, answer_of(spot.json()), round(spot.gap, 3), flush=True)

    def is_fresh(self, spot):
        """Whether a spot is another one, and not too easy."""
        if spot.gap > PLAIN and self.prizes and spot.values.in_chips == spot.values.best:
            return False
        if spot.gap > PLAIN and spot.moment.public.drawing and not self.has_room_for_easy(spot.theme):
            return False
        return spot.id not in {each["id"] for each in self.spots}

    def has_room(self, theme, luck, *, may_fold):
        """Whether a theme is not far ahead of the others; nor, for this `luck` of a decision, 0 to 1, ahead or in vain.

        It is in vain where much time was spent and no spot was found.
        """
        by_theme = Counter([each["theme"] for each in self.spots if not each["easy"]])
        count, mean = by_theme[theme.value], by_theme.total() / max(1, len(by_theme))
        in_vain = luck * self.spent[theme, may_fold] > PATIENCE
        return count < MOST * mean + FEW and count * luck**0.5 <= LACKS * mean + FEW and not in_vain

    def is_easy(self, spot):
        """Whether a spot is easy; none is in prizes, where it is the prizes that make the answer."""
        if self.prizes:
            return False
        is_plain = spot.moment.public.drawing and spot.gap > PLAIN
        return is_plain or is_easy_start(spot.moment) or is_sure(spot.verdict(spot.values.best))

    def has_room_for_easy(self, theme):
        """Whether one easy spot more is at most one of `EASY` of its theme."""
        alike = [each for each in self.spots if each["theme"] == theme.value]
        return EASY * (sum(each["easy"] for each in alike) + 1) <= len(alike) + 1

    def wants(self, theme, answer, luck, *, may_fold):
        """Whether a spot of this theme with this answer is wanted.

        No answer may lead the others of its theme, where a check is free and where it is not.
        """
        word = answer_of({"choices": [act_text(answer)], "best": 0})
        asked = [each for each in self.spots if each["theme"] == theme.value and not each["easy"]]
        alike = [each for each in asked if ("f" in each["choices"]) == may_fold]
        answers = Counter(map(answer_of, alike))
        leads = answers[word] >= answers.total() - answers[word] + LEAD
        return not leads and self.has_room(theme, luck, may_fold=may_fold)

    def wants_close(self, theme, luck, *, may_fold):
        """Whether a close spot of this theme is wanted now; before the flop chance is too great to find one."""
        if theme in NEVER_CLOSE:
            return False
        close = sum(len(each["accept"]) > 1 for each in self.spots)
        return CLOSE * (close + 1) <= len(self.spots) + 1 and self.has_room(theme, luck, may_fold=may_fold)

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
