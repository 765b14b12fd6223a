import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawPhoto, meanColour, oklabDistance, ROOM_PARTS, ROOM_SVG } from '#tests/builders/synthetic-room.ts'
import { decodePhoto, encodePicture } from './photo-codec.ts'

import { type Repainted, repaint } from './repaint.ts'

const ART_DECO = { name: 'Art Deco', palette: [], materials: [] }

async function paint(photo: Buffer, style: { name: string; palette: string[]; materials: string[] }) {
  return repaint({ ...(await decodePhoto(photo)), style }, () => {})
}

test('a style without a treatment paints the wall in the calmest colour of its palette', async () => {
  const style = { name: 'Sage cottage', palette: ['#a3b98c', '#b5603f', '#a9793f'], materials: ['oak'] }
  const picture = await encodePicture(((await paint(await drawPhoto(ROOM_SVG), style)) as Repainted).picture)
  expect(await oklabDistance(picture, ROOM_PARTS.wall, '#a3b98c')).toBeLessThan(0.08)
  expect(await oklabDistance(picture, ROOM_PARTS.floor, '#bd9566')).toBeLessThan(0.15)
  expect(Math.min(...(await meanColour(picture, ROOM_PARTS.ceiling)))).toBeGreaterThan(200)
})

const PIXELS =
  '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><rect width="2" height="2" fill="#a52"/></svg>'

test.each([
  ['three by two pixels', PIXELS],
  ['a wide strip', ROOM_SVG.replace('height="400"', 'height="20" preserveAspectRatio="none"')],
  ['a tall strip', ROOM_SVG.replace('width="600"', 'width="9" preserveAspectRatio="none"')],
])('%s is painted at its own size or refused', async (_, svg) => {
  const photo = await drawPhoto(svg)
  const { width, height } = await sharp(photo).metadata()
  const painted = await paint(photo, ART_DECO)
  if (typeof painted !== 'string') expect(painted.picture).toMatchObject({ width, height })
})

test('a grey-scale photo is painted', async () => {
  const grey = await sharp(await drawPhoto(ROOM_SVG))
    .greyscale()
    .toColourspace('b-w')
    .png()
    .toBuffer()
  expect(await paint(grey, ART_DECO)).toMatchObject({ picture: { width: 600, height: 400 } })
})
