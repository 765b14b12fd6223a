import { smoothstep } from '../../colour/curves.ts'
import { dilate } from '../../raster/components.ts'
import { geodesicDistance } from '../../raster/geodesic-distance.ts'
import type { Plane } from '../../raster/planes.ts'
import { localColour } from '../local-colour.ts'
import type { Observation } from '../observation.ts'

/** Maximum distance in pixels by which a surface may grow, and the radius within which its colour is measured. */
const BAND = 10
const BESIDE = 14
/** Minimum weight of a pixel that certainly belongs to the surface. */
const SURE = 0.6
/** Colour steps up to FREE are shading and cost nothing. The weight falls from 1 to 0 over this range of path lengths. */
const FREE = 0.014
const WAY = [0.03, 0.06] as const
/** The same for the differences in chroma and lightness from the surface nearby. */
const CHROMA = [0.018, 0.032] as const
const LIGHTNESS = [0.09, 0.16] as const

/**
 * Grows a surface to the outlines of the things in front of it: to nearby pixels in the colour of the surface beside
 * them that a path without edges reaches. Coarse labels leave a rim of bare wall around things.
 * @param surface weights 0…1
 * @param taken weights of everything known to be something else
 * @returns the surface with its rims
 */
export function reachOutlines(
  surface: Plane,
  taken: readonly Plane[],
  { size, colour, L, a, b }: Pick<Observation, 'size' | 'colour' | 'L' | 'a' | 'b'>,
): Plane {
  const sure = Uint8Array.from(surface, (weight) => (weight > SURE ? 1 : 0))
  const near = dilate(sure, size, BAND)
  const beside = localColour(Float32Array.from(sure), BESIDE, { size, L, a, b })
  const way = geodesicDistance(surface, colour, size, FREE)
  return surface.map((weight, i) => {
    if (weight > SURE || !near[i] || beside.share[i]! < 0.01 || taken.some((plane) => plane[i]! > 0.3))
      return weight
    const lightness = Math.abs(L[i]! - beside.lightnessAt(i))
    const like = (1 - smoothstep(...CHROMA, beside.chromaFrom(i))) * (1 - smoothstep(...LIGHTNESS, lightness))
    return Math.max(weight, like * (1 - smoothstep(...WAY, way[i]!)))
  })
}
