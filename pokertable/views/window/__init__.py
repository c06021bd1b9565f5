"""The main window, its bar and dialogs."""
