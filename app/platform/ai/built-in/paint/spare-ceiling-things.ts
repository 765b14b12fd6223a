import type { Triple } from '#app/lib/colour/srgb.ts'
import { smoothstep } from '../colour/curves.ts'
import { pixelToOklab } from '../colour/oklab.ts'
import type { Matte } from '../raster/joint-bilateral.ts'
import type { RgbPicture } from '../raster/planes.ts'

/** Differences in Oklab a, b from the ceiling's colour at which a pixel begins to count as a thing, and is one. */
const OTHER = [0.05, 0.09] as const
/** Distance between the pixels that tell the ceiling's colour. */
const STEP = 7

/**
 * Takes from the ceiling what has another colour: blades of a fan, beams, the glow of a lamp. A ceiling has one colour,
 * and its white paint would bleach them. What a person named stays (`named`). Modifies `ceiling`.
 */
export function spareCeilingThings({ data }: RgbPicture, ceiling: Matte, named: Matte): void {
  const lab: Triple = [0, 0, 0]
  const own: [number[], number[]] = [[], []]
  for (let i = 0; i < ceiling.length; i += STEP) {
    if (ceiling[i]! < 128) continue
    pixelToOklab(data, i * 3, lab)
    own[0].push(lab[1])
    own[1].push(lab[2])
  }
  if (own[0].length === 0) return
  const [a, b] = own.map((values) => Float64Array.from(values).sort()[values.length >> 1]!) as [
    number,
    number,
  ]
  for (let i = 0; i < ceiling.length; i++) {
    if (ceiling[i] === 0) continue
    pixelToOklab(data, i * 3, lab)
    const spared = smoothstep(...OTHER, Math.hypot(lab[1] - a, lab[2] - b))
    ceiling[i]! *= 1 - spared * (1 - named[i]! / 255)
  }
}
