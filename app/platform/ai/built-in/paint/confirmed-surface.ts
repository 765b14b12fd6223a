import type { Plane } from '../raster/planes.ts'

/** Minimum fraction of a surface that its owner corrected. */
const MOSTLY = 0.5

/**
 * Whether the room's owner has confirmed most of a surface. On one that is only guessed, a pattern makes every
 * mistake conspicuous: boards on a sofa, wallpaper on a cupboard. Paint and tint hide it.
 * @param surface weights 0…1 of the surface
 * @param corrected 1 where the owner corrected the pixel
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
