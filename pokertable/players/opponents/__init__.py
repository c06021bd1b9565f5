"""The opponents themselves: a style and a skill that decide by the rules."""
