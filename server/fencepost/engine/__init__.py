"""The one entry point that the command line and the editor share."""
