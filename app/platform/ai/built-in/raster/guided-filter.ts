import type { Plane, Size } from './planes.ts'
import { enlarged, reduced, reducedSize } from './resize.ts'

/** Box filter: the mean over a square of `2 × radius + 1` pixels, clipped at the picture's edge. */
export function boxMean(plane: Plane, size: Size, radius: number): Plane {
  return meanOfRows(meanOfColumns(plane, size, radius), size, radius)
}

function meanOfColumns(plane: Plane, { width, height }: Size, radius: number): Plane {
  const out = new Float32Array(plane.length)
  const sums = new Float64Array(width)
  for (let y = -radius; y < height; y++) {
    const enters = y + radius < height ? (y + radius) * width : -1
    const leaves = y - radius - 1 >= 0 ? (y - radius - 1) * width : -1
    if (enters >= 0) for (let x = 0; x < width; x++) sums[x]! += plane[enters + x]!
    if (leaves >= 0) for (let x = 0; x < width; x++) sums[x]! -= plane[leaves + x]!
    if (y < 0) continue
    const share = 1 / (Math.min(height - 1, y + radius) - Math.max(0, y - radius) + 1)
    for (let x = 0; x < width; x++) out[y * width + x] = sums[x]! * share
  }
  return out
}

function meanOfRows(plane: Plane, { width, height }: Size, radius: number): Plane {
  const out = new Float32Array(plane.length)
  const counts = Float64Array.from(
    { length: width },
    (_, x) => Math.min(width - 1, x + radius) - Math.max(0, x - radius) + 1,
  )
  for (let y = 0, start = 0; y < height; y++, start += width) {
    let sum = 0
    for (let x = 0; x < Math.min(radius, width); x++) sum += plane[start + x]!
    for (let x = 0; x < width; x++) {
      if (x + radius < width) sum += plane[start + x + radius]!
      if (x > radius) sum -= plane[start + x - radius - 1]!
      out[start + x] = sum / counts[x]!
    }
  }
  return out
}

/** Symmetric 3 × 3 matrices, one per pixel: 00, 01, 02, 11, 12, 22. */
type Matrices = [Plane, Plane, Plane, Plane, Plane, Plane]

/**
 * Guided filter with a colour guide (He, Sun & Tang, "Guided Image Filtering", ECCV 2010). In every neighbourhood the
 * result is the linear function of the guide's colour that fits the plane best, so soft or misplaced edges of a mask
 * move to the guide's edges. The guide's means and covariances are computed once for all planes. With a step above 1
 * the functions are fitted on a smaller raster (He & Sun, "Fast Guided Filter", 2015).
 */
export class GuidedFilter {
  private readonly guide: readonly [Plane, Plane, Plane]
  private readonly size: Size
  private readonly step: number
  /** Of the raster on which functions are fitted: the guide, its size, the radius there, means and covariances. */
  private readonly fitted: [Plane, Plane, Plane]
  private readonly fittedSize: Size
  private readonly radius: number
  private readonly means: [Plane, Plane, Plane]
  private readonly inverse: Matrices

  /**
   * @param guide three planes, e.g. L, a, b
   * @param radius of the neighbourhood, in pixels
   * @param epsilon variance (the guide's unit squared) below which a neighbourhood counts as uniform
   * @param step pixels per pixel of the raster on which functions are fitted; at most a quarter of the radius
   */
  constructor(guide: readonly [Plane, Plane, Plane], size: Size, radius: number, epsilon: number, step = 1) {
    this.guide = guide
    this.size = size
    this.step = step
    this.radius = Math.round(radius / step)
    this.fittedSize = reducedSize(size, step)
    this.fitted = guide.map((plane) => this.reduce(plane)) as [Plane, Plane, Plane]
    this.means = this.fitted.map((plane) => this.mean(plane)) as [Plane, Plane, Plane]
    this.inverse = this.inverseCovariances(epsilon)
  }

  /** Filters a plane. */
  apply(plane: Plane): Plane {
    const [slopes, offset] = this.fit(this.reduce(plane))
    const out = this.enlarge(this.mean(offset))
    for (const [c, slope] of slopes.entries()) {
      const smooth = this.enlarge(this.mean(slope))
      for (let i = 0; i < out.length; i++) out[i]! += smooth[i]! * this.guide[c]![i]!
    }
    return out
  }

  /** The linear function of the guide that fits the plane best in each neighbourhood. */
  private fit(plane: Plane): [slopes: [Plane, Plane, Plane], offset: Plane] {
    const { fitted, means, inverse } = this
    const mean = this.mean(plane)
    const covariance = fitted.map((channel, c) => this.covariance(channel, means[c]!, plane, mean))
    const [p, q, r] = covariance as [Plane, Plane, Plane]
    const [m00, m01, m02, m11, m12, m22] = inverse
    const nothing = () => new Float32Array(p.length)
    const slopes: [Plane, Plane, Plane] = [nothing(), nothing(), nothing()]
    const offset = nothing()
    for (let i = 0; i < p.length; i++) {
      const s0 = m00[i]! * p[i]! + m01[i]! * q[i]! + m02[i]! * r[i]!
      const s1 = m01[i]! * p[i]! + m11[i]! * q[i]! + m12[i]! * r[i]!
      const s2 = m02[i]! * p[i]! + m12[i]! * q[i]! + m22[i]! * r[i]!
      slopes[0][i] = s0
      slopes[1][i] = s1
      slopes[2][i] = s2
      offset[i] = mean[i]! - s0 * means[0][i]! - s1 * means[1][i]! - s2 * means[2][i]!
    }
    return [slopes, offset]
  }

  private reduce = (plane: Plane): Plane => (this.step > 1 ? reduced(plane, this.size, this.step) : plane)

  private enlarge = (plane: Plane): Plane =>
    this.step > 1 ? enlarged(plane, this.fittedSize, this.size) : plane

  private mean = (plane: Plane): Plane => boxMean(plane, this.fittedSize, this.radius)

  private covariance(p: Plane, meanP: Plane, q: Plane, meanQ: Plane): Plane {
    const product = new Float32Array(p.length)
    for (let i = 0; i < p.length; i++) product[i] = p[i]! * q[i]!
    const mean = this.mean(product)
    for (let i = 0; i < mean.length; i++) mean[i]! -= meanP[i]! * meanQ[i]!
    return mean
  }

  private inverseCovariances(epsilon: number): Matrices {
    const { fitted: g, means: m } = this
    const pairs = [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 1],
      [1, 2],
      [2, 2],
    ] as const
    const planes = pairs.map(([p, q]) => this.covariance(g[p], m[p], g[q], m[q])) as Matrices
    const [xx, xy, xz, yy, yz, zz] = planes
    for (let i = 0; i < xx.length; i++) {
      const a = xx[i]! + epsilon
      const b = xy[i]!
      const c = xz[i]!
      const d = yy[i]! + epsilon
      const e = yz[i]!
      const f = zz[i]! + epsilon
      const determinant = a * (d * f - e * e) + b * (c * e - b * f) + c * (b * e - c * d)
      xx[i] = (d * f - e * e) / determinant
      xy[i] = (c * e - b * f) / determinant
      xz[i] = (b * e - c * d) / determinant
      yy[i] = (a * f - c * c) / determinant
      yz[i] = (b * c - a * e) / determinant
      zz[i] = (a * d - b * b) / determinant
    }
    return planes
  }
}
