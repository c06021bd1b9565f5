"""Rule-based opponents: policies from what is seen to action probabilities."""
