"""What the review calls what an opponent did: as the log of the hand does."""

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from types import SimpleNamespace
from typing import Any, cast

import pytest

from pokertable.model.game import Game
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import BringIn, CheckCall, Fold, RaiseTo
from pokertable.model.hand.events import Called, Event, Raised
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.model.stakes import bring_in_stakes
from pokertable.session.record.spectator import seen_hand
from pokertable.training.explain.choices import said as said_of
from pokertable.training.explain.reasons import Reason, kept, kind_of
from pokertable.training.explain.why import figures, nothing_found, sentence
from pokertable.training.explain.why import reason as reason_of
from pokertable.training.reads.words import did
from pokertable.training.weigh.loss import Known, Measured
from pokertable.training.weigh.moment import moments
from pokertable.training.weigh.verdict import Verdict
from tests.training.explain.test_themes import share
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
    assert str(said_of(completed.moment.taken, completed.moment.legal)) == "complete to 4"
    raised = weighed(played("stud8", [*cards, "p2 cbr 4", "p1 cbr 8"]), 0, "random", groups=1)
    assert str(said_of(raised.moment.taken, raised.moment.legal)) == "raise to 8"


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
    assert str(said_of(CheckCall(), blind.moment.legal)) == "call 4" == _did(before).replace("calls", "call")
    actions = ["d dh p1 AsKs", "d dh p2 ????", "p2 cbr 6", "p1 cc", "d db 2c7d9h", "p1 cbr 10", "p2 cbr 48", "p1 cc"]
    events = played("holdem", actions)
    raised = weighed(events, 0, "random", groups=1)
    assert raised.moment.legal.check_call == 38
    assert str(said_of(raised.moment.taken, raised.moment.legal)) == "call 38" == _did(events).replace("calls", "call")
    events = played("holdem", [*actions[:-2], "p2 cbr 24", "p1 cc"], starting_stacks=[20, 30])
    short = weighed(events, 0, "random", groups=1)
    assert str(said_of(CheckCall(), short.moment.legal)) == "call 4" == _did(events).replace("calls", "call")


def _did(events: Sequence[Event]) -> str:
    """What the last call is called as something done."""
    return str(did([event for event in events if isinstance(event, Called)][-1]))


@cache
def folded_draw(stack: int) -> Verdict:
    deals = ["d dh p1 AsKs", "d dh p2 ????", "p2 cbr 8", "p1 cc", "d db Qs7s2h"]
    return weighed(played("holdem", [*deals, "p1 cc", "p2 cbr 12", "p1 f"], stack), 0, "random", groups=1)


@pytest.mark.parametrize(
    ("equity", "call", "wanted", "stack"),
    [
        (0.2, 9.0, "later bets make up the difference", 400),
        (0.5, -9.0, "later bets cost more", 400),
        (0.5, 9.0, None, 400),
        (0.2, -9.0, None, 400),
        (0.27, -9.0, "With later bets, a call loses even more", 400),  # three points are missing: a fiftieth of the pot
        (0.2, 0.5, None, 400),
        (0.2, 9.0, None, 20),  # a call for the stack: no bet follows
    ],
)
def test_where_price_and_worth_of_a_call_differ_it_is_said_why(
    equity: float, call: float, wanted: str | None, stack: int
) -> None:
    """A call below its price that later bets pay for had no word why, nor one that lost far more than it lacked."""
    verdict = folded_draw(stack)
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
    assert ("later bets" in told.lower()) == (wanted is not None) and (wanted or "") in told
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


def test_the_rank_of_the_start_is_not_said_again_after_a_raise() -> None:
    """Who had raised and was raised was told what "plays here": the starts of the first in."""
    acts = ["d dh p1 7s2h", "d dh p2 ????", "p2 cc", "p1 cbr 8", "p2 cbr 24", "p1 f"]
    assert "starting hand" not in str(figures(weighed(played("holdem", acts, 400), 0, "random", groups=1)))


@pytest.mark.parametrize(
    ("decided", "precise", "said"),
    [
        ([True, True], False, "Nothing to change: no decision in this hand needs another look."),
        ([True, False, True], True, "Too close to call: 1 of 3. Nothing else needs another look."),
        ([False, False], True, "Every decision is too close to call."),
        ([False], True, "Too close to call."),
        ([True, False, True], False, "Too few deals to judge: 1 of 3. Nothing else needs another look."),
        ([False, False], False, "Too few deals to judge."),
    ],
)
def test_of_a_hand_without_a_fault_only_the_others_need_no_look(decided: list[bool], precise: bool, said: str) -> None:
    """Decisions with few deals were called close."""
    found = nothing_found([cast("Verdict", SimpleNamespace(decided=each, needs_deals=not precise)) for each in decided])
    assert str(found) == said


