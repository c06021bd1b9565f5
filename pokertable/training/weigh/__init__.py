"""One decision weighed: what each choice was worth by what could be known then, and how bad the one taken was."""
