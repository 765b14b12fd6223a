/** Fraction of the largest step at which a more outward edge is preferred. */
const AS_CLEAR = 0.5
/** Maximum number of half pixels over which one edge is as clear. */
const WIDEST = 6

/**
 * Finds the outermost clear edge near a side.
 * @param stepAt mean colour step across the side when it is moved outwards by so many pixels
 * @param reach maximum distance in pixels, inwards and outwards
 * @param clear minimum step of an edge
 * @returns its offset outwards in pixels; undefined without one
 */
export function outermostEdge(
  stepAt: (offset: number) => number,
  reach: number,
  clear: number,
): number | undefined {
  const offsets = Array.from({ length: 4 * Math.ceil(reach) + 1 }, (_, index) => Math.ceil(reach) - index / 2)
  const steps = offsets.map(stepAt)
  const largest = Math.max(...steps)
  if (largest < clear) return undefined
  const isClear = (step: number | undefined) => step !== undefined && step >= AS_CLEAR * largest
  const first = steps.findIndex(isClear)
  let last = first
  while (last - first < WIDEST && isClear(steps[last + 1])) last++
  return (offsets[first]! + offsets[last]!) / 2
}
