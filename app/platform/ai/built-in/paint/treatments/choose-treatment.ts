import { partsOfBlend } from '#app/lib/blend-name.ts'
import { hueDistance } from '#app/lib/colour/hue-distance.ts'
import { chromaOf, hexToOklab, hueOf } from '../../colour/oklab.ts'
import { otherWalls } from '../wall-colours.ts'
import { blendTreatments } from './blend-treatments.ts'
import { treatmentFromPalette } from './palette-roles.ts'
import type { Treatment } from './treatment.ts'
import { TREATMENTS } from './treatments.ts'

/** Oklab distance below which a colour of the palette replaces one of the treatment, and below which they are related. */
const SAME_COLOUR = 0.075
const RELATED = 0.105
/** Maximum difference of hue in degrees between colours of one wood. */
const SAME_WOOD = 12
/** Minimum fraction of the palette related to a named style's treatment. With less, the style has been redefined. */
const MIN_SHARED = 0.34

/**
 * Returns the treatment of a style. A named style has its own, in which close colours of the palette replace the
 * treatment's, so that the swatches a person saw are the colours in the room. A blend of two named styles combines
 * their treatments. Unknown styles, and those whose palette has little in common with the treatment, are derived from
 * the palette alone.
 * @param colours the palette, `#rrggbb`; anything else is ignored
 */
export function chooseTreatment(
  name: string,
  colours: readonly string[],
  materials: readonly string[],
): Treatment {
  const palette = colours.filter((hex) => /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.test(hex))
  const known = knownTreatment(name)
  if (!known) return treatmentFromPalette(palette, materials)
  if (palette.length === 0) return known
  const own = [known.wall, known.featureWall, known.floor, known.wood, known.textile, known.soft]
  own.push(...known.accents)
  const shared = palette.filter((hex) => own.some((colour) => distance(hex, colour) < RELATED))
  if (shared.length / palette.length < MIN_SHARED) return treatmentFromPalette(palette, materials)
  const paint = (colour: string) => closestPaint(colour, palette) ?? colour
  return {
    ...known,
    wall: paint(known.wall),
    featureWall: paint(known.featureWall),
    otherWalls: otherWalls(paint(known.wall), palette, known.wood),
    wood: woodFrom(palette, known.wood),
    soft: paint(known.soft),
    accents: known.accents.map(paint),
  }
}

/** The treatment of a named style, or of a blend of two. */
function knownTreatment(name: string): Treatment | undefined {
  const own = (style: string) => TREATMENTS[style.trim().toLowerCase()]
  const [one, other] = (partsOfBlend(name) ?? []).map(own)
  return one && other ? blendTreatments(one, other) : own(name)
}

function closestPaint(colour: string, palette: readonly string[]): string | undefined {
  const near = palette.filter((hex) => distance(hex, colour) < SAME_COLOUR)
  return near.sort((p, q) => distance(p, colour) - distance(q, colour))[0]
}

/** The palette's closest colour to the wood, if its hue is similar: coral of the same lightness is not wood. */
function woodFrom(palette: readonly string[], wood: string): string {
  const hue = (hex: string) => hueOf(...chromaOf(hex))
  const woods = palette.filter((hex) => hueDistance(hue(hex), hue(wood)) < SAME_WOOD)
  return closestPaint(wood, woods) ?? wood
}

function distance(p: string, q: string): number {
  const [L1, a1, b1] = hexToOklab(p)
  const [L2, a2, b2] = hexToOklab(q)
  return Math.hypot(L1 - L2, a1 - a2, b1 - b2)
}
