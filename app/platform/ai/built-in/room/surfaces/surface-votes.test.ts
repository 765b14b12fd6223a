import { expect, test } from 'vitest'
import { drawPhoto, ROOM_PARTS, ROOM_SVG } from '#tests/builders/synthetic-room.ts'
import { decodePhoto } from '../../photo-codec.ts'
import { observe } from '../observation.ts'
import { labelScenes, segmentPhoto, voteOnSurfaces } from './surface-votes.ts'

const NIGHT =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600"/></svg>'

async function seenAtAllSizes(svg: string) {
  const { photo, rasters } = await decodePhoto(await drawPhoto(svg))
  const [largest, ...smaller] = rasters.map((raster) => labelScenes(segmentPhoto(observe(raster))))
  return { photo, size: largest![0]!.size, largest: largest!, smaller: smaller.flat() }
}

test('the other sizes outvote a wall seen at one size only', async () => {
  const { photo, size, largest, smaller } = await seenAtAllSizes(ROOM_SVG)
  const { wall } = ROOM_PARTS
  const scale = size.width / photo.width
  const [x, y] = [wall.left + wall.width / 2, wall.top + wall.height / 2].map((at) => Math.floor(at * scale))
  const middle = y! * size.width + x!
  expect(voteOnSurfaces(size, largest).shell[middle]).toBeCloseTo(1)
  expect(voteOnSurfaces(size, largest, smaller).shell[middle]).toBeCloseTo(1)
  const { smaller: dark } = await seenAtAllSizes(NIGHT)
  expect(voteOnSurfaces(size, largest, dark).shell[middle]).toBeLessThan(0.1)
})
