import { SURFACES, type Surface, UNKNOWN } from './outlined-photos.ts'

/** Pixels that two maps of surfaces share, and pixels in either map, by surface. */
export interface Overlap {
  shared: number[]
  either: number[]
}

export const noOverlap = (): Overlap => ({ shared: SURFACES.map(() => 0), either: SURFACES.map(() => 0) })

/** Adds the pixels of one photo to `overlap`. Skips pixels that are unknown in `truth`. */
export function countOverlap(overlap: Overlap, found: Uint8Array, truth: Uint8Array): Overlap {
  for (let i = 0; i < truth.length; i++) {
    const [is, was] = [found[i]!, truth[i]!]
    if (was === UNKNOWN) continue
    overlap.either[was]!++
    if (is === was) overlap.shared[is]!++
    else overlap.either[is]!++
  }
  return overlap
}

/** Each surface's intersection over union, as text. */
export const surfaceLines = (overlap: Overlap): string[] =>
  SURFACES.map((surface) => `${surface} ${overlapOf(overlap, surface)?.toFixed(2) ?? '   –'}`)

/** Intersection over union, 0…1; undefined when neither has a pixel of the surface. */
export function overlapOf({ shared, either }: Overlap, surface: Surface): number | undefined {
  const index = SURFACES.indexOf(surface)
  return either[index] ? shared[index]! / either[index] : undefined
}
