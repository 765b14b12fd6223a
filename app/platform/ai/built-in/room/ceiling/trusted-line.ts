import type { Plane, Size } from '../../raster/planes.ts'
import type { SurfaceProbabilities } from '../geometry/surface-probabilities.ts'
import type { CeilingLine } from './ceiling-line.ts'

/** Minimum share of ceiling, by the network, in the walls and ceilings above a true line. */
const MIN_CEILING = 0.7

/**
 * Takes a ceiling line out of the picture where the network sees too much wall above it. The top of a wardrobe
 * or a curtain rail in the middle of a wall would otherwise leave a white strip above the paint.
 * @param shell weight (0…1) of wall or ceiling at each pixel
 * @param network probabilities on the raster of the line; without them every line is trusted
 */
export function trustedLine(
  line: CeilingLine,
  shell: Plane,
  network: Pick<SurfaceProbabilities, 'ceiling' | 'wall'> | undefined,
  { width }: Pick<Size, 'width'>,
): CeilingLine {
  if (!network) return line
  let [ceiling, wall] = [0, 0]
  for (let i = 0; i < shell.length; i++) {
    if (Math.floor(i / width) >= line.rows[i % width]!) continue
    ceiling += shell[i]! * network.ceiling[i]!
    wall += shell[i]! * network.wall[i]!
  }
  if (ceiling >= MIN_CEILING * (ceiling + wall)) return line
  return { ...line, rows: new Float32Array(line.rows.length) }
}
