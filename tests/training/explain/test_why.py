"""What the review calls what an opponent did: as the log of the hand does."""

import re
from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import pytest

from pokertable.model.game import Game
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import BringIn, CheckCall, Fold, RaiseTo
from pokertable.model.hand.events import Called, Event, Raised
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.model.stakes import bring_in_stakes
from pokertable.training.explain.reasons import Reason, kept, kind_of
from pokertable.training.explain.why import figures, nothing_found, sentence
from pokertable.training.explain.why import said as said_of
from pokertable.training.reads.words import did
from pokertable.training.weigh.loss import Known, Measured
from pokertable.training.weigh.verdict import Verdict
from tests.training.weigh.spots import BetsWith, played, weighed
from tests.training.weigh.test_known_answers import ACE, KING, RIVER, has, river

THREE, FOUR, FIVE, EIGHT, TEN = 1, 2, 3, 6, 8


@pytest.mark.parametrize(("raises", "said"), [(1, "completes to 10"), (2, "raises to 20")])
def test_a_bring_in_is_completed_and_raised_then(raises: int, said: str) -> None:
    variant = CATALOGUE["stud8"]
    game = Game(variant=variant, structure=variant.usual_structure, stakes=bring_in_stakes(10, 20))
    hand = Hand(game, (400,) * 3, 0, Deck.shuffled(1))
    hand.act(BringIn())
    for number in range(1, raises + 1):
        hand.act(RaiseTo(10 * number))
    raised = [event for event in hand.events if isinstance(event, Raised)][-1]
    assert str(did(raised)) == said


def test_after_a_bring_in_the_first_raise_completes_it():
    """As the log and the panel call it; the next one raises."""
    cards = ["d dh p1 As2s4d", "d dh p2 QcQdKc", "p1 pb"]
    completed = weighed(played("stud8", [*cards, "p2 cbr 4"]), 1, "random", groups=1)
    assert str(said_of(completed.moment.taken, completed)) == "complete to 4"
    raised = weighed(played("stud8", [*cards, "p2 cbr 4", "p1 cbr 8"]), 0, "random", groups=1)
    assert str(said_of(raised.moment.taken, raised)) == "raise to 8"


@pytest.mark.parametrize(
    ("own", "board", "theirs", "said"),
    [
        pytest.param(
            "5d8cQsAd",
            "9h7sJc6dKh",
            [{EIGHT, TEN}, {FIVE, EIGHT, KING}],
            "You called when folding was better.",
            marks=pytest.mark.long,
        ),
        (
            "Ad5dQsJc",
            "9h7s2c6dKh",
            [{EIGHT, TEN, *low} for low in ({ACE, THREE}, {ACE, FOUR}, {THREE, FOUR}, {FIVE, KING})],
            "You paid full price for a hand that wins only half.",
        ),
    ],
)
def test_where_the_board_leaves_no_low_nobody_pays_for_half(
    own: str, board: str, theirs: list[set[int]], said: str
) -> None:
    """A straight that ties at best is no hand for half; a seven low below a straight and better lows is one."""
    other = BetsWith(fits=lambda hand: any(has(*ranks)(hand) for ranks in theirs), street=RIVER)
    verdict = weighed(river("omaha8", own, board, "p2 cbr 8", "p1 cc", pot=8), 0, other)
    assert verdict.ranges.equity > 0
    assert str(sentence(verdict)) == said


def test_of_another_player_no_sentence_says_you():
    """Every one that does has its like with a name, and that of a fold of the nuts is said so."""
    own = [each for each in Reason if "you" in str(each.own).lower()]
    assert len(own) > 10
    for each in own:
        template = each.said("{name}").template
        assert "{name}" in template and not re.search(r"\byou", template, re.IGNORECASE)
    verdict = weighed(river("holdem", "AsKs", "QsJsTs2h3d", "p2 cbr 4", "p1 f"), 0, "random")
    assert str(sentence(verdict)).startswith("You folded")
    assert str(sentence(verdict, "Ann")) == str(sentence(verdict)).replace("You", "Ann")


def test_a_call_is_called_what_the_log_calls_it():
    """The chips that are added, whatever lay there already: the blind, or a bet that was raised."""
    before = played("holdem", ["d dh p1 AsKs", "d dh p2 ????", "p2 cbr 6", "p1 cc"])
    blind = weighed(before, 0, "random", groups=1)
    assert str(said_of(CheckCall(), blind)) == "call 4" == _did(before).replace("calls", "call")
    actions = ["d dh p1 AsKs", "d dh p2 ????", "p2 cbr 6", "p1 cc", "d db 2c7d9h", "p1 cbr 10", "p2 cbr 48", "p1 cc"]
    events = played("holdem", actions)
    raised = weighed(events, 0, "random", groups=1)
    assert raised.moment.legal.check_call == 38
    assert str(said_of(raised.moment.taken, raised)) == "call 38" == _did(events).replace("calls", "call")
    events = played("holdem", [*actions[:-2], "p2 cbr 24", "p1 cc"], starting_stacks=[20, 30])
    short = weighed(events, 0, "random", groups=1)
    assert str(said_of(CheckCall(), short)) == "call 4" == _did(events).replace("calls", "call")


