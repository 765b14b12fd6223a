import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openPicture } from '../../pictures/open-picture.ts'
import { pictureFault } from './picture-check.ts'
import { structureScore } from './structure-score.ts'

const score = (photo: Buffer, redesign: Buffer) =>
  structureScore(openPicture(photo), openPicture(redesign), SIZE)
const fault = (picture: Buffer) => pictureFault(openPicture(picture), SIZE)

const poolPicture = (name: string) =>
  sharp(`public/starter-pool/${name}-1536.webp`).jpeg({ quality: 90 }).toBuffer()
const SIZE = { width: 1536, height: 1024 }
const LOST = 0.25

const pairs = [
  ['before-living-room', 'after-mid-century-modern-living-room'],
  ['before-bedroom', 'after-japandi-bedroom'],
] as const

test.each(pairs)('%s keeps its structure in %s', async (before, after) => {
  const [photo, redesign] = await Promise.all([poolPicture(before), poolPicture(after)])
  expect(await score(photo, photo)).toBeGreaterThan(0.85)
  expect(await score(photo, redesign)).toBeGreaterThan(LOST)
  const mirrored = await sharp(redesign).flop().toBuffer()
  expect(await score(photo, mirrored)).toBeLessThan(LOST)
})

test('other colours, less contrast and blur hardly change the score', async () => {
  const photo = await poolPicture('before-kitchen')
  const pale = await sharp(photo).linear(0.5, 90).modulate({ saturation: 0.5 }).blur(1.5).toBuffer()
  expect(await score(photo, pale)).toBeGreaterThan(0.8)
})

test('another room scores low', async () => {
  const [photo, other] = await Promise.all([poolPicture('before-kitchen'), poolPicture('before-bathroom')])
  expect(await score(photo, other)).toBeLessThan(LOST)
})

test('a photo without lines has no score', async () => {
  const grey = await sharp({ create: { ...SIZE, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer()
  expect(await score(grey, grey)).toBeNull()
})

test('faults of pictures are reported', async () => {
  const photo = await poolPicture('before-kitchen')
  const blank = await sharp({ create: { ...SIZE, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  expect(await fault(photo)).toBeUndefined()
  expect(await fault(photo.subarray(0, photo.length / 2))).toBe('unreadable')
  expect(await fault(Buffer.from('<html>no picture</html>'))).toBe('unreadable')
  expect(await fault(await sharp(photo).resize(300).toBuffer())).toBe('too_small')
  expect(await fault(blank)).toBe('blank')
})
