import { boxMean } from '../raster/guided-filter.ts'
import type { Plane } from '../raster/planes.ts'
import type { Observation } from './observation.ts'

/** A surface's mean colour around each pixel of the raster. */
export interface LocalColour {
  /** Fraction (0…1) of the area around each pixel that the surface covers. Where it is 0 there is no colour. */
  share: Plane
  /** Oklab lightness of the surface around a pixel. */
  lightnessAt: (i: number) => number
  /** Difference (Oklab a, b) of a pixel from the surface around it. */
  chromaFrom: (i: number) => number
}

/**
 * Measures the colour of a surface around each pixel.
 * @param surface weights 0…1
 * @param radius in pixels, of the square around a pixel
 */
export function localColour(
  surface: Plane,
  radius: number,
  { size, L, a, b }: Pick<Observation, 'size' | 'L' | 'a' | 'b'>,
): LocalColour {
  const share = boxMean(surface, size, radius)
  const [light, green, blue] = [L, a, b].map((plane) =>
    boxMean(
      plane.map((value, i) => value * surface[i]!),
      size,
      radius,
    ),
  ) as [Plane, Plane, Plane]
  return {
    share,
    lightnessAt: (i) => light[i]! / share[i]!,
    chromaFrom: (i) => Math.hypot(a[i]! - green[i]! / share[i]!, b[i]! - blue[i]! / share[i]!),
  }
}
