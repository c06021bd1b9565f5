"""The database of a profile: its file, the tables in it, what is damaged in it, and memory while the file fails."""
