import type { Size } from '../../raster/planes.ts'

/** The regions that touch each region of a segmentation, by its number. */
export function neighboursOf(labels: Int32Array, count: number, { width }: Size): Set<number>[] {
  const neighbours = Array.from({ length: count }, () => new Set<number>())
  const join = (one: number, other: number | undefined) => {
    if (other === undefined || one === other) return
    neighbours[one]!.add(other)
    neighbours[other]!.add(one)
  }
  for (let i = 0; i < labels.length; i++) {
    if ((i + 1) % width) join(labels[i]!, labels[i + 1])
    join(labels[i]!, labels[i + width])
  }
  return neighbours
}
