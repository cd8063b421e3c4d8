"""Pictures of instruments on a bulkhead."""

from studio.art.instruments.bulkhead import INSTRUMENTS

PICTURES = INSTRUMENTS
