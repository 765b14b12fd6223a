import type { Triple } from '#app/lib/colour/srgb.ts'
import { clamp } from '../../colour/curves.ts'
import type { TripleBuffer } from '../../colour/oklab.ts'

/** Gains of a tone on red, green and blue: darker wood or clay is also more saturated. */
const WARM: Triple = [0.92, 1.03, 1.16]
const EVEN: Triple = [1, 1, 1]

/**
 * Writes a colour lightened or darkened by a tone.
 * @param tone relative change of light, −1…; 0 writes the colour itself
 * @param warm whether dark tones become warmer, as in wood, clay and rush
 */
export function tint(colour: Triple, tone: number, out: TripleBuffer, warm = false): void {
  const gains = warm ? WARM : EVEN
  for (let c = 0; c < 3; c++) out[c] = clamp(colour[c]! * (1 + tone * gains[c]!))
}

/** Blends a written colour towards another by a fraction of 0…1. */
export function cover(out: TripleBuffer, colour: Triple, share: number): void {
  for (let c = 0; c < 3; c++) out[c]! += (colour[c]! - out[c]!) * share
}

/** The colour multiplied by a factor, clamped to 1 in each channel. */
export function times(colour: Triple, factor: number): Triple {
  return colour.map((channel) => clamp(channel * factor)) as Triple
}

/** The colour of the ground that, mixed with a fraction of another colour, gives the desired mean. */
export function groundFor(colour: Triple, other: Triple, share: number): Triple {
  return colour.map((channel, c) => clamp((channel - other[c]! * share) / (1 - share))) as Triple
}
