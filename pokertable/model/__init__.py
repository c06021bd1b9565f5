"""The pure game model: cards, hands, betting, and one hand of play. Plain Python, no Qt, no numpy."""
