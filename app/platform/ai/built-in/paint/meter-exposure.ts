import { luminance } from '#app/lib/colour/srgb.ts'
import { clamp } from '../colour/curves.ts'
import type { Mattes } from './mattes.ts'
import type { RoomPainter } from './room-painter.ts'

/** Lightness (cube root of luminance, 0…1) of a well-lit room. A photographer exposes a darker one longer. */
const WELL_LIT = 0.66
/** Fraction of the missing lightness that a longer exposure recovers: a dark room stays darker than a pale one. */
const RECOVERED = 0.55
/** Maximum gain on linear light. More would wash out white things. */
const MOST = 1.4
/** Distance between measured pixels. */
const STEP = 53

/**
 * Meters a repainted room as a photographer would: darker walls reflect less light, so the picture is exposed longer.
 * Views through windows do not count.
 * @returns gain on linear light, at least 1
 */
export function meterExposure(painter: RoomPainter, { window }: Pick<Mattes, 'window'>): number {
  const pixel = new Float64Array(3)
  const lightness = () => Math.cbrt(Math.max(0, luminance(pixel[0]!, pixel[1]!, pixel[2]!)))
  let [before, after, count] = [0, 0, 0]
  for (let i = 0; i < window.length; i += STEP) {
    if (window[i]! > 127) continue
    painter.light(i, pixel)
    before += lightness()
    painter.paint(i, pixel)
    after += lightness()
    count++
  }
  return count ? exposureFor(before / count, after / count) : 1
}

/**
 * @param before mean lightness of the photo
 * @param after mean lightness of the painting
 */
export function exposureFor(before: number, after: number): number {
  return clamp((Math.max(before, WELL_LIT) / Math.max(0.05, after)) ** (3 * RECOVERED), 1, MOST)
}
