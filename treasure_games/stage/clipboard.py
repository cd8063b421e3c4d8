"""The clipboard of the system; some have none."""

from __future__ import annotations

import pygame


def put(text: str) -> bool:
    """Copy the text; return False if there is no clipboard."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True
