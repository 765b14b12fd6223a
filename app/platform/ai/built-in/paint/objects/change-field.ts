import type { Triple } from '#app/lib/colour/srgb.ts'
import { smoothstep } from '../../colour/curves.ts'
import { linearToOklab, oklabToLinear } from '../../colour/oklab.ts'
import { boxMean } from '../../raster/guided-filter.ts'
import type { Plane, Size } from '../../raster/planes.ts'
import type { RoomModel } from '../../room/room-model.ts'
import { joinedObjects } from './joined-objects.ts'
import type { ColourChange, ObjectChanges } from './object-changes.ts'
import { mayBeSkin } from './object-statistics.ts'
import { withReflections } from './reflections.ts'

const PARTS = ['real', 'imaginary', 'a', 'b', 'lift'] as const
const NONE: ColourChange = { real: 1, imaginary: 0, a: 0, b: 0, lift: 0 }
/** Radius in raster pixels over which the changes of adjacent objects blend. */
const SEAM = 1

/** Maximum area of a face or an arm, as a fraction of the picture. Larger things in that colour are wood. */
const MOST_SKIN = 0.015

/** The colour changes of all objects in a room, sampled at any pixel of the photo. */
export class ChangeField {
  private readonly values: Float32Array
  private readonly raster: Size
  private readonly scaleX: number
  private readonly scaleY: number
  private readonly change = new Float64Array(PARTS.length)
  private readonly lab = new Float64Array(3)

  /** @param photo size of the painted photo */
  constructor(room: RoomModel, changes: ObjectChanges, photo: Size) {
    this.raster = room.size
    this.scaleX = room.size.width / photo.width
    this.scaleY = room.size.height / photo.height
    const ofRegion = regionChanges(room, changes)
    const { regions, size } = room
    this.values = new Float32Array(regions.length * PARTS.length)
    for (const [k, part] of PARTS.entries()) {
      const ofPart = Float32Array.from(ofRegion, (change) => change[part])
      const plane = new Float32Array(regions.length)
      for (let i = 0; i < plane.length; i++) plane[i] = ofPart[regions[i]!]!
      const mean = boxMean(plane, size, SEAM)
      for (let i = 0; i < mean.length; i++) this.values[i * PARTS.length + k] = mean[i]!
    }
  }

  /**
   * Recolours a pixel by the change of its object.
   * @param weight strength of the change, 0…1
   * @param pixel linear colour in the room's light, modified in place
   */
  apply(x: number, y: number, weight: number, pixel: Float64Array): void {
    if (!this.read(x, y)) return
    const { lab, change } = this
    linearToOklab(pixel[0]!, pixel[1]!, pixel[2]!, lab)
    const [L, a, b] = [lab[0]!, lab[1]!, lab[2]!]
    // Highlights show the colour of the light, not of the object.
    const shown = weight * (1 - smoothstep(0.86, 0.98, L))
    const a2 = change[0]! * a - change[1]! * b + change[2]!
    const b2 = change[1]! * a + change[0]! * b + change[3]!
    oklabToLinear(
      L + change[4]! * weight * smoothstep(0.05, 0.25, L) * (1 - smoothstep(0.8, 0.97, L)),
      a + (a2 - a) * shown,
      b + (b2 - b) * shown,
      pixel,
    )
    for (let c = 0; c < 3; c++) if (pixel[c]! < 0) pixel[c] = 0
  }

  /** Interpolates the change at a pixel of the photo. Returns false where nothing changes. */
  private read(x: number, y: number): boolean {
    const { values, raster, change } = this
    const column = Math.max(0, Math.min(raster.width - 1, (x + 0.5) * this.scaleX - 0.5))
    const row = Math.max(0, Math.min(raster.height - 1, (y + 0.5) * this.scaleY - 0.5))
    const left = Math.min(raster.width - 2, column | 0)
    const top = Math.min(raster.height - 2, row | 0)
    const s = column - left
    const t = row - top
    const p = (top * raster.width + left) * PARTS.length
    const q = p + raster.width * PARTS.length
    for (let k = 0; k < PARTS.length; k++) {
      const upper = values[p + k]! + (values[p + PARTS.length + k]! - values[p + k]!) * s
      const lower = values[q + k]! + (values[q + PARTS.length + k]! - values[q + k]!) * s
      change[k] = upper + (lower - upper) * t
    }
    return change[0] !== 1 || change[1] !== 0 || change[2] !== 0 || change[3] !== 0 || change[4] !== 0
  }
}

/** The change of each region, from the mean colour of the thing it belongs to. */
function regionChanges(room: RoomModel, changes: ObjectChanges): ColourChange[] {
  const { regions, L, a, b, soft, person } = room
  const count = regions.reduce((most, label) => Math.max(most, label), 0) + 1
  const sums = [L, a, b, soft, person].map((plane) => sumsOf(plane, regions, count))
  const pixels = sumsOf(undefined, regions, count)
  const means = (of: Float64Array[], n: ArrayLike<number>) =>
    Array.from(n, (pixels, label) => of.map((sum) => sum[label]! / pixels))
  const own = means(sums, pixels)
  const things = joinedObjects(
    regions,
    room.size,
    own.map(([light, green, blue]): Triple => [light!, green!, blue!]),
  )
  const extents = summed(pixels, things)
  const whole = means(
    sums.map((sum) => summed(sum, things)),
    extents,
  )
  const shown = withReflections(regions, room.size, things, L, (label) => own[label]![0]!)
  return Array.from(pixels, (n, label) => {
    // A region that partly shows a person would recolour skin and hair.
    if (n === 0 || own[label]![4]! > 0.15) return NONE
    const thing = shown[label]!
    const colour = whole[thing]!.slice(0, 3) as Triple
    if (extents[thing]! < MOST_SKIN * regions.length && mayBeSkin(colour)) return NONE
    return changes.changeOf(colour, own[label]![3]!)
  })
}

/** Sums the values of the regions of each thing. */
function summed(values: Float64Array, things: Int32Array): Float64Array {
  const sums = new Float64Array(values.length)
  for (const [region, thing] of things.entries()) sums[thing]! += values[region]!
  return sums
}

function sumsOf(plane: Plane | undefined, regions: Int32Array, count: number): Float64Array {
  const sums = new Float64Array(count)
  for (let i = 0; i < regions.length; i++) sums[regions[i]!]! += plane ? plane[i]! : 1
  return sums
}