@pytest.mark.parametrize(
    ("kinds", "said"),
    [
        ("few close", "Too few deals to judge: 1 of 2. Too close to call: 1."),
        (
            "few close close fine",
            "Too few deals to judge: 1 of 4. Too close to call: 2. Nothing else needs another look.",
        ),
    ],
)
def test_close_decisions_are_not_counted_among_those_with_too_few_deals(kinds: str, said: str) -> None:
    """Of a hand with one of each it said "Too few deals to judge: 2 of 2"."""
    verdicts = [SimpleNamespace(decided=kind == "fine", needs_deals=kind == "few") for kind in kinds.split()]
    assert str(nothing_found([cast("Verdict", each) for each in verdicts])) == said


@pytest.mark.parametrize(
    ("equity", "error", "said"),
    [
        (0.0, 0.0, "You had 0% against"),
        (0.0, 0.0002, "You had <0.1% against"),
        (0.0, 0.002, "You had <0.4% against"),
        (0.0004, 0.0, "You had <0.1% against"),
        (0.0006, 0.0, "You had 0.1% against"),
        (0.9997, 0.0, "You had >99.9% against"),
        (1.0, 0.0, "You had 100.0% against"),
    ],
)
def test_what_is_rare_is_not_called_never(equity: float, error: float, said: str) -> None:
    verdict = weighed(river("holdem", "7s7d", "QsJsTs2h3d", "p2 cbr 4", "p1 f"), 0, "random", groups=1)
    assert said in str(figures(replace(verdict, ranges=replace(verdict.ranges, equity=equity, stderr=error))))


def test_of_a_start_that_is_too_weak_no_equity_against_everybody_is_said() -> None:
    """25.3% against three others was said as if it proved it: it is more than an even share."""
    table: dict[str, Any] = {"blinds_or_straddles": [1, 2, 0, 0], "antes": [0] * 4, "starting_stacks": [400] * 4}
    deals = [f"d dh p{at} {'Kc6h' if at == 3 else '????'}" for at in (1, 2, 3, 4)]
    *_, moment = moments(seen_hand(played("holdem", [*deals, "p3 cc"], **table), 2))
    choices = moment.choices
    means = tuple([0.0 if each == Fold() else -10.0 for each in choices])
    behind = tuple([Known(-each, 0.0) for each in means])
    ahead = tuple([Known(each - means[choices.index(CheckCall())], 0.0) for each in means])
    now = Measured(means, (0.0,) * len(means), choices.index(Fold()), behind, ahead, 0.1, 10.0, 0.1)
    verdict = Verdict(moment, share(0.253), share(0.253), now, 1000, settled=True, is_over=True)
    assert str(sentence(verdict)) == "This hand was too weak to play."
    assert str(figures(verdict)).startswith("Your starting hand is K-6")


@pytest.mark.parametrize(("equity", "even"), [(0.624, True), (0.45, False)])
def test_a_check_that_should_have_been_a_bet_is_told_the_even_share(equity: float, even: bool) -> None:
    """42.4% was said of three players, and not that it is more than a third."""
    *_, moment = moments(seen_hand(river("holdem", "7s7d", "KsQs7h2c3d", "p2 cc", "p1 cc"), 0))
    choices = moment.choices
    means = tuple([10.0 if isinstance(each, RaiseTo) else 0.0 for each in choices])
    best = next(at for at, each in enumerate(choices) if isinstance(each, RaiseTo))
    behind = tuple([Known(10.0 - each, 0.0) for each in means])
    ahead = tuple([Known(each, 0.0) for each in means])
    now = Measured(means, (0.0,) * len(means), best, behind, ahead, 0.1, 10.0, 0.1)
    verdict = Verdict(moment, share(equity), share(equity), now, 1000, settled=True, is_over=True)
    said = f"You had {100 * equity:.1f}% equity against their ranges"
    assert str(figures(verdict)) == (f"{said}, more than an even share (50.0%)." if even else f"{said}.")


@pytest.mark.parametrize(("equity", "even"), [(0.652, True), (0.366, False)])
def test_a_call_that_should_have_been_a_raise_is_told_the_even_share(equity: float, even: bool) -> None:
    """Of 65.2% equity it was said that a call needs 33.3%, which is no reason to raise."""
    *_, moment = moments(seen_hand(river("holdem", "7s7d", "KsQs7h2c3d", "p2 cbr 12", "p1 cc"), 0))
    choices = moment.choices
    means = tuple([10.0 if isinstance(each, RaiseTo) else 5.0 if each == CheckCall() else 0.0 for each in choices])
    best = next(at for at, each in enumerate(choices) if isinstance(each, RaiseTo))
    behind = tuple([Known(10.0 - each, 0.0) for each in means])
    ahead = tuple([Known(each - 5.0, 0.0) for each in means])
    now = Measured(means, (0.0,) * len(means), best, behind, ahead, 0.1, 5.0, 0.1)
    verdict = Verdict(moment, share(equity), share(equity), now, 1000, settled=True, is_over=True)
    assert str(sentence(verdict)) == "You called when raising was better."
    told = str(figures(verdict))
    assert told.endswith("more than an even share (50.0%).") is even, told
    assert ("Calling" in told) is not even, told


