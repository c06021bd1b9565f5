"""What everything on the screen is drawn and said with: look, text, painting, signs, sounds."""
