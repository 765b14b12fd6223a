import type { Plane, Size } from './planes.ts'

/** Resizes by bilinear interpolation. */
export function enlarged(plane: Plane, own: Size, size: Size): Plane {
  const columns = places(own.width, size.width)
  const rows = places(own.height, size.height)
  const out = new Float32Array(size.width * size.height)
  const line = new Float64Array(own.width)
  for (let y = 0, at = 0; y < size.height; y++) {
    const [upper, lower, down] = [rows.before[y]! * own.width, rows.after[y]! * own.width, rows.way[y]!]
    for (let x = 0; x < own.width; x++) line[x] = plane[upper + x]! * (1 - down) + plane[lower + x]! * down
    for (let x = 0; x < size.width; x++, at++) {
      const along = columns.way[x]!
      out[at] = line[columns.before[x]!]! * (1 - along) + line[columns.after[x]!]! * along
    }
  }
  return out
}

/** For each of `count` pixels in a line: its two neighbours among `own`, and its position (0…1) between them. */
function places(own: number, count: number) {
  const at = Float64Array.from({ length: count }, (_, i) =>
    Math.min(own - 1, Math.max(0, ((i + 0.5) * own) / count - 0.5)),
  )
  const before = Int32Array.from(at)
  return { before, after: before.map((i) => Math.min(own - 1, i + 1)), way: at.map((x, i) => x - before[i]!) }
}

/** Means of squares of `step` pixels; those at the right and lower edges may be cut. */
export function reduced(plane: Plane, { width, height }: Size, step: number): Plane {
  const small = reducedSize({ width, height }, step)
  const out = new Float32Array(small.width * small.height)
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.floor(y / step) * small.width
    for (let x = 0; x < width; x++, i++) out[row + Math.floor(x / step)]! += plane[i]!
  }
  const within = (at: number, whole: number) => Math.min(step, whole - at * step)
  return out.map((sum, i) => {
    const x = i % small.width
    return sum / (within(x, width) * within((i - x) / small.width, height))
  })
}

/** The size of a plane reduced by `step`. */
export const reducedSize = ({ width, height }: Size, step: number): Size => ({
  width: Math.ceil(width / step),
  height: Math.ceil(height / step),
})
