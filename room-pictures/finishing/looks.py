"""How each kind of view is shown; finishing/windows.py does it."""
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Look:
    """How one kind of view is shown. Brightness is linear, from 0 to 1."""
    level: float             # how bright the view becomes at its percentile `at`
    blur: int                # radius in pixels of the disc into which a point spreads
    colour: float = 1.0      # how much of the colour remains
    spread: float = .68      # what the standard deviation of the logarithm of the view's light becomes, if that bends it little enough
    at: float = 50
    knee: float = .75        # brightness from which on highlights are compressed
    veil: float = .04        # stray light over the darks
    glow: float = .2         # how much of the view's light spills over what stands before it
    tint: tuple = (1, 1, 1)
    yellow: float = 0.0      # how far green goes towards yellow, as leaves do in photographs


BAY = Look(.88, 3, 1.2)
LOOKS = {
    'garden': Look(.86, 5, .72, .56, knee=.65, veil=.05, tint=(1.05, 1, .93), yellow=.35),
    'bamboo': Look(.76, 3, 1.5, .6, tint=(1.04, 1.03, .88)),
    'forest': Look(.72, 4, .9, .33, tint=(1.12, 1, .86)),
    'city': Look(.86, 5, .75, knee=.6, veil=.06, tint=(1.03, 1, .95)),
    'bay': BAY,
    'sea': replace(BAY, spread=.24),
    'skyline': Look(.22, 4, .75, 1.1, at=85, veil=.01, glow=.1, tint=(1.06, 1, .94)),
}
