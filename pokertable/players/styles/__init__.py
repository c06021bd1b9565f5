"""The styles that opponents have, a file each, and who there is to play against."""
