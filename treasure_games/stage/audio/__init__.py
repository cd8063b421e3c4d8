"""Audio: sounds in groups of variants, music in stems; works silently without a sound card."""
