"""The topics of the quiz, one file each."""
