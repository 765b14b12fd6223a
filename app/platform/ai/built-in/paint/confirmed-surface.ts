import type { Plane } from '../raster/planes.ts'

/** Share of a surface that its owner pointed out, from which on it is known and not guessed. */
const MOSTLY = 0.5

/**
 * Whether the room's owner has pointed out most of a surface. On a surface that is only guessed, a pattern makes each
 * mistake conspicuous: boards on a sofa, wallpaper on a cupboard. Paint and tint forgive it.
 * @param surface weights 0…1 of the surface
 * @param corrected 1 where the owner said what the pixel shows
 */
export function isConfirmed(surface: Plane, corrected: Plane): boolean {
  let all = 0
  let confirmed = 0
  for (let i = 0; i < surface.length; i++) {
    all += surface[i]!
    confirmed += surface[i]! * corrected[i]!
  }
  return all > 0 && confirmed >= MOSTLY * all
}
