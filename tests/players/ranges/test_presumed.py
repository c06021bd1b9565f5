"""What the others can hold: of many hands at once as of each alone, and by rules that they are thought to play by."""

from collections import Counter
from random import Random

import numpy as np
import pytest

from pokertable.analysis.arrays import Cards, Floats
from pokertable.model.betting.structure import Structure
from pokertable.model.caches import Budget, Cache
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import BringIn, CheckCall, Fold, RaiseTo
from pokertable.model.hand.events import Raised
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.players.opponents.persona import Persona
from pokertable.players.opponents.personas import PERSONAS
from pokertable.players.ranges.presumed import SAY_NOTHING, SeenAction, Taken, likelihoods, never_ruled_out
from pokertable.players.ranges.ranges import read_of, scene_of
from pokertable.players.ranges.reading import likelihood, on_menu
from pokertable.players.seen.policy import choose
from pokertable.players.seen.walk import action_of, decisions
from pokertable.players.worth import looks
from pokertable.players.worth.outcomes import Outcomes
from pokertable.players.worth.rivals import exact
from tests.games import one_of
from tests.narrow import known
from tests.players.tables import game
from tests.rules.table import deal

STEP = 90, 900
"""Every so manieth hand of a sample is asked about alone: of pairs, and of the many sets of three."""
UNHEARD_OF = 1e-3
"""Largest frequency of an action that its rules are not asked about: a usual player is presumed then."""


def played(key, structure, seed):
    """What everybody saw at the last decision of a hand of three."""
    hand = Hand(game(key, structure), [2000] * 3, 0, Deck.shuffled(seed))
    rng, seen = Random(seed), hand.observe(None)
    while hand.to_act is not None:
        seen = hand.observe(None)
        hand.act(choose(PERSONAS["loose:beginner"], seen, hand.state.holes[hand.to_act], rng).action)
    return seen


def taken(public):
    """Its actions, each with the range that its seat had."""
    for then, act in decisions(public):
        if not isinstance(act.event, SAY_NOTHING):
            seat, scene = act.event.seat, scene_of(then)
            held = read_of(then).ranges.get(seat, np.ones(len(scene.sample(seat))))
            weights = scene.dealt_on(held) * scene.live(seat)
            yield Taken(SeenAction.of(then, act), scene.ordered(seat), scene.drawing(seat), weights)


@pytest.mark.parametrize(
    ("key", "structure"),
    one_of(3, [("holdem", Structure.NO_LIMIT), ("omaha8", Structure.FIXED), ("stud8", Structure.FIXED)]),
)
def test_each_of_many_actions_is_read_as_if_alone(key, structure):
    acts = [each for seed in range(4) for each in taken(played(key, structure, seed))]
    assert {act.action.first_street for act in acts} == {True, False}
    sizes = {len(act.weights) for act in acts}
    assert (len(sizes) > 1) == (key == "stud8"), "the last down card makes of each pair as many as there are cards"
    for size in sizes:
        alike = [act for act in acts if len(act.weights) == size]
        together = likelihoods(alike)
        assert ((together > 0) & (together <= 1)).all()
        for act, likely in zip(alike, together, strict=True):
            assert (likelihoods([act])[0] == likely).all()


def by_its_rules(policy, public):
    """The ranges when a policy is asked for each hand alone; None if it would hardly ever have done some of this."""
    expected: dict[int, Floats] = {}
    for then, act in decisions(public):
        seat, scene = act.event.seat, scene_of(then)
        if isinstance(act.event, SAY_NOTHING):
            continue
        sample = scene.sample(seat)
        before: Floats = scene.dealt_on(expected.get(seat, np.ones(len(sample)))) * scene.live(seat)
        step = STEP[len(then.seats[seat].cards) == then.game.variant.hole_cards and not then.board]
        often = [policy.probabilities(then, sample[at : at + 1])[0] for at in range(0, len(sample), step)]
        menu = dict(on_menu(policy.menu(then), action_of(act)))
        alone = np.array([sum(part * each[at] for at, part in menu.items()) for each in often])
        whole = likelihood(policy, then, action_of(act), sample, before)
        assert whole[::step][before[::step] > 0] == pytest.approx(alone[before[::step] > 0], abs=1e-9)
        if whole @ before <= UNHEARD_OF * before.sum():
            return None
        after = before * never_ruled_out(whole, before)
        expected[seat] = exact(after / after.max())
    return expected


@pytest.mark.parametrize(
    ("key", "structure"),
    [
        ("stud8", Structure.FIXED),
        pytest.param("holdem", Structure.NO_LIMIT, marks=pytest.mark.long),
        pytest.param("omaha8", Structure.FIXED, marks=pytest.mark.long),
    ],
)
def test_by_a_policys_rules_a_range_is_what_they_would_have_done_with_each_hand(key, structure):
    policy = PERSONAS["tag"]
    hands = (played(key, structure, seed) for seed in range(3, 20))
    public, expected = next((each, found) for each in hands if (found := by_its_rules(policy, each)) is not None)
    read = read_of(public, policy).ranges
    assert expected
    for seat in expected:
        assert read[seat] == pytest.approx(expected[seat], abs=1e-9)


