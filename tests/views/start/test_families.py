from pokertable.model.games import CATALOGUE
from pokertable.views.start.parts import families


def test_every_game_has_one_family():
    listed = [variant.key for family in families(CATALOGUE) for variant in family.games]
    assert sorted(listed) == sorted(CATALOGUE)


def test_families_follow_from_the_rules():
    found = {str(family.title): {game.key for game in family.games} for family in families(CATALOGUE)}
    streets = {key: {street.name for street in game.streets} for key, game in CATALOGUE.items()}
    assert found == {
        "Flop games": {key for key, names in streets.items() if "flop" in names},
        "Stud": {key for key, names in streets.items() if "fifth" in names},
        "Draw": {key for key, names in streets.items() if "first_draw" in names},
        "Mixed": set(),
    }


def test_a_family_without_games_is_left_out():
    only, mixed = families({"holdem": CATALOGUE["holdem"]})
    assert str(only.title) == "Flop games"
    assert str(mixed.title) == "Mixed" and not mixed.games  # one's own has its place there
