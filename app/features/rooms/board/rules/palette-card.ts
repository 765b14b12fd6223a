import { ISCC_NBS_SOURCE, likeness, nearestNamedColour } from '#app/lib/colour/named-colours.ts'
import { lchOf, lightReflectance } from '#app/lib/colour/paint-values.ts'

/** A colour of a board, with what one tells a paint shop. */
export interface PaletteCard {
  /** As the style calls it. */
  name: string
  hex: string
  /** `L 86 C 7 h 82`. */
  lch: string
  /** Light reflectance value, rounded: 0…100. */
  lrv: number
  /** The colour of an open system that looks most like it. */
  nearest: { name: string; hex: string; likeness: string }
}

/** Describes the colours of a palette. */
export const paletteCards = (paints: readonly { name: string; hex: string }[]): PaletteCard[] =>
  paints.map(({ name, hex }) => {
    const { lightness, chroma, hue } = lchOf(hex)
    const { distance, ...nearest } = nearestNamedColour(hex)
    return {
      name,
      hex: hex.toLowerCase(),
      lch: `L ${Math.round(lightness)} C ${Math.round(chroma)} h ${Math.round(hue)}`,
      lrv: Math.round(lightReflectance(hex)),
      nearest: { ...nearest, likeness: likeness(distance) },
    }
  })

/** What a colour is called: as in the palette that has it, else by the open system. */
export function colourName(hex: string, paints: readonly { name: string; hex: string }[]): string {
  const own = paints.find((paint) => paint.hex.toLowerCase() === hex.toLowerCase())
  return own?.name ?? nearestNamedColour(hex).name
}

/** Says where the names of the open system come from. */
export const COLOUR_SOURCE = `Nearest names: ${ISCC_NBS_SOURCE.name} centroid colours from ${ISCC_NBS_SOURCE.work}; ${ISCC_NBS_SOURCE.licence}. Distances are CIEDE2000.`
