import pytest

from pokertable.model.cards import Card
from pokertable.model.games import CATALOGUE
from pokertable.session.play.new_table import opening
from pokertable.session.profile.choice import usual_choice


@pytest.mark.parametrize("variant", CATALOGUE)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_it_is_my_first_choice_and_only_my_cards_are_seen(variant, seats):
    choice = usual_choice(variant, seats=seats)
    for seed in range(8):
        seen = opening(choice.game(), seats, choice.stack, seed)
        assert seen.to_act == 0 and seen.legal is not None and not seen.over
        assert all(isinstance(dealt.card, Card) for dealt in seen.seats[0].cards)
        hidden = [dealt for view in seen.seats[1:] for dealt in view.cards if not dealt.up]
        assert not any(isinstance(dealt.card, Card) for dealt in hidden)


def test_another_seed_is_another_hand():
    game = usual_choice("omaha8").game()
    hands = {tuple(dealt.card for dealt in opening(game, 6, 200, seed).seats[0].cards) for seed in range(5)}
    assert len(hands) == 5
