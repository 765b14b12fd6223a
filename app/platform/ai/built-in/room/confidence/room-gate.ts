import { hueOf } from '../../colour/oklab.ts'
import type { Room } from '../analyse-room.ts'

/** Shares (0…1) of the picture, and the mean change of L from pixel to pixel. */
export interface PictureCues {
  /** Leaf-green and rough: trees, hedges, petals among leaves. */
  foliage: number
  /** Leaf-green in the lower half: lawns. */
  lawn: number
  /** Blue and bright in the upper half: sky (or a blue wall). */
  sky: number
  /** No change at all to the neighbours: paper, flat graphics. */
  flat: number
  texture: number
}

const ROUGH = 0.015
const FLAT = 0.004

/** Every room has some straight lines (multiples of the picture's shorter side), even behind people. */
const MIN_LINES = 0.9
/** Where none of them stands upright, the photo was taken askew, and there are more. */
const HARDLY_UPRIGHT = 0.12
const MIN_LINES_ASKEW = 1.8
/** The same where green or sky speak against it. */
const MIN_UPRIGHT_OUTDOORS = 0.7
const MIN_LINES_OUTDOORS = 3.8
/** The same where nothing changes from pixel to pixel: an empty room still has its corners. */
const MIN_LINES_EVEN = 3

/**
 * Whether the picture may show a room. Says no only where no room is known to come near: in doubt it is a room,
 * because painting a garden does little harm, and refusing a living room does.
 */
export function looksLikeRoom(
  room: Pick<Room, 'size' | 'L' | 'a' | 'b' | 'walls' | 'views' | 'straightness'>,
): boolean {
  const { lines, upright } = room.straightness
  const { foliage, lawn, sky, flat, texture } = pictureCues(room)
  const walls = room.walls.reduce((sum, group) => sum + group.area, room.views)
  const garden = foliage > 0.2 && walls < 0.25
  const openAir = sky > 0.15 && lawn > 0.15
  const blank = flat > 0.9 && lines < MIN_LINES_EVEN
  const lineDrawing = flat > 0.5 && texture > 0.035
  const shapeless = lines < MIN_LINES || (upright < HARDLY_UPRIGHT && lines < MIN_LINES_ASKEW)
  const outdoors = upright < MIN_UPRIGHT_OUTDOORS && lines < MIN_LINES_OUTDOORS && (lawn > 0.12 || sky > 0.3)
  return !(garden || openAir || blank || lineDrawing || shapeless || outdoors)
}

/** Measures what may tell a room from gardens, landscapes and drawings. */
function pictureCues({
  size: { width, height },
  L,
  a,
  b,
}: Pick<Room, 'size' | 'L' | 'a' | 'b'>): PictureCues {
  const sum: PictureCues = { foliage: 0, lawn: 0, sky: 0, flat: 0, texture: 0 }
  for (let y = 1, i = width; y < height; y++, i++) {
    for (let x = 1; x < width; x++) {
      i++
      const change = Math.max(Math.abs(L[i]! - L[i - 1]!), Math.abs(L[i]! - L[i - width]!))
      const chroma = Math.hypot(a[i]!, b[i]!)
      const hue = hueOf(a[i]!, b[i]!)
      const leaf = hue > 100 && hue < 160 && chroma > 0.035 && L[i]! > 0.15
      const blue = hue > 205 && hue < 290 && chroma > 0.03 && L[i]! > 0.45
      if (leaf && change > ROUGH) sum.foliage++
      if (leaf && y > height / 2) sum.lawn++
      if (blue && y < height / 2) sum.sky++
      if (change < FLAT) sum.flat++
      sum.texture += change
    }
  }
  const pixels = width * height
  for (const cue of Object.keys(sum) as (keyof PictureCues)[]) sum[cue] /= pixels
  return sum
}
