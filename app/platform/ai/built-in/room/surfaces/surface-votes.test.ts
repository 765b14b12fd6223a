import { expect, test } from 'vitest'
import { drawPhoto, ROOM_PARTS, ROOM_SVG } from '#tests/builders/synthetic-room.ts'
import { decodePhoto } from '../../photo-codec.ts'
import { observe } from '../observation.ts'
import { voteOnSurfaces } from './surface-votes.ts'

const NIGHT =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600"/></svg>'

async function seenAtAllSizes(svg: string) {
  const { photo, rasters } = await decodePhoto(await drawPhoto(svg))
  const [seen, ...smaller] = rasters.map(observe)
  return { photo, seen: seen!, smaller }
}

test('what one size alone takes for wall is outvoted by the others', async () => {
  const { photo, seen, smaller } = await seenAtAllSizes(ROOM_SVG)
  const { wall } = ROOM_PARTS
  const scale = seen.size.width / photo.width
  const [x, y] = [wall.left + wall.width / 2, wall.top + wall.height / 2].map((at) => Math.floor(at * scale))
  const middle = y! * seen.size.width + x!
  expect(voteOnSurfaces(seen).shell[middle]).toBeCloseTo(1)
  expect(voteOnSurfaces(seen, smaller).shell[middle]).toBeCloseTo(1)
  const { smaller: dark } = await seenAtAllSizes(NIGHT)
  expect(voteOnSurfaces(seen, dark).shell[middle]).toBeLessThan(0.1)
})
