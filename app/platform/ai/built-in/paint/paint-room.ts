import type { Boldness } from '../../surfaces.ts'
import { mix } from '../colour/curves.ts'
import type { RgbPicture } from '../raster/planes.ts'
import type { RoomModel } from '../room/room-model.ts'
import { boldened } from './boldness.ts'
import { GradeTable } from './grade-table.ts'
import type { Mattes } from './mattes.ts'
import { meterExposure } from './meter-exposure.ts'
import { RoomPainter } from './room-painter.ts'
import type { Treatment } from './treatments/treatment.ts'

/**
 * Repaints a room. Surfaces take the treatment's paint in the light that falls on them, and things that the owner named
 * are recoloured. All other things, windows and people stay. The grade applies to the whole, exposed for the repainted
 * room. The less certain the surfaces, the more of the photo's own colours remain under the grade. Kept parts stay as in
 * the photo.
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
  const painter = new RoomPainter(photo, room, mattes, look, boldness)
  const grade = new GradeTable(look.grade, meterExposure(painter, mattes))
  const { data, width, height } = photo
  const out = new Uint8Array(data.length)
  const pixel = new Float64Array(3)
  for (let i = 0, p = 0; p < data.length; i++, p += 3) {
    painter.light(i, pixel)
    painter.paint(i, pixel)
    grade.finish(pixel)
    const kept = mattes.kept[i]! / 255
    for (let c = 0; c < 3; c++) out[p + c] = mix(pixel[c]!, data[p + c]!, kept) + 0.5
  }
  return { data: out, width, height }
}
