import { expect, test } from 'vitest'
import { drawPhoto, hexOf, ROOM_PARTS, ROOM_SVG } from '#tests/builders/synthetic-room.ts'
import { hexToOklab } from '../colour/oklab.ts'
import { decodePhoto } from '../photo-codec.ts'
import { analyseRoom } from '../room/analyse-room.ts'
import type { RoomModel } from '../room/room-model.ts'
import { makeMattes } from './mattes.ts'
import { paintRoom } from './paint-room.ts'
import { TREATMENTS } from './treatments/treatments.ts'

test('the less certain the room, the weaker the painting', async () => {
  const { photo, raster } = await decodePhoto(await drawPhoto(ROOM_SVG))
  const room = analyseRoom(raster)
  const mattes = makeMattes(photo, room)
  const { wall: at } = ROOM_PARTS
  const first = ((at.top + at.height / 2) * photo.width + at.left + at.width / 2) * 3
  /** Oklab distance between photo and painting in the middle of the wall. */
  const moved = (seen: RoomModel) => {
    const { data } = paintRoom(photo, seen, mattes, TREATMENTS.coastal!)
    const [before, after] = [photo.data, data].map((pixels) =>
      hexToOklab(hexOf(pixels.subarray(first, first + 3))),
    )
    return Math.hypot(...before!.map((value, c) => value - after![c]!))
  }
  const [sure, unsure, lost] = [0.95, 0.62, 0.3].map((agreement) => moved({ ...room, agreement }))
  expect(sure).toBeGreaterThan(unsure!)
  expect(unsure).toBeGreaterThan(lost!)
})
