import type { Triple } from '#app/lib/colour/srgb.ts'
import { clamp } from '../../colour/curves.ts'
import type { TripleBuffer } from '../../colour/oklab.ts'

/** How much stronger red, green and blue follow a tone: darker wood or clay is also more colourful. */
const WARM: Triple = [0.92, 1.03, 1.16]
const EVEN: Triple = [1, 1, 1]

/**
 * Writes a colour lightened or darkened by a tone.
 * @param tone relative change of the light, −1…; 0 gives the colour itself
 * @param warm whether dark tones get warmer, as those of wood, clay and rush do
 */
export function tint(colour: Triple, tone: number, out: TripleBuffer, warm = false): void {
  const gains = warm ? WARM : EVEN
  for (let c = 0; c < 3; c++) out[c] = clamp(colour[c]! * (1 + tone * gains[c]!))
}

/** Moves a written colour towards another one by a share of 0…1. */
export function cover(out: TripleBuffer, colour: Triple, share: number): void {
  for (let c = 0; c < 3; c++) out[c]! += (colour[c]! - out[c]!) * share
}

/** The colour times a factor, at most 1 in each channel. */
export function times(colour: Triple, factor: number): Triple {
  return colour.map((channel) => clamp(channel * factor)) as Triple
}

/**
 * What is left for the ground when something else covers a share of the whole, so that both together have the asked
 * colour from afar.
 */
export function groundFor(colour: Triple, other: Triple, share: number): Triple {
  return colour.map((channel, c) => clamp((channel - other[c]! * share) / (1 - share))) as Triple
}
