import type { Size } from '../raster/planes.ts'
import type { DetectedPerson } from '../room/geometry/surface-probabilities.ts'

/** Minimum probability of a person that is worth considering. */
const FAINTEST = 0.12

/**
 * Reads the detector's output: at each place the probability that a person's middle is there, then the distances to
 * the person's left, top, right and bottom.
 * @param output five planes, row by row
 * @param own size of a plane
 * @param input size of the detector's input, in whose pixels the distances are
 * @returns the most probable person first
 */
export function detectedPeople(output: Float32Array, own: Size, input: Size): DetectedPerson[] {
  const places = own.width * own.height
  const [across, down] = [input.width / own.width, input.height / own.height]
  const people: DetectedPerson[] = []
  for (let i = 0; i < places; i++) {
    const score = output[i]!
    if (score < FAINTEST) continue
    const [x, y] = [(i % own.width) * across, Math.floor(i / own.width) * down]
    const distance = (side: number) => output[side * places + i]!
    people.push({
      score,
      left: Math.max(0, (x - distance(1)) / input.width),
      top: Math.max(0, (y - distance(2)) / input.height),
      right: Math.min(1, (x + distance(3)) / input.width),
      bottom: Math.min(1, (y + distance(4)) / input.height),
    })
  }
  return people.sort((p, q) => q.score - p.score)
}
