"""Input: raw events of mouse, keys and pads become intents."""