def _did(events: Sequence[Event]) -> str:
    """What the last call is called as something done."""
    return str(did([event for event in events if isinstance(event, Called)][-1]))


@pytest.mark.parametrize(
    ("equity", "call", "wanted", "stack"),
    [
        (0.2, 9.0, "later bets make up the difference", 400),
        (0.5, -9.0, "later bets cost more", 400),
        (0.5, 9.0, None, 400),
        (0.2, -9.0, None, 400),
        (0.2, 0.5, None, 400),
        (0.2, 9.0, None, 20),  # a call for the stack: no bet follows
    ],
)
def test_where_price_and_worth_of_a_call_differ_it_is_said_why(
    equity: float, call: float, wanted: str | None, stack: int
) -> None:
    """A call below its price that later bets pay for had no word why."""
    deals = ["d dh p1 AsKs", "d dh p2 ????", "p2 cbr 8", "p1 cc", "d db Qs7s2h"]
    verdict = weighed(played("holdem", [*deals, "p1 cc", "p2 cbr 12", "p1 f"], stack), 0, "random", groups=1)
    choices = verdict.moment.choices
    at, fold = choices.index(CheckCall()), choices.index(Fold())
    means = tuple([call if each == at else -30.0 if each != fold else 0.0 for each in range(len(choices))])
    best = max(range(len(means)), key=means.__getitem__)
    behind = tuple([Known(means[best] - mean, 0.0 if each == fold else 1.0) for each, mean in enumerate(means)])
    stderrs = tuple([0.0 if each == fold else 1.0 for each in range(len(choices))])
    ahead = tuple([Known(mean - means[fold], each.stderr) for mean, each in zip(means, behind, strict=True)])
    measured = Measured(means, stderrs, best, behind, ahead, 0.1, behind[fold].mean, 0.1)
    share = replace(verdict.ranges, equity=equity, stderr=0.01)
    verdict = replace(verdict, measured=measured, ranges=share, deals=100, settled=True)
    told = str(figures(verdict))
    assert ("later bets" in told) == (wanted is not None) and (wanted or "") in told
    if best == at:
        assert ("with the implied odds to call" in str(sentence(verdict))) == (wanted is not None and equity == 0.2)


def test_in_the_first_round_the_rank_of_the_start_is_said() -> None:
    first = ["d dh p1 7s2h", "d dh p2 ????", "p2 cbr 8"]
    before, after = (
        weighed(played("holdem", [*first, *acts], 400), 0, "random", groups=1)
        for acts in (["p1 f"], ["p1 cc", "d db Qs7c3h", "p1 cc", "p2 cbr 12", "p1 f"])
    )
    told = (
        r" Your starting hand is 7-2, too far apart for a straight, two low cards: "
        r"weaker than 9\d% of starting hands by equity against the hands that stay in\.$"
    )
    assert re.search(told, str(figures(before)))
    assert " The starting hand is 7-2," in str(figures(before, "Ines"))
    assert "start" not in str(figures(after))


@pytest.mark.parametrize(
    ("decided", "said"),
    [
        ([True, True], "Nothing to change: no decision in this hand needs another look."),
        ([True, False, True], "Too close to call: 1 of 3. The others don't need another look."),
        ([False, False], "Every decision is too close to call."),
        ([False], "Too close to call."),
    ],
)
def test_of_a_hand_without_a_fault_only_the_others_need_no_look(decided: list[bool], said: str) -> None:
    found = nothing_found([cast("Verdict", SimpleNamespace(decided=each)) for each in decided])
    assert str(found) == said


def test_a_stored_kind_outlives_the_wording_of_its_sentence() -> None:
    """Hands reviewed before a sentence was reworded count with those reviewed since."""
    stored = "You paid more than your share of the pot was worth."
    assert kind_of(Reason.PAID.own) == stored != str(Reason.PAID.own)
    assert kept(stored) == kept(str(Reason.PAID.own)) == Reason.PAID.own
    kinds = [kind_of(reason.own) for reason in Reason]
    assert len(set(kinds)) == len(kinds) and [kept(kind) for kind in kinds] == [reason.own for reason in Reason]
