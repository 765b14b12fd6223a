import { ciede2000, linearToCielab } from '#app/lib/colour/ciede2000.ts'
import type { Triple } from '#app/lib/colour/srgb.ts'
import type { Boldness } from '../../surfaces.ts'
import { mix } from '../colour/curves.ts'
import { linearToOklab, oklabToLinear } from '../colour/oklab.ts'
import type { Plane } from '../raster/planes.ts'
import type { RoomModel } from '../room/room-model.ts'

/** Minimum visible change of a wall (CIEDE2000). */
const LEAST_CHANGE: Record<Boldness, number> = { softer: 9, usual: 16, bolder: 28 }
/**
 * A wall that becomes lighter by this much (CIELAB L) brightens the whole room. So a smaller change is enough where the
 * only alternative is a deeper grey (Oklab chroma); but people take a room with paler walls for the same room.
 */
const LIGHTER = { by: 4, change: 9, grey: 0.025 }
/** Number of steps in which a paint is blended with the favourite. */
const THINNINGS = 12

/** Paints for a wall, linear. */
export interface WallPaints {
  /** The style's own, the favourite first. */
  own: readonly Triple[]
  others: readonly Triple[]
  /** Whether the walls are certain enough for a paint that is darker than a favourite that lightens them. */
  isCertain: boolean
}

/**
 * Chooses the first paint that changes a wall visibly, blended with the favourite as far as the change stays visible,
 * so that it departs from the style as little as possible. If none is visible, it returns the one with the strongest
 * change. The style's own colours win over others if they are visible at all.
 * @param seen appearance of the wall in a paint, linear
 * @param asIs appearance of the wall in the photo, linear
 */
export function visiblePaint(
  { own, others, isCertain }: WallPaints,
  seen: (paint: Triple) => Triple,
  asIs: Triple,
  boldness: Boldness,
): Triple {
  const before = linearToCielab(asIs)
  const change = (paint: Triple) => ciede2000(linearToCielab(seen(paint)), before)
  const isVisible = (paint: Triple) => change(paint) >= LEAST_CHANGE[boldness]
  const strongest = (paints: readonly Triple[]) => paints.toSorted((p, q) => change(q) - change(p))[0]!
  const favourite = own[0]!
  const visible = own.find(isVisible)
  if (visible === favourite) return favourite
  const lightens = linearToCielab(seen(favourite))[0] > before[0] + LIGHTER.by
  if (lightens && change(favourite) >= LIGHTER.change) {
    const isColourful = (paint: Triple) => isVisible(paint) && paintChroma(paint) > LIGHTER.grey
    const colourful = isCertain && [...own, ...others].find(isColourful)
    return colourful ? thinned(favourite, colourful, isColourful) : favourite
  }
  const best = strongest(own)
  if (!visible && change(best) >= LEAST_CHANGE.softer) return best
  const standIn = visible ?? others.find(isVisible)
  if (!standIn) return strongest([...own, ...others])
  return thinned(favourite, standIn, isVisible)
}

/** The first blend of a favourite and its stand-in that changes enough. */
function thinned(favourite: Triple, standIn: Triple, isEnough: (paint: Triple) => boolean): Triple {
  for (let step = 1; step < THINNINGS; step++) {
    const blend = favourite.map((channel, c) => mix(channel, standIn[c]!, step / THINNINGS)) as Triple
    if (isEnough(blend)) return blend
  }
  return standIn
}

function paintChroma(paint: Triple): number {
  const lab: Triple = [0, 0, 0]
  linearToOklab(...paint, lab)
  return Math.hypot(lab[1], lab[2])
}

/** Mean colour of a surface in the photo: linear, after white balance. */
export function meanLight({ L, a, b }: Pick<RoomModel, 'L' | 'a' | 'b'>, weight: Plane): Triple {
  const lab: Triple = [0, 0, 0]
  let sum = 0
  for (let i = 0; i < weight.length; i++) {
    sum += weight[i]!
    lab[0] += L[i]! * weight[i]!
    lab[1] += a[i]! * weight[i]!
    lab[2] += b[i]! * weight[i]!
  }
  const rgb: Triple = [0, 0, 0]
  const share = 1 / Math.max(1e-6, sum)
  oklabToLinear(lab[0] * share, lab[1] * share, lab[2] * share, rgb)
  return rgb.map((channel) => Math.max(0, channel)) as Triple
}
