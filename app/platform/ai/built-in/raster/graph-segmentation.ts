import { DisjointSets } from './disjoint-sets.ts'
import type { Plane, Size } from './planes.ts'

/** The region number (0…count−1) of every pixel. */
export interface Segmentation {
  labels: Int32Array
  count: number
}

export interface SegmentationOptions {
  /** Larger values prefer larger regions (the paper's k, in the planes' unit). */
  scale: number
  /** Regions of fewer pixels are merged into a neighbour. */
  minPixels: number
}

interface Edges {
  from: Int32Array
  to: Int32Array
  weight: Float32Array
  count: number
}

/** Weight factor of diagonal edges, below 1 so that thin slanted regions hold together. */
const DIAGONAL = 0.8
const SORT_BINS = 8192
const SORT_RANGE = 0.5

/**
 * Graph-based segmentation (Felzenszwalb & Huttenlocher, "Efficient Graph-Based Image Segmentation", IJCV 2004) on
 * the 8-connected pixel grid. A counting sort orders the edges, so the result is deterministic.
 */
export class GraphSegmenter {
  private readonly pixels: number
  private readonly edges: Edges

  /** Weights and sorts the edges once for all scales. */
  constructor(planes: readonly [Plane, Plane, Plane], size: Size) {
    this.pixels = size.width * size.height
    this.edges = sortedByWeight(gridEdges(planes, size))
  }

  /** Merges pixels along edges of increasing weight, as far as the scale allows. */
  segment({ scale, minPixels }: SegmentationOptions): Segmentation {
    const { from, to, weight, count } = this.edges
    const sets = new DisjointSets(this.pixels)
    const threshold = new Float32Array(this.pixels).fill(scale)
    for (let e = 0; e < count; e++) {
      const p = sets.find(from[e]!)
      const q = sets.find(to[e]!)
      if (p === q || weight[e]! > threshold[p]! || weight[e]! > threshold[q]!) continue
      const root = sets.join(p, q)
      threshold[root] = weight[e]! + scale / sets.size[root]!
    }
    for (let e = 0; e < count; e++) {
      const p = sets.find(from[e]!)
      const q = sets.find(to[e]!)
      if (p !== q && Math.min(sets.size[p]!, sets.size[q]!) < minPixels) sets.join(p, q)
    }
    return numberRegions(this.pixels, this.pixels, (i) => sets.find(i))
  }
}

/**
 * Numbers the sets in order of first appearance.
 * @param ids upper bound (exclusive) of the sets' names
 */
export function numberRegions(pixels: number, ids: number, setOf: (pixel: number) => number): Segmentation {
  const numbers = new Int32Array(ids).fill(-1)
  const labels = new Int32Array(pixels)
  let count = 0
  for (let i = 0; i < pixels; i++) {
    const set = setOf(i)
    if (numbers[set]! < 0) numbers[set] = count++
    labels[i] = numbers[set]!
  }
  return { labels, count }
}

function gridEdges([L, a, b]: readonly [Plane, Plane, Plane], { width, height }: Size): Edges {
  const capacity = width * height * 4
  const edges: Edges = {
    from: new Int32Array(capacity),
    to: new Int32Array(capacity),
    weight: new Float32Array(capacity),
    count: 0,
  }
  const add = (i: number, j: number, factor: number) => {
    edges.from[edges.count] = i
    edges.to[edges.count] = j
    const dL = L[i]! - L[j]!
    const da = a[i]! - a[j]!
    const db = b[i]! - b[j]!
    edges.weight[edges.count++] = Math.sqrt(dL * dL + da * da + db * db) * factor
  }
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (x < width - 1) add(i, i + 1, 1)
      if (y === height - 1) continue
      add(i, i + width, 1)
      if (x < width - 1) add(i, i + width + 1, DIAGONAL)
      if (x > 0) add(i, i + width - 1, DIAGONAL)
    }
  }
  return edges
}

/** Sorts the edges by weight (counting sort over fine bins; stable). */
function sortedByWeight({ from, to, weight, count }: Edges): Edges {
  const binOf = (e: number) => Math.min(SORT_BINS - 1, ((weight[e]! / SORT_RANGE) * SORT_BINS) | 0)
  const starts = new Int32Array(SORT_BINS + 1)
  for (let e = 0; e < count; e++) starts[binOf(e) + 1]!++
  for (let bin = 0; bin < SORT_BINS; bin++) starts[bin + 1]! += starts[bin]!
  const sorted: Edges = {
    from: new Int32Array(count),
    to: new Int32Array(count),
    weight: new Float32Array(count),
    count,
  }
  for (let e = 0; e < count; e++) {
    const at = starts[binOf(e)]!++
    sorted.from[at] = from[e]!
    sorted.to[at] = to[e]!
    sorted.weight[at] = weight[e]!
  }
  return sorted
}
