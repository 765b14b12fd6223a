import type { Plane, Size } from './planes.ts'

/**
 * Labels the 4-connected components of a mask.
 * @returns the component's number for each pixel of the mask, from 1, and 0 elsewhere; and the number of components
 */
export function connectedAreas(mask: Uint8Array, { width }: Size): { labels: Int32Array; count: number } {
  const labels = new Int32Array(mask.length)
  const open = new Int32Array(mask.length)
  let count = 0
  for (let seed = 0; seed < mask.length; seed++) {
    if (!mask[seed] || labels[seed]) continue
    labels[seed] = ++count
    let last = 0
    open[last++] = seed
    while (last > 0) {
      const i = open[--last]!
      const x = i % width
      if (x > 0) last = visit(i - 1, last)
      if (x < width - 1) last = visit(i + 1, last)
      if (i >= width) last = visit(i - width, last)
      if (i + width < mask.length) last = visit(i + width, last)
    }
  }
  return { labels, count }

  function visit(i: number, last: number): number {
    if (!mask[i] || labels[i]) return last
    labels[i] = count
    open[last] = i
    return last + 1
  }
}

/** Dilates a mask by a square of `2 × reach + 1` pixels. */
export function dilate(mask: Uint8Array, { width, height }: Size, reach: number): Uint8Array {
  const rows = new Uint8Array(mask.length)
  const out = new Uint8Array(mask.length)
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue
    const start = i - (i % width)
    rows.fill(1, Math.max(start, i - reach), Math.min(start + width, i + reach + 1))
  }
  for (let i = 0; i < mask.length; i++) {
    if (!rows[i]) continue
    const y = Math.floor(i / width)
    for (let d = Math.max(-reach, -y); d <= reach && y + d < height; d++) out[i + d * width] = 1
  }
  return out
}

/** Dilates a plane: the maximum over a square of `2 × reach + 1` pixels. */
export function widen(plane: Plane, { width, height }: Size, reach: number): Plane {
  const rows = new Float32Array(plane.length)
  const out = new Float32Array(plane.length)
  for (let i = 0; i < plane.length; i++) {
    const x = i % width
    for (let d = -Math.min(reach, x); d <= reach && x + d < width; d++)
      rows[i] = Math.max(rows[i]!, plane[i + d]!)
  }
  for (let i = 0; i < plane.length; i++) {
    const y = Math.floor(i / width)
    for (let d = -Math.min(reach, y); d <= reach && y + d < height; d++)
      out[i] = Math.max(out[i]!, rows[i + d * width]!)
  }
  return out
}
