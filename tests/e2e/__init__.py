"""Whole voyages through the real window, and what must hold on every screen of it."""
