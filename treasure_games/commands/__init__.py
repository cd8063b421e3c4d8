"""What the command line can do: its grammar, and one module for each command."""
