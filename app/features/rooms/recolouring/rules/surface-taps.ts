import type { SurfaceTap } from '#app/platform/ai/surfaces.ts'

/** What a tapped region can be. */
export const SURFACE_MEANINGS = ['wall', 'floor', 'keep'] as const
export const MEANING_WORDS = { wall: 'Wall', floor: 'Floor', keep: 'Keep as it is' } as const

/** As many corrections a room takes: a room has hardly more that is misread. */
export const MAX_CORRECTIONS = 24
/** Regions around one place: a part, the region, and that with its like. */
export const MAX_EXTENTS = 3

/** Adds a tap; what was said of the same region before no longer counts. */
export const withTap = (taps: readonly SurfaceTap[], tap: SurfaceTap): SurfaceTap[] => [
  ...withoutTap(taps, tap),
  tap,
]

/** Takes what was said of one region back. */
export const withoutTap = (
  taps: readonly SurfaceTap[],
  { x, y, extent }: Omit<SurfaceTap, 'meaning'>,
): SurfaceTap[] => taps.filter((tap) => tap.x !== x || tap.y !== y || tap.extent !== extent)
