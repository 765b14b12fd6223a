"""Cane webbing as chair makers weave it: pairs of strands both ways and single ones across them, which leave eight-sided holes."""
from painting.canvas import np

STRAND = .075       # half a strand's width, in cells
PAIR = .11          # how far each strand of a pair lies from the middle of both


def webbing(size=128):
    """One cell of the weave, which repeats: its height from 0 in the holes to 1 on the strands' crowns. Array (size, size, 3)."""
    u, v = np.meshgrid((np.arange(size) + .5) / size, (np.arange(size) + .5) / size)
    lines = [u - PAIR, u + PAIR, v - PAIR, v + PAIR]
    across = [(u - v - .5) / 2 ** .5, (u + v - .5) / 2 ** .5]
    heights = [_strand(line, 1.0, STRAND) for line in lines] + [.8 * _strand(line, 2 ** -.5, STRAND * .9) for line in across]
    return np.repeat(np.max(heights, axis=0)[..., None], 3, axis=2)


def _strand(line, period, half):
    """A flat strand with rounded edges around the zeros of `line`, which come back after `period`."""
    off = np.abs((line + period / 2) % period - period / 2)
    return np.clip((half - off) / (half * .45), 0, 1) ** .6
