import type { Boldness } from '../../surfaces.ts'
import { mix } from '../colour/curves.ts'
import type { RgbPicture } from '../raster/planes.ts'
import { paintConfidence } from '../room/confidence/confidence.ts'
import type { RoomModel } from '../room/room-model.ts'
import { coverOf, laidMattes } from './boldness.ts'
import { planCoats } from './coats.ts'
import type { Mattes } from './mattes.ts'
import { CoatMixer } from './mix-coats.ts'
import { ChangeField } from './objects/change-field.ts'
import { ObjectChanges } from './objects/object-changes.ts'
import { measureObjects } from './objects/object-statistics.ts'
import { lightRoom } from './room-light.ts'
import type { Treatment } from './treatments/treatment.ts'

const MIN_SHARE = 0.01
/** Minimum strength of paint and new colours, for an uncertain room. */
const GENTLE = 0.3

/** Paints the pixels of a room, one at a time, before the style's grade. */
export class RoomPainter {
  private readonly photo: RgbPicture
  private readonly mattes: Mattes
  private readonly mixer: CoatMixer
  /** Undefined while nobody has named a thing. */
  private readonly objects: ChangeField | undefined
  /** Strength (0…1) of paint where nobody has corrected the surface, and of all paint. */
  private readonly confidence: number
  private readonly cover: number
  private readonly gains: readonly Float32Array[]
  private readonly coat = new Float64Array(3)

  constructor(photo: RgbPicture, room: RoomModel, mattes: Mattes, look: Treatment, boldness: Boldness) {
    const light = lightRoom(room.light, look.grade)
    this.photo = photo
    this.mattes = mattes
    this.mixer = new CoatMixer(planCoats(photo, room, laidMattes(mattes, boldness), look, light, boldness))
    if (room.named.some((weight) => weight > 0))
      this.objects = new ChangeField(room, new ObjectChanges(measureObjects(room), look), photo)
    this.confidence = mix(GENTLE, 1, paintConfidence(room))
    this.cover = coverOf(boldness)
    this.gains = light.gainTable
  }

  /** Writes the linear colour of the photo's pixel `i` in the light of the style. */
  light(i: number, pixel: Float64Array): void {
    for (let c = 0; c < 3; c++) pixel[c] = this.gains[c]![this.photo.data[i * 3 + c]!]!
  }

  /** Paints a pixel in place, as `light` wrote it. */
  paint(i: number, pixel: Float64Array): void {
    const { mattes, photo, confidence, cover, coat } = this
    const { width } = photo
    const open = 1 - Math.max(mattes.burnt[i]!, mattes.window[i]!) / 255
    const [corrected, named] = [mattes.corrected[i]! / 255, mattes.named[i]! / 255]
    const sure = mix(confidence, 1, Math.max(corrected, named))
    const free = sure * cover * open * (1 - mattes.person[i]! / 255)
    const painted = this.mixer.mix(i, pixel, coat) * free
    const recoloured = (free - painted) * named
    if (recoloured > MIN_SHARE) this.objects?.apply(i % width, (i / width) | 0, recoloured, pixel)
    if (painted > 0) for (let c = 0; c < 3; c++) pixel[c]! += (coat[c]! - pixel[c]!) * painted
  }
}