@pytest.mark.parametrize("key", ["holdem", "stud8"])
def test_what_bets_say_is_kept_apart_and_is_all_that_is_said_where_nothing_else_was_done(key):
    hand = Hand(game(key, CATALOGUE[key].usual_structure), [2000] * 2, 0, Deck.shuffled(3))
    while hand.state.street < len(hand.state.game.variant.streets) - 1:
        if hand.state.bring_in_due:
            hand.act(BringIn())
        else:
            hand.act(RaiseTo(known(hand.legal().raise_to)[0]) if not hand.observe(None).acts[1:] else CheckCall())
    bets = Counter(act.event.seat for act in hand.observe(None).acts if isinstance(act.event, Raised))
    early = read_of(hand.observe(None))
    assert set(early.bets) == set(bets) and not early.last
    last = known(hand.to_act)
    hand.act(RaiseTo(known(hand.legal().raise_to)[0]))
    read, scene = read_of(hand.observe(None)), scene_of(hand.observe(None))
    assert set(read.last) == {last}
    assert all(len(said) == len(read.ranges[seat]) for each in (read.bets, read.last) for seat, said in each.items())
    sure = scene.live(last) & (read.ranges[last] > 0.01)
    rest = read.ranges[last] / (read.last[last] * read.bets.get(last, 1.0))
    before = scene.dealt_on(early.ranges[last]) / early.bets.get(last, 1.0)
    assert np.corrcoef(rest[sure], before[sure])[0, 1] > 0.99


@pytest.mark.parametrize("seats", [2, 6])
def test_two_who_post_the_blinds_are_thought_to_play_more_hands(seats):
    """The button raises and the big blind calls: of two dealt in this says less than of six."""
    hand = Hand(game("holdem", Structure.NO_LIMIT), [2000] * seats, 0, Deck.shuffled(5))
    while hand.to_act != 0:
        hand.act(Fold())
    hand.act(RaiseTo(50))
    while known(hand.to_act) != (1 if seats == 2 else 2):
        hand.act(Fold())
    hand.act(CheckCall())
    said = read_of(hand.observe(None)).ranges
    for seat, of_two, of_six in ((0, 0.5, 0.4), (known(hand.to_act), 0.45, 0.38)):
        live = scene_of(hand.observe(None)).live(seat)
        part = float(said[seat][live].mean() / said[seat][live].max())
        assert part > of_two if seats == 2 else part < of_six, (seat, part)


def test_who_checks_last_heads_up_holds_less_than_who_checks_first():
    hand = Hand(game("holdem", Structure.NO_LIMIT), [2000] * 2, 0, Deck.shuffled(5))
    for _ in range(4):
        hand.act(CheckCall())
    public = hand.observe(None)
    acts = [each for each in taken(public) if not each.action.first_street]
    assert [each.action.later for each in acts] == [1, 0]
    first, back = likelihoods([each._replace(weights=np.ones(len(each.weights))) for each in acts])
    best = acts[0].ordered.order[:100]
    assert back[best].mean() < 0.7 * first[best].mean()


def how_the_best_act(hand, best=100):
    """How often the best hands, so many, are thought to do what was done last, and all others."""
    act = list(taken(hand.observe(None)))[-1]
    (likely,) = likelihoods([act._replace(weights=np.ones(len(act.weights)))])
    return likely[act.ordered.order[:best]].mean(), likely[act.ordered.order[best:]].mean()


@pytest.mark.parametrize(("street", "checks"), [(1, 0.75), (3, 0.55)])
def test_a_check_to_who_raised_says_little(street, checks):
    hand = Hand(game("holdem", Structure.NO_LIMIT), [4000] * 3, 0, Deck.shuffled(5))
    for raiser in range(4):
        if raiser == street:
            break
        while raiser and hand.to_act != 0:
            hand.act(CheckCall())
        hand.act(RaiseTo(known(hand.legal().raise_to)[0]))
        hand.act(CheckCall())
        hand.act(CheckCall())
    hand.act(CheckCall())
    best, others = how_the_best_act(hand)
    assert best == pytest.approx(checks, abs=0.03)
    assert others >= 0.7
    hand.act(CheckCall())
    assert how_the_best_act(hand)[0] == pytest.approx(checks, abs=0.03), "the second of two who check to it too"
    hand.act(CheckCall())
    if hand.to_act is not None:
        hand.act(CheckCall())
        assert how_the_best_act(hand)[0] < 0.5, "who raised before checked, so this check is one like others"


def test_the_smaller_a_bet_the_less_it_says():
    said = []
    for size in (20, 100, 250, 500):
        hand = Hand(game("holdem", Structure.NO_LIMIT), [20_000] * 2, 0, Deck.shuffled(5))
        hand.act(RaiseTo(500))
        hand.act(CheckCall())
        hand.act(RaiseTo(size))
        best, others = how_the_best_act(hand)
        said.append(others / best)
    assert said[0] > 0.9 > said[1] > said[2] + 0.2
    assert said[2] < 0.6


