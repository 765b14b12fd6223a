import { smoothstep } from '../../colour/curves.ts'
import { hueOf } from '../../colour/oklab.ts'
import { boxMean } from '../../raster/guided-filter.ts'
import type { Plane } from '../../raster/planes.ts'
import type { Observation } from '../observation.ts'

const ROUGH = 0.025
const REACH = 3

/**
 * Finds plants in the room and trees outside, as weights 0…1: rough texture in green, or in the blue-green of leaves
 * under open sky. They keep their colour, because an orange hedge looks wrong. Mouldings on a green wall match too,
 * so the caller excludes walls.
 */
export function findGreenery({ size, L, a, b }: Observation): Plane {
  const leaves = L.map((light, i) => {
    const change = Math.max(
      Math.abs(light - (L[i - 1] ?? light)),
      Math.abs(light - (L[i - size.width] ?? light)),
    )
    const hue = hueOf(a[i]!, b[i]!)
    return change > ROUGH && hue > 100 && hue < 215 && Math.hypot(a[i]!, b[i]!) > 0.025 ? 1 : 0
  })
  return boxMean(leaves, size, REACH).map((share) => smoothstep(0.25, 0.5, share))
}
