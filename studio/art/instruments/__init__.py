"""Instruments on a bulkhead: what heads the sections of a page."""
