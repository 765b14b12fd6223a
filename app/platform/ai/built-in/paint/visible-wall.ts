import { ciede2000, linearToCielab } from '#app/lib/colour/ciede2000.ts'
import { hueDistance } from '#app/lib/colour/hue-distance.ts'
import type { Triple } from '#app/lib/colour/srgb.ts'
import type { Boldness } from '../../surfaces.ts'
import { mix } from '../colour/curves.ts'
import { hexToOklab, hueOf, oklabToHex, oklabToLinear } from '../colour/oklab.ts'
import type { Plane } from '../raster/planes.ts'
import type { RoomModel } from '../room/room-model.ts'

/** Minimum visible change of a wall (CIEDE2000). */
const LEAST_CHANGE: Record<Boldness, number> = { softer: 9, usual: 16, bolder: 28 }
/** A wall that becomes lighter by this much (CIELAB L) brightens the whole room, so a smaller change is visible. */
const LIGHTER = { by: 4, change: 9 }
/** Number of steps in which a paint is blended with the favourite. */
const THINNINGS = 12
/** Maximum by which an alternative wall colour may be darker (Oklab L): a light style stays light. */
const DARKER = 0.31
/** Maximum Oklab chroma of a whole wall; accents exceed it. */
const MOST_CHROMA = 0.08
/** Weight of hue and chroma against lightness: a deeper tone of the wall is closer to its character than another hue. */
const HUE_FIRST = 5
/** Colours this close in hue (degrees) and lightness to the style's wood are reserved for wood. */
const WOOD_HUE = 24
const WOOD_LIGHT = 0.12
/** Oklab chroma below which a colour is not wood. */
const GREY = 0.03

/**
 * Returns the colours of a style that can replace its wall paint, most similar first.
 * @param colours `#rrggbb`, in any order
 */
export function otherWalls(wall: string, colours: readonly string[], wood: string): string[] {
  const [L, a, b] = hexToOklab(wall)
  const unlike = (hex: string) => {
    const [L2, a2, b2] = hexToOklab(hex)
    return Math.hypot(L - L2, (a - a2) * HUE_FIRST, (b - b2) * HUE_FIRST)
  }
  return colours
    .filter((hex) => hex !== wall && hexToOklab(hex)[0] >= L - DARKER && !isWood(hex, wood))
    .sort((p, q) => unlike(p) - unlike(q))
    .map(calmed)
}

/** Decrease in Oklab L, and factor on chroma, of the next deeper tone of a wall. */
const DEEPER = { by: 0.16, chroma: 2.2 }
/** Oklab chroma below which a wall has no hue. */
const HUELESS = 0.015

/**
 * Returns a style's own wall colours, most characteristic first: its wall, a deeper tone of it, its feature wall. The
 * deeper tone of a wall without a hue is only grey, so it comes last.
 */
export function ownWalls(wall: string, featureWall: string): string[] {
  const [, a, b] = hexToOklab(wall)
  const deeper = deeperTone(wall)
  return Math.hypot(a, b) < HUELESS ? [wall, featureWall, deeper] : [wall, deeper, featureWall]
}

function deeperTone(wall: string): string {
  const [L, a, b] = hexToOklab(wall)
  const stretch = Math.min(DEEPER.chroma, MOST_CHROMA / Math.max(1e-6, Math.hypot(a, b)))
  return oklabToHex(L - DEEPER.by, a * stretch, b * stretch)
}

/** Limits a colour's chroma to that of a wall. */
function calmed(hex: string): string {
  const [L, a, b] = hexToOklab(hex)
  const calm = Math.min(1, MOST_CHROMA / Math.max(1e-6, Math.hypot(a, b)))
  if (calm === 1) return hex
  return oklabToHex(L, a * calm, b * calm)
}

function isWood(hex: string, wood: string): boolean {
  const [L, a, b] = hexToOklab(hex)
  const [L2, a2, b2] = hexToOklab(wood)
  const isGrey = Math.hypot(a, b) < GREY
  return !isGrey && hueDistance(hueOf(a, b), hueOf(a2, b2)) < WOOD_HUE && Math.abs(L - L2) < WOOD_LIGHT
}

/**
 * Chooses the first paint that changes a wall visibly, blended with the favourite as far as the change stays visible,
 * so that it departs from the style as little as possible. If none is visible, it returns the one with the strongest
 * change. The style's own colours win over others if they are visible at all.
 * @param paints linear: the style's own, the favourite first, and alternatives
 * @param seen appearance of the wall in a paint, linear
 * @param asIs appearance of the wall in the photo, linear
 */
export function visiblePaint(
  { own, others }: { own: readonly Triple[]; others: readonly Triple[] },
  seen: (paint: Triple) => Triple,
  asIs: Triple,
  boldness: Boldness,
): Triple {
  const before = linearToCielab(asIs)
  const change = (paint: Triple) => ciede2000(linearToCielab(seen(paint)), before)
  const isVisible = (paint: Triple) => change(paint) >= LEAST_CHANGE[boldness]
  const strongest = (paints: readonly Triple[]) => paints.toSorted((p, q) => change(q) - change(p))[0]!
  const favourite = own[0]!
  const lightens = linearToCielab(seen(favourite))[0] > before[0] + LIGHTER.by
  if (lightens && change(favourite) >= LIGHTER.change) return favourite
  const visible = own.find(isVisible)
  if (visible === favourite) return favourite
  const best = strongest(own)
  if (!visible && change(best) >= LEAST_CHANGE.softer) return best
  const standIn = visible ?? others.find(isVisible)
  if (!standIn) return strongest([...own, ...others])
  const thinned = (share: number) => favourite.map((channel, c) => mix(channel, standIn[c]!, share)) as Triple
  const shares = Array.from({ length: THINNINGS }, (_, step) => (step + 1) / THINNINGS)
  return thinned(shares.find((share) => isVisible(thinned(share))) ?? 1)
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
