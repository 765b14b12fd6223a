import { boxMean } from '../raster/guided-filter.ts'
import type { Plane, Size } from '../raster/planes.ts'

/** Gradient magnitude of the colours: high on the outlines of things, low inside them. */
export function lineStrength(colour: readonly Plane[], size: Size): Plane {
  const { width, height } = size
  const smooth = colour.map((plane) => boxMean(plane, size, 1))
  const change = new Float32Array(width * height)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      let sum = 0
      for (const plane of smooth) {
        sum += (plane[i + 1]! - plane[i - 1]!) ** 2 + (plane[i + width]! - plane[i - width]!) ** 2
      }
      change[i] = Math.sqrt(sum)
    }
  }
  return change
}
