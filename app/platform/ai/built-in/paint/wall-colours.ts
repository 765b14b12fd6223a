import { hueDistance } from '#app/lib/colour/hue-distance.ts'
import { hexToOklab, hueOf, oklabToHex } from '../colour/oklab.ts'

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
