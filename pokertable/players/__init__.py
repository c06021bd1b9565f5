"""Rule-based opponents: policies from public information to action probabilities."""
