import type { Plane, RgbPicture, Size } from '../raster/planes.ts'
import {
  type SurfaceName,
  type SurfaceProbabilities,
  surfacePlanes,
} from '../room/geometry/surface-probabilities.ts'

/** One view of a photo for the network: the scale of the input size, and whether left and right are swapped. */
export interface View {
  scale: number
  mirrored: boolean
}

/** Mirrors a picture horizontally. */
export function mirroredPicture({ data, width, height }: RgbPicture): RgbPicture {
  const out = new Uint8Array(data.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 3
      out.set(data.subarray(from, from + 3), (y * width + width - 1 - x) * 3)
    }
  }
  return { data: out, width, height }
}

/**
 * Averages a network's probabilities over several views. Independent errors cancel out.
 * @param seen probabilities on one raster, each in the orientation of its view
 */
export function meanOfViews(
  seen: readonly { view: View; probabilities: SurfaceProbabilities }[],
  { width }: Size,
): SurfaceProbabilities {
  const mean = (name: SurfaceName): Plane =>
    seen[0]!.probabilities[name].map((_, i) => {
      const across = i - (i % width) + width - 1 - (i % width)
      let sum = 0
      for (const { view, probabilities } of seen) sum += probabilities[name][view.mirrored ? across : i]!
      return sum / seen.length
    })
  return surfacePlanes(mean)
}
