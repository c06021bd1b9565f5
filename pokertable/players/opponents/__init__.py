"""The opponents: a style and a skill that decide by the rules."""
