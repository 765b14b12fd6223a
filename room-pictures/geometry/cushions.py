"""Scatter cushions and pillows. Metres."""
from geometry.scene import Group, mesh, quads
from geometry.sewn_cover import filled
from geometry.solids import tube

PIPING = .0042      # a seam's radius
LEAN = .07          # by how much its top leans back, as a share of its height


def pillow(w, h, t, mat, loc, rot, chop=0.0):
    """A cushion of w x h metres and thickness t with a piped seam, upright in XZ, facing -Y, centred at loc. chop: a dent on top, as a share of its height."""
    points, flat = filled(w, h, t, chop * h)
    with Group('cushion', loc, rot):
        rows, columns = points.shape[:2]
        uv = (flat / (w, h) + .5).reshape(-1, 2).tolist()
        for side in (1, -1):
            verts = [_upright(p, side, h) for p in points.reshape(-1, 3)]
            mesh('pillow', verts, [quad[::side] for quad in quads(columns, rows)], mat, smooth=True, uv=uv)
        rim = [*points[0], *points[1:, -1], *points[-1, -2::-1], *points[-2:0:-1, 0]]
        tube([_upright(p, 1, h) for p in rim[::2]], PIPING, mat, True, res=2, smooth=False)


def _upright(point, side, h):
    """Where a point of a face stands: X to the right, Z up, its face towards -Y (side = 1) or away from it."""
    x, z, out = point
    up = max(0, z / h + .5)
    return x, LEAN * h * up * up - side * out, z
