import type { Size } from '../raster/planes.ts'
import type { Detection } from '../room/geometry/surface-probabilities.ts'

/** Planes of probabilities, of people and of things that furnish no room, before those of distances. */
const KINDS = 2

/** Minimum probability of a detection that is worth considering. */
const FAINTEST = 0.12

/**
 * Reads the detector's output: for each kind the probability at each place that the middle of one is there, then the
 * distances to its left, top, right and bottom.
 * @param output six planes, row by row
 * @param own size of a plane
 * @param input size of the detector's input, in whose pixels the distances are
 * @returns of each kind, the most probable first
 */
export function detections(
  output: Float32Array,
  own: Size,
  input: Size,
): { people: Detection[]; strange: Detection[] } {
  const places = own.width * own.height
  const [across, down] = [input.width / own.width, input.height / own.height]
  const box = (i: number, score: number): Detection => {
    const [x, y] = [(i % own.width) * across, Math.floor(i / own.width) * down]
    const [left, top, right, bottom] = [0, 1, 2, 3].map((side) => output[(KINDS + side) * places + i]!)
    return {
      score,
      left: Math.max(0, (x - left!) / input.width),
      top: Math.max(0, (y - top!) / input.height),
      right: Math.min(1, (x + right!) / input.width),
      bottom: Math.min(1, (y + bottom!) / input.height),
    }
  }
  const ofKind = (kind: number) =>
    [...output.subarray(kind * places, (kind + 1) * places).entries()]
      .filter(([, score]) => score >= FAINTEST)
      .map(([i, score]) => box(i, score))
      .sort((p, q) => q.score - p.score)
  return { people: ofKind(0), strange: ofKind(1) }
}
