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


BAY = Look(.88, 3, .9)
LOOKS = {
    'garden': Look(.86, 5, .72, .7, knee=.65, veil=.05, tint=(1, 1, 1.04)),
    'bamboo': Look(.74, 3, 1.6, .6, tint=(1, 1.02, .96)),
    'forest': Look(.69, 4, .85, .62, tint=(1.03, 1, .96)),
    'city': Look(.84, 5, 1.1, .52, knee=.6, veil=.06, tint=(.98, 1, 1.06)),
    'bay': BAY,
    'sea': replace(BAY, colour=1.1, spread=.28),
    'skyline': Look(.25, 4, .9, 1.1, at=85, veil=.01, glow=.1, tint=(1, 1, 1.06)),
}
