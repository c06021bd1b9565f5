"""Qt glue between the session and the views, and background jobs."""
