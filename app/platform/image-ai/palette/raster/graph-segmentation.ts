import { DisjointSets } from './disjoint-sets.ts'
import { type Plane, type Size, squaredDistance } from './planes.ts'

/** A region number (0…count−1) for every pixel. */
export interface Segmentation {
  labels: Int32Array
  count: number
}

export interface SegmentationOptions {
  /** Larger values prefer larger regions (the paper's k, in the planes' unit). */
  scale: number
  /** Regions of fewer pixels are joined to a neighbour. */
  minPixels: number
}

interface Edges {
  from: Int32Array
  to: Int32Array
  weight: Float32Array
  count: number
}

/** Diagonal steps count a little less, so that thin slanted regions hold together. */
const DIAGONAL = 0.8
const SORT_BINS = 8192
const SORT_RANGE = 0.5

/**
 * Graph-based segmentation (Felzenszwalb & Huttenlocher, "Efficient Graph-Based Image Segmentation",
 * IJCV 2004) on the 8-connected pixel grid. Edges are ordered by a counting sort, so the result is the
 * same on every run.
 */
export function segmentGraph(
  planes: readonly Plane[],
  size: Size,
  options: SegmentationOptions,
): Segmentation {
  const edges = gridEdges(planes, size)
  const order = sortedByWeight(edges)
  const sets = new DisjointSets(size.width * size.height)
  const threshold = new Float32Array(size.width * size.height).fill(options.scale)
  for (const e of order) {
    const p = sets.find(edges.from[e]!)
    const q = sets.find(edges.to[e]!)
    const weight = edges.weight[e]!
    if (p === q || weight > threshold[p]! || weight > threshold[q]!) continue
    const root = sets.join(p, q)
    threshold[root] = weight + options.scale / sets.size[root]!
  }
  for (const e of order) {
    const p = sets.find(edges.from[e]!)
    const q = sets.find(edges.to[e]!)
    if (p !== q && Math.min(sets.size[p]!, sets.size[q]!) < options.minPixels) sets.join(p, q)
  }
  return numberRegions(size.width * size.height, (i) => sets.find(i))
}

/** Numbers the sets in order of first appearance. */
export function numberRegions(pixels: number, setOf: (pixel: number) => number): Segmentation {
  const numbers = new Map<number, number>()
  const labels = new Int32Array(pixels)
  for (let i = 0; i < pixels; i++) {
    const set = setOf(i)
    const label = numbers.get(set) ?? numbers.size
    numbers.set(set, label)
    labels[i] = label
  }
  return { labels, count: numbers.size }
}

function gridEdges(planes: readonly Plane[], { width, height }: Size): Edges {
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
    edges.weight[edges.count++] = Math.sqrt(squaredDistance(planes, i, j)) * factor
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

/** Edge numbers by rising weight (counting sort over fine bins; stable). */
function sortedByWeight({ weight, count }: Edges): Int32Array {
  const binOf = (e: number) => Math.min(SORT_BINS - 1, ((weight[e]! / SORT_RANGE) * SORT_BINS) | 0)
  const starts = new Int32Array(SORT_BINS + 1)
  for (let e = 0; e < count; e++) starts[binOf(e) + 1]!++
  for (let bin = 0; bin < SORT_BINS; bin++) starts[bin + 1]! += starts[bin]!
  const order = new Int32Array(count)
  for (let e = 0; e < count; e++) order[starts[binOf(e)]!++] = e
  return order
}
