import pytest

from pokertable.players.people.cast import CAST, Skill, at_skill, style_and_skill
from tests.players.tables import EVERY_SKILL


@pytest.mark.parametrize("name", EVERY_SKILL)
def test_a_name_is_made_of_style_and_skill_and_read_back(name):
    style, skill = style_and_skill(name)
    assert skill is not None
    assert at_skill(style, skill) == name in CAST


def test_chance_and_strangers_have_no_skill():
    assert style_and_skill("random") == ("random", None)
    assert style_and_skill("program") == ("program", None)
    assert at_skill("tag", Skill.REGULAR) == "tag"
