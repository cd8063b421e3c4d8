"""Input: raw events of mouse, keys and pads become intents that say what the person means."""
