import type { Boldness } from '../../surfaces.ts'
import { mix, smoothstep } from '../colour/curves.ts'
import type { RgbPicture } from '../raster/planes.ts'
import { paintConfidence } from '../room/confidence/confidence.ts'
import type { RoomModel } from '../room/room-model.ts'
import { boldened, coverOf, laidMattes } from './boldness.ts'
import { ChangeField } from './change-field.ts'
import { planCoats } from './coats.ts'
import { GradeTable } from './grade-table.ts'
import type { Mattes } from './mattes.ts'
import { CoatMixer } from './mix-coats.ts'
import { ObjectChanges } from './object-changes.ts'
import { measureObjects } from './object-statistics.ts'
import { lightRoom } from './room-light.ts'
import type { Treatment } from './treatment.ts'

const MIN_SHARE = 0.01
/** Minimum strength of paint and new colours, for an uncertain room. The grade always applies in full. */
const GENTLE = 0.3
/** Clipping (0…1) of a pixel by the 8-bit value of its darkest channel. */
const BURNT = Float32Array.from({ length: 256 }, (_, value) => smoothstep(243, 254, value))

/** Strength (0…1) at which clipped spots of a wall are painted. Unpainted, they would reveal JPEG blocks. */
const LIT_WALL = 0.65

/** Fraction (0…1) of a pixel that shows wall. */
function wallAt({ walls }: Mattes, i: number): number {
  let sum = 0
  for (const wall of walls) sum += wall[i]!
  return Math.min(1, sum / 255)
}

/**
 * Repaints a room. Surfaces take the treatment's paint in the light that falls on them, objects are recoloured,
 * windows and people stay, and the grade applies to the whole. The less certain the surfaces, the more of the photo's
 * own colours remain under the grade. Kept parts stay as in the photo.
 * @param boldness 'softer' blends in the photo's own colours and lays no materials; 'bolder' deepens the style's
 *   colours
 * @returns the picture, of the photo's size
 */
export function paintRoom(
  photo: RgbPicture,
  room: RoomModel,
  mattes: Mattes,
  treatment: Treatment,
  boldness: Boldness = 'usual',
): RgbPicture {
  const look = boldened(treatment, boldness)
  const light = lightRoom(room.light, look.grade)
  const mixer = new CoatMixer(planCoats(photo, room, laidMattes(mattes, boldness), look, light, boldness))
  const objects = new ChangeField(room, new ObjectChanges(measureObjects(room), look), photo)
  const grade = new GradeTable(look.grade)
  const strength = mix(GENTLE, 1, paintConfidence(room)) * coverOf(boldness)
  const { data, width } = photo
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
    const spared = BURNT[Math.min(r, g, b)]! * (1 - LIT_WALL * wallAt(mattes, i))
    const open = 1 - Math.max(spared, mattes.window[i]! / 255)
    const corrected = mattes.corrected[i]! / 255
    const free = (strength + (1 - strength) * corrected) * open * (1 - mattes.person[i]! / 255)
    const painted = mixer.mix(i, pixel, paint) * free
    if (free - painted > MIN_SHARE) objects.apply(i % width, (i / width) | 0, free - painted, pixel)
    if (painted > 0) for (let c = 0; c < 3; c++) pixel[c]! += (paint[c]! - pixel[c]!) * painted
    grade.finish(pixel)
    const kept = mattes.kept[i]! / 255
    for (let c = 0; c < 3; c++) out[p + c] = mix(pixel[c]!, data[p + c]!, kept) + 0.5
  }
  return { data: out, width: photo.width, height: photo.height }
}
