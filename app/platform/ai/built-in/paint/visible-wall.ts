import { ciede2000, linearToCielab } from '../colour/ciede2000.ts'
import { hexToOklab, hueDistance, hueOf, oklabToLinear } from '../colour/oklab.ts'
import { linearToSrgb, type Triple } from '../colour/srgb.ts'
import type { PaintGroup } from '../room/regions/paint-groups.ts'
import type { RoomModel } from '../room/room-model.ts'

/** How far a redesign goes. */
export type Boldness = 'softer' | 'usual' | 'bolder'

/** A wall that changes less than this (CIEDE2000) looks as it was. */
const LEAST_CHANGE: Record<Boldness, number> = { softer: 9, usual: 15, bolder: 28 }
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

/** The same hue and lightness, as calm as a wall should be. */
function calmed(hex: string): string {
  const [L, a, b] = hexToOklab(hex)
  const calm = Math.min(1, MOST_CHROMA / Math.max(1e-6, Math.hypot(a, b)))
  if (calm === 1) return hex
  const rgb: Triple = [0, 0, 0]
  oklabToLinear(L, a * calm, b * calm, rgb)
  return `#${rgb.map((channel) => linearToSrgb(channel).toString(16).padStart(2, '0')).join('')}`
}

function isWood(hex: string, wood: string): boolean {
  const [L, a, b] = hexToOklab(hex)
  const [L2, a2, b2] = hexToOklab(wood)
  const isGrey = Math.hypot(a, b) < GREY
  return !isGrey && hueDistance(hueOf(a, b), hueOf(a2, b2)) < WOOD_HUE && Math.abs(L - L2) < WOOD_LIGHT
}

/**
 * The first paint that changes a wall visibly; the one that changes it most when none does.
 * @param paints what the wall would look like in each paint, linear, the favourite first; at least one
 * @param asIs what it looks like in the photo, linear
 */
export function visiblePaint(paints: readonly Triple[], asIs: Triple, boldness: Boldness): Triple {
  const before = linearToCielab(asIs)
  const changes = paints.map((paint) => ciede2000(linearToCielab(paint), before))
  const first = changes.findIndex((change) => change >= LEAST_CHANGE[boldness])
  return paints[first >= 0 ? first : changes.indexOf(Math.max(...changes))]!
}

/** The mean colour of a group of walls in the photo: linear, after white balance. */
export function wallAsIs({ L, a, b }: RoomModel, { weight }: PaintGroup): Triple {
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