def test_a_stored_kind_outlives_the_wording_of_its_sentence() -> None:
    """Hands reviewed before a sentence was reworded count with those reviewed since."""
    stored = "You paid more than your share of the pot was worth."
    assert kind_of(Reason.PAID.own) == stored != str(Reason.PAID.own)
    assert kept(stored) == kept(str(Reason.PAID.own)) == Reason.PAID.own
    kinds = [kind_of(reason.own) for reason in Reason]
    assert len(set(kinds)) == len(kinds) and [kept(kind) for kind in kinds] == [reason.own for reason in Reason]


def test_only_who_opens_is_told_what_an_opening_raise_wins() -> None:
    """It was said of a small blind that was completed."""
    dealt = ["d dh p1 ????", "d dh p2 Jh9d"]
    said = [str(figures(weighed(played("holdem", [*dealt, act]), 1, "tag", groups=1))) for act in ("p2 cc", "p2 cbr 5")]
    assert "if first in from this seat" in said[0]
    assert "by what an opening raise wins from this seat" in said[1]


@pytest.mark.parametrize(
    ("error", "equity", "said"),
    [
        (3.0, 0.6, "had the odds to call"),
        (1.0, 0.6, "was worth a raise"),
        (3.0, 0.8, "was worth a raise"),
        (1.0, 0.45, "had the odds to call"),
    ],
)
def test_a_raise_is_named_only_where_it_is_told_apart_from_a_call(error: float, equity: float, said: str) -> None:
    """A fold with 43% of the 12% needed was told that the hand was worth a raise, with the price of a call.

    A hand as strong as three sevens dealt is worth one, and a bluff is not what a fold missed.
    """
    *_, moment = moments(seen_hand(river("holdem", "7s7d", "KsQs7h2c3d", "p2 cbr 12", "p1 f"), 0))
    worth = {Fold(): 0.0, CheckCall(): 20.0}
    means = tuple([worth.get(each, 25.0) for each in moment.choices])
    behind = tuple([Known(25.0 - each, error) for each in means])
    now = Measured(means, (0.0,) * len(means), 2, behind, tuple([Known(each, 0.0) for each in means]), 0.1, 20.0, 0.1)
    told = sentence(Verdict(moment, share(equity), share(equity), now, 1000, settled=True, is_over=True))
    assert str(told) == f"You folded a hand that {said}."


@pytest.mark.parametrize(("call", "loses"), [(3.0, False), (-3.0, True)])
def test_a_call_still_loses_money_only_where_it_does(call: float, loses: bool) -> None:
    """It was said of a raise with a weak start, beside a call that won three big blinds."""
    dealt = ["d dh p1 7h2c", "d dh p2 ????", "p2 cbr 6", "p1 cbr 18"]
    *_, moment = moments(seen_hand(played("holdem", dealt), 0))
    worth = {Fold(): 0.0, CheckCall(): call}
    means = tuple([worth.get(each, -60.0) for each in moment.choices])
    ahead = tuple([Known(each + 60.0, 0.0) for each in means])
    now = Measured(means, (0.0,) * len(means), 0, ahead, ahead, 0.1, 60.0, 0.1)
    told = Verdict(moment, share(0.6), share(0.6), now, 1000, settled=True, is_over=True)
    assert reason_of(told) is Reason.TOO_WEAK
    assert ("Calling still loses money" in str(figures(told))) is loses


def test_of_a_raise_of_another_size_no_price_of_a_call_is_told() -> None:
    """It was told that a call needs 33.3%."""
    *_, moment = moments(seen_hand(river("holdem", "7s7d", "KsQs7h2c3d", "p2 cbr 12", "p1 cbr 30"), 0))
    raises = [at for at, each in enumerate(moment.choices) if isinstance(each, RaiseTo)]
    taken = moment.choices.index(moment.taken)
    best = next(at for at in raises[::-1] if at != taken)
    means = tuple([60.0 if at == best else 20.0 if at in raises else 0.0 for at in range(len(moment.choices))])
    behind, ahead = ([Known(sign * (each - by), 0.0) for each in means] for sign, by in ((-1, 60.0), (1, 20.0)))
    now = Measured(means, (0.0,) * len(means), best, tuple(behind), tuple(ahead), 0.1, 40.0, 0.1)
    told = Verdict(moment, share(0.8), share(0.8), now, 1000, settled=True, is_over=True)
    assert str(sentence(told)).endswith("raise was better.")
    assert str(figures(told)) == "You had 80.0% equity against their ranges, more than an even share (50.0%)."
    weak = replace(told, ranges=share(0.4))
    assert str(figures(weak)) == "You had 40.0% equity against their ranges."
