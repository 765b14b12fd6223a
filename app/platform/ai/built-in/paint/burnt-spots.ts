import { mix, smoothstep } from '../colour/curves.ts'
import { widen } from '../raster/components.ts'
import type { Matte } from '../raster/joint-bilateral.ts'
import type { Plane, RgbPicture, Size } from '../raster/planes.ts'
import { enlarged, reduced, reducedSize } from '../raster/resize.ts'

/** Clipping (0…1) of a pixel by the 8-bit value of its darkest channel. */
const BURNT = Float32Array.from({ length: 256 }, (_, value) => smoothstep(243, 254, value))
/** Strength (0…1) at which small clipped spots of a wall are painted. Unpainted, they would reveal JPEG blocks. */
const LIT_WALL = 0.85
/** Cells along the longer side of the grid on which spots are measured, and half the cells of the smallest wide one. */
const CELLS = 200
const WIDE = 4

/**
 * Where paint spares what is clipped (255 = all of it), for that may be a lamp, a pane or a reflection. Of walls it
 * spares only some: small spots in part, and wide ones, which are walls in strong light, not at all.
 * @param walls one matte per paint group
 */
export function burntSpots(photo: RgbPicture, walls: readonly Matte[]): Matte {
  const { data } = photo
  const spots = new Uint8Array(photo.width * photo.height)
  const burnt = new Float32Array(spots.length)
  const lit = new Float32Array(spots.length)
  for (let i = 0, p = 0; i < spots.length; i++, p += 3) {
    burnt[i] = BURNT[Math.min(data[p]!, data[p + 1]!, data[p + 2]!)]!
    if (burnt[i] === 0) continue
    let wall = 0
    for (const matte of walls) wall += matte[i]!
    lit[i] = burnt[i]! * Math.min(1, wall / 255)
  }
  const wide = wideParts(lit, photo)
  for (let i = 0; i < spots.length; i++) {
    if (burnt[i]! > 0) spots[i] = 255 * (burnt[i]! - lit[i]! * mix(LIT_WALL, 1, wide[i]!)) + 0.5
  }
  return spots
}

/** What is left of a plane without everything narrow: a morphological opening, on a smaller grid. */
function wideParts(plane: Plane, size: Size): Plane {
  const step = Math.max(1, Math.round(Math.max(size.width, size.height) / CELLS))
  const grid = reducedSize(size, step)
  const narrowed = widen(
    reduced(plane, size, step).map((value) => 1 - value),
    grid,
    WIDE,
  ).map((value) => 1 - value)
  return enlarged(widen(narrowed, grid, WIDE + 1), grid, size)
}
