export interface Size {
  width: number
  height: number
}

/** The place of a box in the window, in pixels. */
export interface Spot {
  left: number
  top: number
}

export type Box = Spot & Size

/** Pixels between two places that are tried. */
const STEP = 8
/** Pixels to keep clear around what must not be covered. */
const CLEAR = 4

interface Search {
  /** Of the box to be placed, and of the window. */
  size: Size
  view: Size
  /** Pixels to keep to the window's edges. */
  margin: number
  /** What must not be covered. */
  taken: readonly Box[]
  /** Where the box would stand if nothing were in its way, and the window were large enough. */
  preferred: Spot
}

/**
 * Finds the place for a box at the window's left, middle or right where it covers least: a small thing as a whole counts
 * more than the edge of a large one. Of equal places, the one nearest to the preferred wins.
 */
export function freePlace({ size, view, margin, taken, preferred }: Search): Spot {
  const right = view.width - margin - size.width
  const bottom = view.height - margin - size.height
  const wanted = {
    left: Math.max(margin, Math.min(preferred.left, right)),
    top: Math.max(margin, Math.min(preferred.top, bottom)),
  }
  const columns = [wanted.left, margin, (view.width - size.width) / 2, right].map((left) => Math.max(0, left))
  const rows = [wanted.top]
  for (let top = margin; top <= bottom; top += STEP) rows.push(top)
  const spots = rows.flatMap((top) => columns.map((left) => ({ left, top })))
  const rated = spots.map((spot) => ({
    spot,
    covered: coveredBy({ ...spot, ...size }, taken),
    apart: Math.hypot(spot.left - wanted.left, spot.top - wanted.top),
  }))
  return rated.reduce((best, each) =>
    each.covered < best.covered || (each.covered === best.covered && each.apart < best.apart) ? each : best,
  ).spot
}

/** Sum of the fractions that a box covers of others. */
const coveredBy = (box: Box, taken: readonly Box[]): number =>
  taken.reduce((sum, each) => sum + overlap(box, each) / Math.max(1, each.width * each.height), 0)

function overlap(one: Box, other: Box): number {
  const along = (start: 'left' | 'top', length: 'width' | 'height') =>
    Math.min(one[start] + one[length], other[start] + other[length] + CLEAR) -
    Math.max(one[start], other[start] - CLEAR)
  const [across, down] = [along('left', 'width'), along('top', 'height')]
  return across > 0 && down > 0 ? across * down : 0
}
