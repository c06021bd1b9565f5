"""An opponent's identity: its name, its name on screen, its skill."""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

from pokertable.model.text import Phrase

RULES_VERSION: Final = 24
"""Version of the rules' decisions, stored with records of hands: who changes a decision raises it. The last ones:

- 24: in draw games the best part of what it can have calls one opponent's one bet, by its size, whatever that one seems
  to hold: of who stood pat nearly all hands were believed. Experts give up bluff-catchers only to who was seen to have
  what it bets. Of those who stand pat at the last draw as many are presumed to have nothing as do with the hands of who
  raised last. Bluffs after the last draw are all hands of a class alike.
- 23: in draw games bets and raises are believed by what the table remembers of who makes them, hands that ended in one
  class are told apart, and the best part of what it can have goes on against one raiser of the first round, and against
  a raise of its bet with a draw to come. A raise always tells of the best hands. Bluffs reach into a class of half of
  all hands. Experts who raise most of their hands open with a raise or not at all where bets have sizes.
- 22: in hold'em where bets have sizes the best of the hands that must go on against a bet of up to three pots do,
  whatever is believed of it: believed in full, some bets of a third of the pot were folded to with all hands. A raise
  of its own raise is answered so too.
  In draw games experts raise one opponent's bet before the last draw, and raise again before the first, where by
  what that one seems to hold a raise wins more; they steal and defend by that where bets have sizes. A bet that is
  raised with a draw to come is folded less; who stands pat at the last draw is presumed to hold nothing half as often,
  and who has few players behind it to steal more often. Experts give up some bluff-catchers to who drew fewer cards.
- 21: in draw games who asks how good a hand of its own is knows in what way its style comes in and how often it bluffs,
  callers before the draw are presumed to call as regulars do, and now and then to keep a card too many; in hold'em a
  bluff-catcher of the river has half of the equity that it needs. Beginners who call nearly anything ask for more.
- 20: after the last draw who has bet ranks its hands among those that it bets; raises are presumed to hold bluffs, and
  hold some; who bets after a check is presumed to bet thinner. Strong hands, bluffs and bets that follow a raise come
  in every size of their style. The less a style asks of a call, the less its actions tell of its own hands, and the
  less equity its bluff-catchers need. Beginners credit a bet nearly as others do, and fold to re-raises sometimes.
- 19: raises of the last street are presumed to hold bluffs, and hold some; in fixed limit too a raise of the last bet
  is answered by a hand's place in its range. Who bluffs more than usual ranks its hands in a wider range of its own.
  With cards to come more hands about worth the price are given up, and a loose player asks for less above the price.
  Beginners who call nearly anything call no more for being beginners, and credit a bet a bit.
  In draw games what a rival holds follows from all its bets and draws, round by round.
- 18: who made the last raise is thought to bet on with weak hands, where bets have sizes, and thin value of the last
  bet; beginners call a tenth too much. In draw games hands after the last draw are those of the bets there.
- 17: an expert ranks its hands among those of its style's regular; a draw is not bet at who does not fold.
- 16: bets near the stack are answered by a hand's place in its range; in a sit and go all-ins are weighed by prizes.
- 15: opens that are raised again are defended by place and size; deep shoves are believed in full.
- 14: where bets have sizes, what is folded follows from the size and a hand's place among those that may be held.
- 13: in draw games ends are counted over all cards that may come, and discards weighed against the others' draws.

Older ones are in the history of this file.
"""


class Character(NamedTuple):
    """An opponent: `name` on the command line and in records, `title` on screen, `about` in one line.

    `short` is its style in a word that fits a plate.
    """

    name: str
    title: Phrase
    short: Phrase
    about: Phrase


class Skill(Enum):
    """Skill of an opponent in its style."""

    BEGINNER = "beginner"
    """Looks only at its own cards and has leaks."""
    REGULAR = "regular"
    """Reads the others' ranges, roughly."""
    EXPERT = "expert"
    """Reads ranges as well as the rules allow."""
