"""The command line: its arguments, and one module for each command."""