def test_the_best_mostly_call_a_bet_where_stacks_may_go_in():
    """Top pair calls and hardly ever raises: who called twice still has it."""
    best = {}
    for structure in (Structure.NO_LIMIT, Structure.FIXED):
        hand = Hand(game("holdem", structure), [4000] * 2, 0, Deck.shuffled(5))
        hand.act(CheckCall())
        hand.act(CheckCall())
        hand.act(RaiseTo(known(hand.legal().raise_to)[0]))
        hand.act(CheckCall())
        best[structure] = how_the_best_act(hand, best=20)[0]
    assert best[Structure.NO_LIMIT] > 0.6 > best[Structure.FIXED]


def test_what_a_regular_would_never_do_is_read_as_of_a_usual_player():
    """A hundred big blinds at once: an expert who takes everybody for a regular would have read nothing in it."""
    hand = Hand(game("holdem", Structure.NO_LIMIT), [2000] * 6, 0, Deck.shuffled(5))
    hand.act(RaiseTo(2000))
    (by_rules,), (usual,) = [
        read_of(hand.observe(None), presumed).ranges.values() for presumed in (PERSONAS["tag"], None)
    ]
    assert np.array_equal(by_rules, usual)
    hand = Hand(game("holdem", Structure.NO_LIMIT), [2000] * 6, 0, Deck.shuffled(5))
    hand.act(RaiseTo(50))
    (by_rules,), (usual,) = [
        read_of(hand.observe(None), presumed).ranges.values() for presumed in (PERSONAS["tag"], None)
    ]
    assert not np.allclose(by_rules, usual)


def test_who_is_presumed_to_play_by_rules_is_read_otherwise_than_a_usual_player():
    public = played("omaha8", Structure.FIXED, 3)
    usual, by_rules = read_of(public).ranges, read_of(public, PERSONAS["tag"]).ranges
    assert set(usual) == set(by_rules)
    assert all(not np.allclose(usual[seat], by_rules[seat]) for seat in usual)
    assert all((usual[seat] == weights).all() for seat, weights in read_of(public).ranges.items()), "each is kept apart"


def test_a_sample_that_is_asked_about_again_is_not_worked_out_again(monkeypatch):
    public = [played("omaha8", Structure.FIXED, seed) for seed in range(2)]
    worked_out: list[int] = []

    def outcomes(table: looks.FlopTable, hands: Cards) -> Outcomes:
        worked_out.append(len(hands))
        return asked(table, hands)

    asked = looks.FlopTable.outcomes
    monkeypatch.setattr(looks.FlopTable, "outcomes", outcomes)
    monkeypatch.setattr(looks, "_samples", Cache("samples", Budget()))
    for each in public:
        acts = [act for act in each.acts if not isinstance(act.event, SAY_NOTHING)]
        before = len(worked_out)
        read_of(each, PERSONAS["tag"])
        assert len(worked_out) - before <= 1 + each.street < len(acts), "once a street"


def test_only_experts_presume_a_regulars_rules():
    assert {name for name, each in PERSONAS.items() if isinstance(each, Persona) and each.presumed is not None} == {
        name for name in PERSONAS if name.endswith(":expert")
    }


def test_a_last_card_that_all_share_leaves_two_down_cards_which_are_read_by_rules():
    hand = Hand(game("stud8", Structure.FIXED), [2000] * 8, 0, Deck.shuffled(3))
    while hand.state.street < 4:
        hand.act(BringIn() if hand.state.bring_in_due else CheckCall())
    seat = known(hand.to_act)
    hand.act(RaiseTo(known(hand.legal().raise_to)[0]))
    public = hand.observe(None)
    assert len(public.board) == 1
    assert scene_of(public).sample(seat).shape[1] == 2
    usual, by_rules = read_of(public).ranges[seat], read_of(public, PERSONAS["tag"]).ranges[seat]
    assert not np.allclose(usual, by_rules)


@pytest.mark.parametrize("bets", [True, False])
@pytest.mark.parametrize("key", ["stud", "stud8"])
def test_an_open_pair_that_bets_says_less_and_that_checks_last_holds_less(key, bets):
    """Kings lie open: a bet with them says less than one without, and last of all the best of them seldom checks."""
    said = {}
    for up in ("Kd", "Qd"):
        holes = {0: f"2h3hKs{up}8c4c7c", 1: "5d6d9s2cTh3sJh"}
        hand = deal(game(key, Structure.FIXED), [5000] * 2, holes=holes)
        while hand.state.street < 4 or hand.to_act != 0:
            hand.act(BringIn() if hand.state.bring_in_due else CheckCall())
        hand.act(RaiseTo(known(hand.legal().raise_to)[0]) if bets else CheckCall())
        said[up] = how_the_best_act(hand, best=533)
    (best, others), (best_without, others_without) = said["Kd"], said["Qd"]
    if bets:
        assert min(best, best_without) >= 0.75
        assert others > 1.5 * others_without
    else:
        assert best < 0.5 * best_without
