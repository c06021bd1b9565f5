"""Shared drawing and wording of everything on the screen: look, text, painting, signs, sounds."""
