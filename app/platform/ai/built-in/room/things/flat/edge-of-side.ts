import type { Line } from './line-of-side.ts'

/** Fraction of a side at each end that does not tell where its edge is: the network rounds corners. */
export const CORNER = 0.15
/** Distance in pixels to each side of an edge between which its colour step is measured. */
const BESIDE = 1.5
/** Fraction of the largest step at which a more outward edge is preferred. */
const AS_CLEAR = 0.5
/** Maximum number of half pixels over which one edge is as clear. */
const WIDEST = 6

/** Where an edge is looked for. */
interface Search {
  /** The places along the side that tell. */
  along: readonly number[]
  /** The colour step at one of them between two places across the side. */
  stepBetween: (along: number, inner: number, outer: number) => number
  /** Maximum distance in pixels, inwards and outwards. */
  reach: number
  /** Minimum mean step of an edge. */
  clear: number
}

/**
 * Finds the outermost clear edge near a side, whose outside has the larger or the smaller `across`.
 * @returns its offset outwards in pixels; undefined without one
 */
export function edgeOfSide(
  { start, slope, outward }: Line & { outward: 1 | -1 },
  search: Search,
): number | undefined {
  const { along: places, stepBetween, clear } = search
  const reach = Math.ceil(search.reach)
  const stepAt = (offset: number) => {
    const total = places.reduce((sum, along) => {
      const across = start + slope * along + outward * offset
      return sum + stepBetween(along, across - BESIDE, across + BESIDE)
    }, 0)
    return total / Math.max(1, places.length)
  }
  const offsets = Array.from({ length: 4 * reach + 1 }, (_, index) => reach - index / 2)
  const steps = offsets.map(stepAt)
  const largest = Math.max(...steps)
  if (largest < clear) return undefined
  const isClear = (step: number | undefined) => step !== undefined && step >= AS_CLEAR * largest
  const first = steps.findIndex(isClear)
  let last = first
  while (last - first < WIDEST && isClear(steps[last + 1])) last++
  return (offsets[first]! + offsets[last]!) / 2
}
