"""Coarser stand-ins for the slowest builders of room-pictures: a training picture is too small to show the difference."""
import math


def stand_ins():
    """Pairs of a function of room-pictures and what training rooms use instead."""
    from furniture import rugs as laid_rugs, sofa_dressing
    from geometry import falling_cloth, upholstery
    from painting import rugs
    settle, weave = falling_cloth.settle, rugs.rug

    def quick_settle(points, flat, obstacles, held, steps=90, rounds=10, stiff=.05, weight=1.0):
        """Fewer steps, and fewest where a finer grid only smooths what has settled."""
        return settle(points, flat, obstacles, held, int(steps * .45) if steps > 50 else 6, 4, stiff, weight)

    def quick_weave(kind, palette, seed, length, width, surface):
        """A rug of a quarter of the pixels, its pattern twice as large."""
        return weave(kind, palette, seed, length / 2, width / 2, surface)
    return [(settle, quick_settle), (weave, quick_weave), (upholstery._steps, _fewer_steps), (laid_rugs._fringe, _nothing), (sofa_dressing._fringe, _nothing)]


def _fewer_steps(half, r, m):
    """Half as many points along an upholstered side and around its edges."""
    edge, n = [r * math.tan(math.pi / 8), r], max(4, m // 2)
    inner = [(half - r) * (2 * k / (n - 1) - 1) for k in range(n)]
    return [-(half - r) - x for x in edge[::-1]] + inner + [half - r + x for x in edge]


def _nothing(*_):
    """Leaves out what is too fine to be seen."""
