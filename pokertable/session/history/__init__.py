"""The hands that were played: store and statistics."""
