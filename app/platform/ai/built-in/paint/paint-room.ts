import { mix, smoothstep } from '../colour/curves.ts'
import type { RgbPicture } from '../raster/planes.ts'
import type { Room } from '../room/analyse-room.ts'
import { paintConfidence } from '../room/confidence/confidence.ts'
import { planCoats } from './coats.ts'
import { ColourPlan } from './colour-plan.ts'
import type { Mattes } from './mattes.ts'
import { CoatMixer } from './mix-coats.ts'
import { measureObjects } from './object-statistics.ts'
import { ObjectColours } from './recolour-objects.ts'
import { lightRoom } from './room-light.ts'
import type { Treatment } from './treatment.ts'

const MIN_SHARE = 0.01
/** How far paint and new colours go where hardly anything was understood; the grade is always whole. */
const GENTLE = 0.3
/** How burnt out (0…1) a pixel is whose darkest channel has this 8-bit value. */
const BURNT = Float32Array.from({ length: 256 }, (_, value) => smoothstep(243, 254, value))

/**
 * Repaints a room: surfaces get the treatment's paint in the light that falls on them, objects are recoloured where
 * they stand, windows and people stay, and the whole is graded. The less sure it is what the surfaces are, the more of the
 * photo's own colours stay under the grade. Kept parts stay as in the photo.
 * @returns the picture, of the photo's size
 */
export function paintRoom(photo: RgbPicture, room: Room, mattes: Mattes, look: Treatment): RgbPicture {
  const light = lightRoom(room.light, look.grade)
  const mixer = new CoatMixer(planCoats(photo, room, mattes, look, light))
  const objects = new ObjectColours(measureObjects(room), look)
  const plan = new ColourPlan(
    objects,
    light,
    look.grade,
    room.soft.some((weight) => weight > 0),
  )
  const strength = mix(GENTLE, 1, paintConfidence(room))
  const { data } = photo
  const [red, green, blue] = light.gainTable as [Float32Array, Float32Array, Float32Array]
  const out = new Uint8Array(data.length)
  const pixel = new Float64Array(3)
  const paint = new Float64Array(3)
  for (let i = 0, p = 0; p < data.length; i++, p += 3) {
    const r = data[p]!
    const g = data[p + 1]!
    const b = data[p + 2]!
    pixel[0] = red[r]!
    pixel[1] = green[g]!
    pixel[2] = blue[b]!
    const open = 1 - Math.max(BURNT[Math.min(r, g, b)]!, mattes.window[i]! / 255)
    const corrected = mattes.corrected[i]! / 255
    const free = (strength + (1 - strength) * corrected) * open * (1 - mattes.person[i]! / 255)
    const painted = mixer.mix(i, pixel, paint) * free
    if (free - painted > MIN_SHARE) plan.recolour(r, g, b, mattes.soft[i]! / 255, free - painted, pixel)
    if (painted > 0) for (let c = 0; c < 3; c++) pixel[c]! += (paint[c]! - pixel[c]!) * painted
    plan.finish(pixel)
    const kept = mattes.kept[i]! / 255
    for (let c = 0; c < 3; c++) out[p + c] = mix(pixel[c]!, data[p + c]!, kept) + 0.5
  }
  return { data: out, width: photo.width, height: photo.height }
}
