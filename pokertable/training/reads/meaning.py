"""Consequences of a read for the price: equity against the range and by the read, and the resulting decisions.

Also the misreaders' mistakes in words, and what to remember: for the quiz and for reads at the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from pokertable.model.text import Phrase, phrase
from pokertable.training.reads.spread import GOOD, WHOLE

if TYPE_CHECKING:
    from pokertable.training.reads.read import Read
    from pokertable.training.reads.spread import Spread
    from pokertable.training.reads.worth import Share, Worth


_CLOSE: Final = 0.01
"""Difference between equity and price that is too close to call; for a sample two standard errors count too."""
_ERRORS: Final = 2


def meaning(worth: Worth, read: Read, given: Spread | None, name: str) -> tuple[Phrase, ...]:
    """One or two sentences about the price; empty if nothing is known. `name` is the opponent's."""
    right = worth.against(read.exact)
    if right is None:
        return ()
    mine = None if given is None else worth.against(given)
    said = _beside(worth, right, mine)
    return (_against(worth, right, name), *([] if said is None else [said]))


def is_good_beside(score: int, prior: int) -> bool | None:
    """Whether a score is that of a good read: perfect, or better than ignoring the betting, `prior`.

    None where it would be one, if ignoring the betting did not score as much or more.
    """
    if score < GOOD:
        return False
    return True if score > prior or score == WHOLE else None


def score_words(score: int, prior: int, *, changed: bool = True) -> Phrase:
    """A score, called a good read if the player changed it and it is better than ignoring the betting."""
    if changed and is_good_beside(score, prior):
        return phrase("{score} out of 100, a good read", score=score)
    return phrase("{score} out of 100", score=score)


def rests_on(worth: Worth) -> Phrase:
    """The basis of the figures."""
    if worth.exact:
        return phrase("Exact, over all deals, assuming no more betting.")
    if worth.draws:
        return phrase(
            "Over {deals} random deals, assuming everyone draws well and there is no more betting.", deals=worth.deals
        )
    return phrase("Over {deals} random deals, assuming no more betting.", deals=worth.deals)


def seen_over(read: Read) -> Phrase:
    """The basis of the range."""
    if read.sampled:
        return phrase("The range is a sample of {hands} hands.", hands=read.hands)
    return phrase("The range is exact, over {hands} hands.", hands=read.hands)


def _against(worth: Worth, right: Share, name: str) -> Phrase:
    """The equity against the range, beside the equity that a call needs."""
    share = _percent(right)
    if worth.price is None:
        if worth.alone:
            return phrase("You have {share}% equity against {name}'s range.", name=name, share=share)
        return phrase("You have {share}% equity against all your opponents' ranges.", share=share)
    needs = round(100 * worth.price.fraction)
    if worth.alone:
        return phrase(
            "You have {share}% equity against {name}'s range; you need {needs}% to call.",
            name=name,
            share=share,
            needs=needs,
        )
    return phrase(
        "You have {share}% equity against all your opponents' ranges; you need {needs}% to call.",
        share=share,
        needs=needs,
    )


def _beside(worth: Worth, right: Share, mine: Share | None) -> Phrase | None:
    """The equity by the read, and the decision it implies."""
    calls = _calls(worth, right)
    if mine is None:
        if worth.price is None:
            return None
        if calls is None:
            return phrase("At these odds it's close.")
        return phrase("At these odds it's a call.") if calls else phrase("At these odds it's a fold.")
    said, reads = _percent(mine), _calls(worth, mine)
    if worth.price is None:
        return phrase("Your read gave you {mine}%.", mine=said)
    if calls is None:
        return phrase("That is close; your read gave you {mine}%.", mine=said)
    if reads is None:
        return phrase("Your read gave you {mine}%: too close to tell.", mine=said)
    if reads and calls:
        return phrase("Your read gave you {mine}%: also a call.", mine=said)
    if calls:
        return phrase("Your read gave you {mine}%: you would have folded.", mine=said)
    if reads:
        return phrase("Your read gave you {mine}%: you would have called.", mine=said)
    return phrase("Your read gave you {mine}%: also a fold.", mine=said)


def _calls(worth: Worth, share: Share) -> bool | None:
    """Whether equity pays for the call; None: nothing to call, or too close to tell."""
    if worth.price is None:
        return None
    over = share.part - worth.price.fraction
    return None if abs(over) <= max(_CLOSE, _ERRORS * share.error) else over > 0


def _percent(share: Share) -> int:
    return round(100 * share.part)


class Mistake(NamedTuple):
    """A misreading in one sentence, and one line to remember."""

    misread: Phrase
    remember: Phrase


MISTAKES: Final = {
    "UNMOVED": Mistake(
        phrase("You didn't adjust for the betting."),
        phrase("Each action rules hands out: ask which hands would do this."),
    ),
    "CHECK": Mistake(
        phrase("You ignored the check."),
        phrase("A check says something too: hands that would have bet are gone."),
    ),
    "BLIND": Mistake(
        phrase("You read it as a hand the player chose to play."),
        phrase("The blinds can have almost anything."),
    ),
    "BLUFFS": Mistake(
        phrase("You expected more bluffs than there are."),
        phrase("Count the value hands first; few styles bluff that often."),
    ),
    "NUTS": Mistake(
        phrase("You put too much weight on the nuts."),
        phrase("The best hands are rare: count how many there can be."),
    ),
    "DEAD": Mistake(
        phrase("You counted hands that contain your own cards."),
        phrase("Remove every card you see: your cards can't be theirs."),
    ),
}
"""Mistakes by the names of `Misreading`, whose module loads numpy."""
