import { clamp, smoothstep } from '../colour/curves.ts'
import type { Matte } from '../raster/joint-bilateral.ts'
import type { RgbPicture } from '../raster/planes.ts'
import type { RoomModel } from '../room/room-model.ts'
import { outsideBy, type Side } from '../room/things/flat/sides.ts'
import { difference, flatThingInPhoto } from './flat-things-in-photo.ts'

/** Width in pixels of the raster of the rim around a thing that takes the paint beyond it. */
const RIM = 3.3
/** Differences of sRGB (0…1) from the wall beyond at which a pixel of the rim is less wall, and none. */
const UNLIKE = [0.08, 0.16] as const

/** The mattes around flat things. */
interface Around {
  /** Modified in place. */
  walls: readonly Matte[]
  /** What a person corrected, which stays. */
  corrected: Matte
  /** Everything else that covers a pixel: there no paint is added. */
  beside: readonly Matte[]
}

/**
 * Ends the walls' paint at the very edges of the pictures, mirrors and screens on them: the mattes are blurred there,
 * because the raster has fewer pixels.
 */
export function edgeFlatThings(
  photo: RgbPicture,
  { flatThings, size }: Pick<RoomModel, 'flatThings' | 'size'>,
  around: Around,
): void {
  const rim = Math.round((RIM * photo.width) / size.width)
  for (const thing of flatThings) {
    const { box, sides } = flatThingInPhoto(thing, size, photo)
    const [right, bottom] = [
      Math.min(photo.width - 1, box.right + rim),
      Math.min(photo.height - 1, box.bottom + rim),
    ]
    for (let y = Math.max(0, box.top - rim); y <= bottom; y++)
      for (let x = Math.max(0, box.left - rim); x <= right; x++)
        edgePixel(x, y, { photo, sides, rim }, around)
  }
}

interface Outline {
  photo: RgbPicture
  /** In pixels of the photo. */
  sides: readonly Side[]
  rim: number
}

function edgePixel(x: number, y: number, { photo, sides, rim }: Outline, around: Around): void {
  let [outside, nearest] = [Number.NEGATIVE_INFINITY, sides[0]!]
  for (const side of sides) {
    const distance = outsideBy(side, x, y)
    if (distance > outside) [outside, nearest] = [distance, side]
  }
  if (outside > rim) return
  const i = y * photo.width + x
  const changes = 1 - around.corrected[i]! / 255
  const uncovered = clamp(outside + 0.5)
  if (uncovered > 0) fill(x, y, Math.ceil(rim - outside), { photo, side: nearest, around })
  for (const wall of around.walls) wall[i]! *= 1 - (1 - uncovered) * changes
}

/** Adds the paint beyond the rim to a pixel in the rim that looks like it, where nothing else is. */
function fill(
  x: number,
  y: number,
  distance: number,
  { photo, side, around }: { photo: RgbPicture; side: Side; around: Around },
): void {
  const ahead = side.outward * distance
  const beyond = side.isUpright
    ? ([clamp(x + ahead, 0, photo.width - 1), y] as const)
    : ([x, clamp(y + ahead, 0, photo.height - 1)] as const)
  const i = y * photo.width + x
  const at = beyond[1] * photo.width + beyond[0]
  const taken = around.beside.reduce((most, matte) => Math.max(most, matte[i]!), around.corrected[i]!)
  let free = 255 - around.walls.reduce((sum, wall) => sum + wall[i]!, taken)
  if (free <= 0) return
  const alike = 1 - smoothstep(...UNLIKE, difference(photo, [x, y], beyond))
  for (const wall of around.walls) {
    const added = Math.min(free, Math.max(0, wall[at]! * alike - wall[i]!))
    wall[i]! += added
    free -= added
  }
}
