import type { Size } from './planes.ts'

/**
 * Sums down each column.
 * @param valueAt the value of a pixel
 * @returns for each row the sum of the values above it, with one row more than the picture
 */
export function columnSums(valueAt: (i: number) => number, { width, height }: Size): Float64Array {
  const sums = new Float64Array(width * (height + 1))
  for (let i = 0; i < width * height; i++) sums[i + width] = sums[i]! + valueAt(i)
  return sums
}
