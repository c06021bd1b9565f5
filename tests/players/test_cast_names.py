import pytest

from pokertable.players.cast import CAST, OFFERED, Skill, at_skill, style_and_skill


@pytest.mark.parametrize("name", OFFERED)
def test_a_name_is_made_of_style_and_skill_and_read_back(name):
    style, skill = style_and_skill(name)
    assert skill is not None
    assert at_skill(style, skill) == name in CAST


def test_chance_and_strangers_have_no_skill():
    assert style_and_skill("random") == ("random", None)
    assert style_and_skill("program") == ("program", None)
    assert at_skill("tag", Skill.REGULAR) == "tag"
