"""Audio: sounds in groups of variants, music in stems; a machine without a sound card plays the
same, silently.
"""
