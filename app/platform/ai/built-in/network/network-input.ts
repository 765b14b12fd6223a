import type { RgbPicture, Size } from '../raster/planes.ts'
import type { NetworkDescription } from './description.ts'

/** The input size for a picture: the trained long side, multiples of `multipleOf`, close to the picture's proportions. */
export function inputSize(
  { width, height }: Size,
  { longSide, multipleOf }: Pick<NetworkDescription, 'longSide' | 'multipleOf'>,
): Size {
  const scale = longSide / Math.max(width, height)
  const fitting = (side: number) => Math.max(1, Math.round((side * scale) / multipleOf)) * multipleOf
  return { width: fitting(width), height: fitting(height) }
}

/**
 * Converts a picture to a network's input: separate planes of red, green and blue, resized by averaging, normalised.
 * @returns `3 × width × height` numbers of the input size
 */
export function networkInput(
  picture: RgbPicture,
  size: Size,
  { mean, deviation }: Pick<NetworkDescription, 'mean' | 'deviation'>,
): Float32Array {
  const input = new Float32Array(3 * size.width * size.height)
  const columns = spans(picture.width, size.width)
  const rows = spans(picture.height, size.height)
  for (const [y, [top, bottom]] of rows.entries()) {
    for (const [x, [left, right]] of columns.entries()) {
      const sums = [0, 0, 0]
      for (let row = top; row < bottom; row++) {
        for (let column = left; column < right; column++) {
          const p = (row * picture.width + column) * 3
          for (let c = 0; c < 3; c++) sums[c]! += picture.data[p + c]!
        }
      }
      const pixels = (bottom - top) * (right - left) * 255
      for (let c = 0; c < 3; c++) {
        input[(c * size.height + y) * size.width + x] = (sums[c]! / pixels - mean[c]!) / deviation[c]!
      }
    }
  }
  return input
}

/** For each of `count` pixels in a line: the range of `own` pixels it averages, at least one. */
function spans(own: number, count: number): [from: number, to: number][] {
  return Array.from({ length: count }, (_, i) => {
    const from = Math.floor((i * own) / count)
    return [from, Math.max(from + 1, Math.floor(((i + 1) * own) / count))]
  })
}
