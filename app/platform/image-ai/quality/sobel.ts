/** Edges of a picture: how strong, and which way they run. */
export interface Gradients {
  width: number
  height: number
  /** Change of brightness (0…255) from one pixel to the next, row by row. */
  strength: Float32Array
  /** Direction of the change, 0…π: an edge from dark to bright is the same as one from bright to dark. */
  angle: Float32Array
}

/**
 * Brightness gradients by Sobel's operator.
 *
 * @param grey brightness (0…255) of every pixel, row by row, lightly blurred
 */
export function sobelGradients(grey: ArrayLike<number>, width: number, height: number): Gradients {
  const strength = new Float32Array(width * height)
  const angle = new Float32Array(width * height)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = (dx: number, dy: number) => grey[(y + dy) * width + x + dx]!
      const gx = at(1, -1) + 2 * at(1, 0) + at(1, 1) - at(-1, -1) - 2 * at(-1, 0) - at(-1, 1)
      const gy = at(-1, 1) + 2 * at(0, 1) + at(1, 1) - at(-1, -1) - 2 * at(0, -1) - at(1, -1)
      const index = y * width + x
      strength[index] = Math.hypot(gx, gy) / 8
      angle[index] = (Math.atan2(gy, gx) + Math.PI) % Math.PI
    }
  }
  return { width, height, strength, angle }
}

/** The smaller angle between two directions of 0…π. */
export function angleBetween(one: number, other: number): number {
  const difference = Math.abs(one - other) % Math.PI
  return Math.min(difference, Math.PI - difference)
}
