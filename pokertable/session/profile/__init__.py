"""Data kept beside the hands: settings, the chosen table, paths, the log for reports."""
