"""Opponents of one's own: their names hold all that they are, and their sliders do what they say."""

import inspect
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pokertable.analysis.arrays import private_hands
from pokertable.model.betting.structure import Structure
from pokertable.model.hand.actions import CheckCall, Fold, RaiseTo
from pokertable.players.opponents.personas import policy_of
from pokertable.players.people import character
from pokertable.players.people.character import RULES_VERSION, Skill
from pokertable.players.people.own import InvalidOpponent, OwnOpponent, own_opponent
from pokertable.players.people.style import style_of
from pokertable.players.styles.cast import NAMED, character_of, require_opponent, style_and_skill
from tests.narrow import known
from tests.players.opponents.test_shoves import BLIND
from tests.players.tables import game
from tests.rules.table import deal

own_opponents = st.builds(
    OwnOpponent,
    name=st.text("abcXYZé09 -'.", min_size=1, max_size=20).filter(lambda name: name == name.strip()),
    tightness=st.integers(0, 100),
    aggression=st.integers(0, 100),
    bluffing=st.integers(0, 100),
    skill=st.sampled_from(Skill),
)


def test_what_the_present_version_of_the_rules_changed_is_noted_first() -> None:
    """That of rules 23 was missing."""
    noted = re.findall(r"^- (\d+): ", inspect.getsource(character), re.MULTILINE)
    assert noted == [str(RULES_VERSION - back) for back in range(len(noted))]


@given(own_opponents)
def test_its_name_in_records_holds_all_that_it_is(opponent):
    assert own_opponent(opponent.key) == opponent
    assert require_opponent(opponent.key) == opponent.key
    assert not set(opponent.key) & set('@,"\\/\n')
    assert str(known(character_of(opponent.key)).title) == opponent.name
    assert style_and_skill(opponent.key) == (opponent.key, opponent.skill)


@given(own_opponents)
def test_every_setting_of_the_sliders_is_a_style(opponent):
    style = style_of(opponent)
    chances = [getattr(style, name) for name in ("plays", "raises", "steals", "semibluffs", "follows_up", "bluffs")]
    assert all(0 <= chance <= 1 for chance in chances)


@pytest.mark.parametrize(
    ("key", "entry"),
    [
        ("own:", "opponent 'own:'"),
        ("own:Shark", "opponent 'own:Shark'"),
        ("own::1:2:3:expert", "name ''"),
        ("own:a/b:1:2:3:expert", "name 'a/b'"),
        ("own: Shark:1:2:3:expert", "name ' Shark'"),
        ("own:" + "a" * 21 + ":1:2:3:expert", "name 'aaa"),
        ("own:Shark:101:2:3:expert", "tightness 101"),
        ("own:Shark:1:-2:3:expert", "aggression '-2'"),
        ("own:Shark:1:2:x:expert", "bluffing 'x'"),
        ("own:Shark:1:2:3:master", "skill 'master'"),
    ],
)
def test_one_that_cannot_be_is_refused_by_its_entry(key, entry):
    with pytest.raises(InvalidOpponent, match=f"^{entry}"):
        require_opponent(key)
    assert character_of(key) is None and style_and_skill(key) == (key, None)


def often(hand, kind, **sliders):
    """How often an opponent with these sliders acts so here, over all its hands."""
    policy = policy_of(OwnOpponent(name="Shark", **sliders).key)
    public = hand.observe(None)
    chances = policy.probabilities(public, private_hands(2)).mean(axis=0)
    return sum(
        chance for chance, act in zip(chances, policy.menu(public).actions, strict=True) if isinstance(act, kind)
    )


@pytest.mark.parametrize("skill", Skill)
def test_the_sliders_do_what_they_say(skill):
    first = deal(game("holdem", Structure("none")), [100 * BLIND] * 6)
    folds = [often(first, Fold, tightness=tightness, skill=skill) for tightness in (0, 40, 80, 100)]
    assert folds == sorted(folds) and folds[-1] > folds[0] + 0.3
    raises = [often(first, RaiseTo, aggression=aggression, skill=skill) for aggression in (0, 40, 80)]
    assert raises == sorted(raises) and raises[-1] > 3 * raises[0]
    river = deal(game("holdem", Structure("none")), [100 * BLIND] * 2, board="Ks7d2c9h3s")
    for _ in range(7):
        river.act(CheckCall())
    bluffs = [often(river, RaiseTo, bluffing=bluffing, skill=skill) for bluffing in (0, 50, 100)]
    assert bluffs == sorted(bluffs) and bluffs[-1] > bluffs[0] + 0.05


def test_the_usual_styles_lie_within_reach():
    """What the sliders say of the figures that matter most is near each style that has a place among them."""
    places = {"tag": (80, 60, 30), "lag": (33, 75, 60), "station": (5, 0, 2), "maniac": (0, 100, 100)}
    for name, (tightness, aggression, bluffing) in places.items():
        made = style_of(OwnOpponent(name=name, tightness=tightness, aggression=aggression, bluffing=bluffing))
        figures = NAMED[name].figures
        for figure in ("plays", "raises", "bets", "reraises", "bluffs"):
            assert getattr(made, figure) == pytest.approx(getattr(figures, figure), abs=0.07), (name, figure)
