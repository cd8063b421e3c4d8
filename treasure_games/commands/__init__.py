"""The command line: its grammar, and one module for each command."""
