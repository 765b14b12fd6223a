import { type Plane, type Size, squaredDistance } from '../../raster/planes.ts'
import { WALL } from '../regions/paint-group.ts'

/** Distance from the picture's edge in pixels within which borders are not looked at. */
const MARGIN = 8
/** Farthest shift of the photo's edge from the border of the paint, in pixels, and half the distance compared. */
const REACH = 4
const HALF = 2
/** Colour step (Oklab with weighted chroma) of the faintest edge at which paint may end. */
const FAINT = 0.045

/**
 * Measures how much of the walls' outline ends where nothing ends in the photo: in the middle of a wall, of bed linen
 * or of a cupboard door. Such paint looks wrong in every style. Outlines along floors, windows and people do not count.
 * @param walls weight (0…1) of all walls at each pixel; empty without any
 * @param besides other surfaces at which walls end
 * @param colour planes of the photo
 * @returns fraction (0…1) of the outline
 */
export function looseEnds(
  walls: Plane,
  besides: readonly Plane[],
  colour: readonly Plane[],
  { width, height }: Size,
): number {
  if (walls.length === 0) return 0
  const isOpen = (i: number) => walls[i]! < WALL && besides.every((plane) => plane[i]! <= WALL)
  let [outline, loose] = [0, 0]
  for (let y = MARGIN; y < height - MARGIN; y++) {
    for (let x = MARGIN; x < width - MARGIN; x++) {
      const i = y * width + x
      if (walls[i]! < WALL) continue
      for (const step of [1, -1, width, -width]) {
        if (!isOpen(i + step)) continue
        outline++
        if (!hasEdge(colour, i, step)) loose++
      }
    }
  }
  return outline ? loose / outline : 0
}

/** Whether the photo has an edge near a pixel across a direction, given as the distance to the next pixel. */
function hasEdge(colour: readonly Plane[], at: number, step: number): boolean {
  for (let k = -REACH; k <= REACH; k++) {
    const [before, after] = [at + (k - HALF) * step, at + (k + HALF) * step]
    if (squaredDistance(colour, before, after) >= FAINT ** 2) return true
  }
  return false
}
