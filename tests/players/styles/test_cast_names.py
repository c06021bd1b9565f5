import pytest

from pokertable.players.styles.cast import CAST, Skill, at_skill, style_and_skill, style_title
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


def test_every_skill_is_said_where_styles_are_listed_with_it():
    """An intermediate player had the style alone, beside a beginner's style and skill."""
    titles = [str(CAST[at_skill("tag", skill)].title) for skill in Skill]
    assert titles == ["Tight-aggressive, beginner", "Tight-aggressive, intermediate", "Tight-aggressive, expert"]
    assert {str(style_title(at_skill("tag", skill))) for skill in Skill} == {"Tight-aggressive"}
    assert str(style_title("own:Shark:70:60:30:expert")) == "Shark" and str(style_title("nobody")) == "nobody"
