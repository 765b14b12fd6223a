import { ISCC_NBS_SOURCE, likeness, nearestNamedColour } from '#app/lib/colour/named-colours.ts'
import { lchOf, lightReflectance } from '#app/lib/colour/paint-values.ts'

/** A colour of a board, with the values that a paint shop needs. */
export interface PaletteCard {
  /** The name in the style's palette. */
  name: string
  hex: string
  /** `L 86 C 7 h 82`. */
  lch: string
  /** Light reflectance value, rounded: 0…100. */
  lrv: number
  /** The most similar colour of an open colour system. */
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

/** Credits the open colour system. */
export const COLOUR_SOURCE = `Nearest names: ${ISCC_NBS_SOURCE.name} centroid colours from ${ISCC_NBS_SOURCE.work}; ${ISCC_NBS_SOURCE.licence}. Distances are CIEDE2000.`
