import { ciede2000, linearToCielab } from '#app/lib/colour/ciede2000.ts'
import { linearToSrgb, type Triple } from '#app/lib/colour/srgb.ts'
import type { Boldness } from '../../surfaces.ts'
import { mix } from '../colour/curves.ts'
import { hexToOklab, hueDistance, hueOf, oklabToLinear } from '../colour/oklab.ts'
import type { Plane } from '../raster/planes.ts'
import type { RoomModel } from '../room/room-model.ts'

/** A wall that changes less than this (CIEDE2000) looks as it was. */
const LEAST_CHANGE: Record<Boldness, number> = { softer: 9, usual: 16, bolder: 28 }
/** A wall that gets lighter by so much (CIELAB) lights the whole room: a smaller change is seen as well. */
const LIGHTER = { by: 4, change: 9 }
/** Steps in which a paint is thinned with the favourite. */
const THINNINGS = 12
/** A wall colour that stands in for another is darker by this Oklab L at most: a light style stays light. */
const DARKER = 0.31
/** Accents are too strong for a whole wall (Oklab chroma). */
const MOST_CHROMA = 0.08
/** A deeper tone of the style's wall is nearer to its character than another hue of the same lightness. */
const HUE_FIRST = 3
/** Colours of so like a hue (degrees) and lightness as the style's wood belong on wood. */
const WOOD_HUE = 14
const WOOD_LIGHT = 0.12
/** Oklab chroma below which a colour is no wood, whatever its hue. */
const GREY = 0.03

/**
 * The colours of a style that can stand in for its wall paint, the most alike first.
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

/** How much darker (Oklab L) and more colourful (a factor) a wall's next deeper tone is. */
const DEEPER = { by: 0.24, chroma: 1.7 }
/** Oklab chroma below which a wall has no hue of its own. */
const HUELESS = 0.015

/**
 * A style's own wall colours, the most in character first: its wall, a tone deeper of it, its feature wall. A wall
 * without a hue has no deeper tone but grey.
 */
export function ownWalls(wall: string, featureWall: string): string[] {
  const [, a, b] = hexToOklab(wall)
  const deeper = deeperTone(wall)
  return Math.hypot(a, b) < HUELESS ? [wall, featureWall, deeper] : [wall, deeper, featureWall]
}

function deeperTone(wall: string): string {
  const [L, a, b] = hexToOklab(wall)
  const stretch = Math.min(DEEPER.chroma, MOST_CHROMA / Math.max(1e-6, Math.hypot(a, b)))
  return hexOf(L - DEEPER.by, a * stretch, b * stretch)
}

/** The same hue and lightness, as calm as a wall should be. */
function calmed(hex: string): string {
  const [L, a, b] = hexToOklab(hex)
  const calm = Math.min(1, MOST_CHROMA / Math.max(1e-6, Math.hypot(a, b)))
  if (calm === 1) return hex
  return hexOf(L, a * calm, b * calm)
}

function hexOf(L: number, a: number, b: number): string {
  const rgb: Triple = [0, 0, 0]
  oklabToLinear(L, a, b, rgb)
  return `#${rgb.map((channel) => linearToSrgb(channel).toString(16).padStart(2, '0')).join('')}`
}

function isWood(hex: string, wood: string): boolean {
  const [L, a, b] = hexToOklab(hex)
  const [L2, a2, b2] = hexToOklab(wood)
  const isGrey = Math.hypot(a, b) < GREY
  return !isGrey && hueDistance(hueOf(a, b), hueOf(a2, b2)) < WOOD_HUE && Math.abs(L - L2) < WOOD_LIGHT
}

/**
 * The first paint that changes a wall visibly, thinned with the favourite as far as the change stays visible: the style's
 * own lightness is left whenever it can be. Where none is visible, the one that changes the wall most; a style's own
 * colours win over others as soon as they can be seen at all.
 * @param paints linear: the style's own, the favourite first, and others that can stand in
 * @param seen what the wall looks like in a paint, linear
 * @param asIs what it looks like in the photo, linear
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

/** The mean colour of a surface in the photo: linear, after white balance. */
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
