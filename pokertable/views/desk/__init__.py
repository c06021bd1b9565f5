"""History, replayer and statistics."""
