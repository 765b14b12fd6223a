/** Width and height in pixels. */
export interface Size {
  width: number
  height: number
}

/** One value per pixel, row by row; length `width × height`. */
export type Plane = Float32Array

/** Interleaved 8-bit sRGB red, green, blue, row by row; length `3 × width × height`. */
export interface RgbPicture extends Size {
  data: Uint8Array
}

/** Squared distance between two pixels (indices) over several planes. */
export function squaredDistance(planes: readonly Plane[], i: number, j: number): number {
  let sum = 0
  for (const plane of planes) {
    const d = plane[i]! - plane[j]!
    sum += d * d
  }
  return sum
}

/** Quantile `q` (0…1) of a histogram, as 0…1 of the histogram's range. */
export function quantileOf(histogram: ArrayLike<number>, q: number): number {
  let total = 0
  for (let i = 0; i < histogram.length; i++) total += histogram[i]!
  let sum = 0
  for (let i = 0; i < histogram.length; i++) {
    sum += histogram[i]!
    if (sum >= total * q) return (i + 0.5) / histogram.length
  }
  return 1
}

/** Fraction (0…1) of the picture that a surface covers. */
export function shareOf(plane: Plane): number {
  return plane.reduce((sum, weight) => sum + weight, 0) / Math.max(1, plane.length)
}
