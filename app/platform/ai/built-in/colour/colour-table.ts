/** Number of nodes along each axis. */
const NODES = 33
const LAST = NODES - 1
const STEP_Z = 3
const STEP_Y = STEP_Z * NODES
const STEP_X = STEP_Y * NODES

/** One colour, which colour functions modify in place. */
type Colour = Float64Array

/**
 * A colour function, sampled once on a grid of 33³ colours and interpolated in tetrahedra (Kasson, Nin, Plouffe &
 * Hafner, "Performing color space conversions with three-dimensional linear interpolation", J. Electronic Imaging
 * 1995). A lookup costs the same for every function, which makes pictures of millions of pixels affordable.
 */
export class ColourTable {
  /** The maximum of each coordinate. */
  static readonly LAST = LAST
  private readonly values = new Float32Array(NODES ** 3 * STEP_Z)

  /** @param sample converts grid coordinates (0…32 each) to the colour there, in place */
  constructor(sample: (colour: Colour) => void) {
    const colour = new Float64Array(3)
    for (let x = 0, at = 0; x < NODES; x++) {
      for (let y = 0; y < NODES; y++) {
        for (let z = 0; z < NODES; z++, at += STEP_Z) {
          colour[0] = x
          colour[1] = y
          colour[2] = z
          sample(colour)
          this.values.set(colour, at)
        }
      }
    }
  }

  /** Interpolates the colour at grid coordinates within 0…32 and writes it to `out`. */
  lookUp(x: number, y: number, z: number, out: Colour): void {
    const i = x >= LAST ? LAST - 1 : x | 0
    const j = y >= LAST ? LAST - 1 : y | 0
    const k = z >= LAST ? LAST - 1 : z | 0
    const fx = x - i
    const fy = y - j
    const fz = z - k
    const p = i * STEP_X + j * STEP_Y + k * STEP_Z
    if (fx >= fy) {
      if (fy >= fz) this.blend(p, STEP_X, STEP_X + STEP_Y, fx, fy, fz, out)
      else if (fx >= fz) this.blend(p, STEP_X, STEP_X + STEP_Z, fx, fz, fy, out)
      else this.blend(p, STEP_Z, STEP_X + STEP_Z, fz, fx, fy, out)
    } else if (fz >= fy) this.blend(p, STEP_Z, STEP_Y + STEP_Z, fz, fy, fx, out)
    else if (fz >= fx) this.blend(p, STEP_Y, STEP_Y + STEP_Z, fy, fz, fx, out)
    else this.blend(p, STEP_Y, STEP_X + STEP_Y, fy, fx, fz, out)
  }

  /** Interpolates between a tetrahedron's corners: `p`, one and two steps from it, and the opposite one. */
  private blend(
    p: number,
    one: number,
    two: number,
    high: number,
    middle: number,
    low: number,
    out: Colour,
  ): void {
    const { values } = this
    for (let c = 0; c < 3; c++) {
      const at = p + c
      out[c] =
        (1 - high) * values[at]! +
        (high - middle) * values[at + one]! +
        (middle - low) * values[at + two]! +
        low * values[at + STEP_X + STEP_Y + STEP_Z]!
    }
  }
}
