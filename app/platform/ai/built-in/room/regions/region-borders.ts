import type { Segmentation } from '../../raster/graph-segmentation.ts'
import { type Plane, type Size, squaredDistance } from '../../raster/planes.ts'
import type { Region } from './regions.ts'

const NO_BORDER = 9
const MARGIN = 4
const REACH = 3

/** Adjacency of one segmentation's regions, with the contrast across their borders. */
export class RegionBorders {
  private readonly touching: Set<number>[]
  private readonly lengths = new Map<number, number>()
  private readonly contrasts = new Map<number, number>()
  private readonly perimeters: Float64Array
  private readonly count: number
  private readonly width: number

  constructor({ labels, count }: Segmentation, planes: readonly Plane[], { width, height }: Size) {
    this.count = count
    this.width = width
    this.touching = Array.from({ length: count }, () => new Set())
    this.perimeters = new Float64Array(count)
    for (let y = 0, i = 0; y < height; y++) {
      const inside = y >= MARGIN && y < height - MARGIN
      for (let x = 0; x < width; x++, i++) {
        const measurable = inside && x >= MARGIN && x < width - MARGIN
        if (x < width - 1) this.add(labels, planes, i, 1, measurable)
        if (y < height - 1) this.add(labels, planes, i, width, measurable)
      }
    }
  }

  /** The ids of the regions that touch this one. */
  neighbours(region: Region): ReadonlySet<number> {
    return this.touching[region.id]!
  }

  touch(p: Region, q: Region): boolean {
    return this.touching[p.id]!.has(q.id)
  }

  /** Length of the shared border in pixels. */
  length(p: Region, q: Region): number {
    return this.lengths.get(this.key(p.id, q.id)) ?? 0
  }

  /** Mean colour step across the shared border; 9 when the regions do not touch. */
  contrast(p: Region, q: Region): number {
    const length = this.length(p, q)
    return length ? this.contrasts.get(this.key(p.id, q.id))! / length : NO_BORDER
  }

  /** Fraction (0…1) of a region's outline that touches regions for which `wanted` holds. */
  share(region: Region, regions: readonly Region[], wanted: (other: Region) => boolean): number {
    let length = 0
    for (const id of this.neighbours(region)) {
      const other = regions[id]!
      if (wanted(other)) length += this.length(region, other)
    }
    return length / Math.max(1, this.perimeters[region.id]! + region.touchesBottom * this.width)
  }

  private key(p: number, q: number): number {
    return Math.min(p, q) * this.count + Math.max(p, q)
  }

  private add(
    labels: Int32Array,
    planes: readonly Plane[],
    i: number,
    step: number,
    measurable: boolean,
  ): void {
    const p = labels[i]!
    const q = labels[i + step]!
    if (p === q) return
    this.touching[p]!.add(q)
    this.touching[q]!.add(p)
    if (!measurable) return
    const key = this.key(p, q)
    const contrast = Math.sqrt(squaredDistance(planes, i - REACH * step, i + (REACH + 1) * step))
    this.perimeters[p]!++
    this.perimeters[q]!++
    this.lengths.set(key, (this.lengths.get(key) ?? 0) + 1)
    this.contrasts.set(key, (this.contrasts.get(key) ?? 0) + contrast)
  }
}
