import { nearestNamedColour } from './named-colours.ts'

/** The name of a colour: from the palette if it contains it, else from the open colour system. */
export function colourName(hex: string, paints: readonly { name: string; hex: string }[]): string {
  const own = paints.find((paint) => paint.hex.toLowerCase() === hex.toLowerCase())
  return own?.name ?? nearestNamedColour(hex).name
}
