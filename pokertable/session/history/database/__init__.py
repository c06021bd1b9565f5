"""The database of a profile: its file, its tables, repair of damage, and memory while the file fails."""
