import { expect, test } from 'vitest'
import { drawPhoto, ROOM_PARTS, ROOM_SVG } from '#tests/builders/synthetic-room.ts'
import { decodePhoto } from '../../photo-codec.ts'
import { observe } from '../observation.ts'
import { labelScenes, segmentPhoto, voteOnSurfaces } from './surface-votes.ts'

const NIGHT =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600"/></svg>'

async function labelled(svg: string) {
  const { photo, raster } = await decodePhoto(await drawPhoto(svg))
  return { photo, scenes: labelScenes(segmentPhoto(observe(raster))) }
}

test('two segmentations outvote a wall that only the third sees', async () => {
  const { photo, scenes } = await labelled(ROOM_SVG)
  const { wall } = ROOM_PARTS
  const { width } = scenes[0]!.size
  const scale = width / photo.width
  const [x, y] = [wall.left + wall.width / 2, wall.top + wall.height / 2].map((at) => Math.floor(at * scale))
  const middle = y! * width + x!
  expect(voteOnSurfaces(scenes).shell[middle]).toBeCloseTo(1)
  const { scenes: dark } = await labelled(NIGHT)
  expect(voteOnSurfaces([scenes[0]!, ...dark.slice(1)]).shell[middle]).toBeLessThan(0.2)
})
