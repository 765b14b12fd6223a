import { hueDistance } from './hue-distance.ts'
import { nearestNamedColour } from './named-colours.ts'
import { type Lch, lchOf } from './paint-values.ts'

interface Paint {
  name: string
  hex: string
}

/** Chroma (CIELAB) below which a colour has no hue that people would name. */
const HUELESS = 5
/** Maximum differences in hue (degrees), chroma and lightness (CIELAB) between the tones of one paint. */
const TONE = { hue: 18, chroma: 14, lightness: 32 }
/** Difference in lightness below which a tone is muted or richer rather than lighter or deeper. */
const SAME = 3

/**
 * The name of a colour: from the palette if it contains it; as a tone of the most similar paint of the palette, such as
 * 'Deeper Moss Tea'; else from the open colour system.
 */
export function colourName(hex: string, paints: readonly Paint[]): string {
  const own = paints.find((paint) => paint.hex.toLowerCase() === hex.toLowerCase())
  return own?.name ?? toneName(hex, paints) ?? nearestNamedColour(hex).name
}

function toneName(hex: string, paints: readonly Paint[]): string | undefined {
  const colour = lchOf(hex)
  const apart = ({ lightness }: Lch) => Math.abs(lightness - colour.lightness)
  const [nearest] = paints
    .map(({ name, hex: own }) => ({ name, paint: lchOf(own) }))
    .filter(({ paint }) => isTone(colour, paint))
    .sort((one, other) => apart(one.paint) - apart(other.paint))
  if (!nearest) return undefined
  const lighter = colour.lightness - nearest.paint.lightness
  if (Math.abs(lighter) >= SAME) return `${lighter > 0 ? 'Lighter' : 'Deeper'} ${nearest.name}`
  return `${colour.chroma < nearest.paint.chroma ? 'Muted' : 'Richer'} ${nearest.name}`
}

function isTone(one: Lch, other: Lch): boolean {
  if (Math.abs(one.lightness - other.lightness) > TONE.lightness) return false
  if (Math.abs(one.chroma - other.chroma) > TONE.chroma) return false
  const isGrey = one.chroma < HUELESS || other.chroma < HUELESS
  return isGrey ? one.chroma < HUELESS && other.chroma < HUELESS : hueDistance(one.hue, other.hue) <= TONE.hue
}
