import { clamp, smoothstep } from '../colour/curves.ts'
import type { Matte } from '../raster/joint-bilateral.ts'
import type { RgbPicture } from '../raster/planes.ts'
import type { RoomModel } from '../room/room-model.ts'
import { outermostEdge, outsideBy, type Side } from '../room/things/flat/sides.ts'
import type { FlatThing } from '../room/things/flat/straighten.ts'

/** Width in pixels of the photo of the rim around a thing that takes the paint beyond it. */
const RIM = 7
/** Differences of sRGB (0…1) from the wall beyond at which a pixel of the rim is less wall, and none. */
const OTHER = [0.08, 0.16] as const
/** Distance in pixels to each side of an edge between which its colour step is measured. */
const BESIDE = 1.5
/** Fraction of a side at each end that does not tell where its edge is, and the distance between pixels that do. */
const CORNER = 0.15
const STEP = 2

/**
 * Ends the walls' paint at the very edges of the pictures, mirrors and screens on them: the mattes are blurred there,
 * because the raster has fewer pixels. What a person corrected stays. Modifies `walls`.
 */
export function edgeFlatThings(
  photo: RgbPicture,
  { flatThings, size }: Pick<RoomModel, 'flatThings' | 'size'>,
  walls: readonly Matte[],
  corrected: Matte,
): void {
  for (const thing of flatThings) {
    const { box, sides } = enlarged(thing, photo.width / size.width)
    const exact = sides.map((side) => onEdge(side, box, photo))
    for (let y = Math.max(0, box.top - RIM); y < Math.min(photo.height, box.bottom + RIM); y++)
      for (let x = Math.max(0, box.left - RIM); x < Math.min(photo.width, box.right + RIM); x++)
        edgePixel(x, y, { photo, sides: exact, walls, corrected })
  }
}

/** The thing in pixels of the photo, `scale` times as many as the raster's. */
function enlarged({ box, sides }: FlatThing, scale: number): FlatThing {
  const place = (pixel: number) => Math.round((pixel + 0.5) * scale - 0.5)
  const ends = {
    left: place(box.left),
    top: place(box.top),
    right: place(box.right),
    bottom: place(box.bottom),
  }
  const moved = ({ start, slope, ...side }: Side): Side => ({
    ...side,
    slope,
    start: (start + 0.5) * scale - 0.5 - slope * (0.5 * scale - 0.5),
  })
  return { box: ends, sides: sides.map(moved) }
}

/** The side, moved onto the photo's edge nearby. */
function onEdge(side: Side, box: FlatThing['box'], photo: RgbPicture): Side {
  const { isUpright, outward, start, slope } = side
  const [from, to] = isUpright ? [box.top, box.bottom] : [box.left, box.right]
  const corner = (to - from) * CORNER
  const offset = outermostEdge((offset) => {
    let sum = 0
    for (let along = Math.ceil(from + corner); along <= to - corner; along += STEP) {
      const across = start + slope * along + outward * offset
      const [inner, outer] = [across - BESIDE, across + BESIDE].map(Math.round) as [number, number]
      sum += isUpright
        ? difference(photo, [inner, along], [outer, along])
        : difference(photo, [along, inner], [along, outer])
    }
    return (sum * STEP) / (to - from)
  })
  return { ...side, start: start + outward * (offset ?? 0) }
}

interface Edging {
  photo: RgbPicture
  sides: readonly Side[]
  walls: readonly Matte[]
  corrected: Matte
}

function edgePixel(x: number, y: number, { photo, sides, walls, corrected }: Edging): void {
  const distances = sides.map((side) => outsideBy(side, x, y))
  const outside = Math.max(...distances)
  if (outside > RIM) return
  const i = y * photo.width + x
  const uncovered = clamp(outside + 0.5)
  const { isUpright, outward } = sides[distances.indexOf(outside)]!
  const ahead = outward * Math.ceil(RIM - outside)
  const beyond = isUpright ? ([x + ahead, y] as const) : ([x, y + ahead] as const)
  const alike = uncovered > 0 ? 1 - smoothstep(...OTHER, difference(photo, [x, y], beyond)) : 0
  const at = indexOf(photo, beyond)
  for (const wall of walls) {
    const edged = uncovered * Math.max(wall[i]!, wall[at]! * alike)
    wall[i] = edged + ((wall[i]! - edged) * corrected[i]!) / 255
  }
}

type Place = readonly [x: number, y: number]

const indexOf = ({ width, height }: RgbPicture, [x, y]: Place) =>
  clamp(y, 0, height - 1) * width + clamp(x, 0, width - 1)

/** Distance of two pixels in sRGB (0…1). */
function difference(photo: RgbPicture, one: Place, other: Place): number {
  const [p, q] = [indexOf(photo, one) * 3, indexOf(photo, other) * 3]
  const { data } = photo
  return Math.hypot(data[p]! - data[q]!, data[p + 1]! - data[q + 1]!, data[p + 2]! - data[q + 2]!) / 255
}
