import type { SurfaceProbabilities } from '../geometry/surface-probabilities.ts'

/**
 * Measures how sure the network is of what it sees. It hesitates before what it never learned: house fronts, portraits,
 * rooms where cupboards, tiles and walls look alike.
 * @returns mean (0…1) over all pixels of the probability of the likeliest surface
 */
export function certaintyOf({ wall, floor, ceiling, window, thing }: SurfaceProbabilities): number {
  const sum = wall.reduce(
    (total, _, i) => total + Math.max(wall[i]!, floor[i]!, ceiling[i]!, window[i]!, thing[i]!),
    0,
  )
  return sum / wall.length
}
