from pokertable.model.games import CATALOGUE
from pokertable.views.start.parts import families


def test_every_game_has_one_family():
    listed = [variant.key for family in families(CATALOGUE) for variant in family.games]
    assert sorted(listed) == sorted(CATALOGUE)


def test_families_follow_from_the_rules():
    found = families(CATALOGUE)
    assert [(str(family.title), len(family.games)) for family in found] == [
        ("Flop games", 9),
        ("Stud", 4),
        ("Draw", 4),
        ("Mixed", 0),
    ]


def test_a_family_without_games_is_left_out():
    only, mixed = families({"holdem": CATALOGUE["holdem"]})
    assert str(only.title) == "Flop games"
    assert str(mixed.title) == "Mixed" and not mixed.games  # one's own has its place there
