"""How each kind of view is shown; finishing/windows.py does it."""
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Look:
    """How one kind of view is shown. Brightness is linear, from 0 to 1."""
    level: float             # how bright the view's median becomes
    blur: int                # radius in pixels of the disc into which a point spreads
    colour: float = 1.0      # how much of the colour remains
    spread: float = .68      # what the standard deviation of the logarithm of the view's light becomes, if that bends it little enough
    knee: float = .75        # brightness from which on highlights are compressed
    veil: float = .04        # stray light over the darks
    glow: float = .2         # how much of the view's light spills over what stands before it
    tint: tuple = (1, 1, 1)


BAY = Look(.66, 2, .95, .7, glow=.12)
LOOKS = {
    'garden': Look(.60, 2, .82, .42, knee=.6, veil=.05, glow=.16, tint=(1.03, 1, .97)),
    'bamboo': Look(.62, 2, 1.3, .7, glow=.14, tint=(1, 1.02, .96)),
    'forest': Look(.70, 2, .85, .6, veil=.07, glow=.2, tint=(1.03, 1, .96)),
    'city': Look(.76, 3, .9, .5, knee=.6, veil=.10, glow=.2, tint=(1, 1, 1.03)),
    'frosted': Look(.76, 45, .55, .3, glow=.25),                # glass in bathrooms that neighbours could look into
    'bay': BAY,
    'sea': replace(BAY, level=.70, colour=1.25, spread=.45, veil=.03, tint=(.98, 1, 1.05)),
}
