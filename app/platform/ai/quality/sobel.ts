/** Edges of a picture: their strength and direction. */
export interface Gradients {
  width: number
  height: number
  /** Change of brightness (0…255) from one pixel to the next, row by row; 0 at the picture's border. */
  strength: Float32Array
  /** Cosine and sine of twice the direction of the change: dark to bright equals bright to dark. */
  cosine: Float32Array
  sine: Float32Array
}

/** Two edges are parallel when twice the angle between them has at least this cosine: a tolerance of 22.5°. */
export const ALIKE = Math.cos(Math.PI / 4)

/**
 * Brightness gradients by Sobel's operator.
 *
 * @param grey brightness (0…255) of every pixel, row by row, lightly blurred
 */
export function sobelGradients(grey: Float32Array, width: number, height: number): Gradients {
  const strength = new Float32Array(width * height)
  const cosine = new Float32Array(width * height)
  const sine = new Float32Array(width * height)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const up = at - width
      const down = at + width
      const falling = grey[down + 1]! - grey[up - 1]!
      const rising = grey[up + 1]! - grey[down - 1]!
      const gx = falling + rising + 2 * (grey[at + 1]! - grey[at - 1]!)
      const gy = falling - rising + 2 * (grey[down]! - grey[up]!)
      const square = gx * gx + gy * gy
      if (square === 0) continue
      strength[at] = Math.sqrt(square) / 8
      cosine[at] = (gx * gx - gy * gy) / square
      sine[at] = (2 * gx * gy) / square
    }
  }
  return { width, height, strength, cosine, sine }
}
