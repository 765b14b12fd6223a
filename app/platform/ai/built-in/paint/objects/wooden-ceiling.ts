import type { Triple } from '#app/lib/colour/srgb.ts'
import { smoothstep } from '../../colour/curves.ts'
import { hueOf, pixelToOklab } from '../../colour/oklab.ts'
import type { RgbPicture } from '../../raster/planes.ts'
import type { Mattes } from '../mattes.ts'
import { woodWeight } from './object-statistics.ts'

/** Fractions of wood at which a ceiling begins to stay, and stays: white paint on dark boards shows only contrast. */
const WOODEN = [0.25, 0.5] as const

/** Degree (0…1) to which a ceiling is of bare wood, and keeps its look. */
export function woodenCeiling({ data }: RgbPicture, { ceiling }: Pick<Mattes, 'ceiling'>): number {
  const lab: Triple = [0, 0, 0]
  let [wood, pixels] = [0, 0]
  for (let i = 0; i < ceiling.length; i += 7) {
    if (ceiling[i]! < 128) continue
    pixelToOklab(data, i * 3, lab)
    wood += woodWeight(lab[0], Math.hypot(lab[1], lab[2]), hueOf(lab[1], lab[2]))
    pixels++
  }
  return pixels ? smoothstep(...WOODEN, wood / pixels) : 0
}
