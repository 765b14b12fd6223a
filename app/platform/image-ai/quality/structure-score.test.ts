import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureFault } from './picture-check.ts'
import { structureScore } from './structure-score.ts'

const poolPicture = (name: string) =>
  sharp(`public/starter-pool/${name}-1536.webp`).jpeg({ quality: 90 }).toBuffer()
const SIZE = { width: 1536, height: 1024 }
const LOST = 0.3

const pairs = [
  ['before-living-room', 'after-mid-century-modern-living-room'],
  ['before-bedroom', 'after-japandi-bedroom'],
] as const

test.each(pairs)('%s is found again in %s', async (before, after) => {
  const [photo, redesign] = await Promise.all([poolPicture(before), poolPicture(after)])
  expect(await structureScore(photo, photo, SIZE)).toBeGreaterThan(0.85)
  expect(await structureScore(photo, redesign, SIZE)).toBeGreaterThan(LOST)
  const mirrored = await sharp(redesign).flop().toBuffer()
  expect(await structureScore(photo, mirrored, SIZE)).toBeLessThan(LOST)
})

test('other colours, less contrast and a softer picture change little', async () => {
  const photo = await poolPicture('before-kitchen')
  const pale = await sharp(photo).linear(0.5, 90).modulate({ saturation: 0.5 }).blur(1.5).toBuffer()
  expect(await structureScore(photo, pale, SIZE)).toBeGreaterThan(0.8)
})

test('another room is not taken for this one', async () => {
  const [photo, other] = await Promise.all([poolPicture('before-kitchen'), poolPicture('before-bathroom')])
  expect(await structureScore(photo, other, SIZE)).toBeLessThan(LOST)
})

test('a photo without lines has no score', async () => {
  const grey = await sharp({ create: { ...SIZE, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer()
  expect(await structureScore(grey, grey, SIZE)).toBeNull()
})

test('faults of pictures are named', async () => {
  const photo = await poolPicture('before-kitchen')
  const blank = await sharp({ create: { ...SIZE, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  expect(await pictureFault(photo, SIZE)).toBeUndefined()
  expect(await pictureFault(photo.subarray(0, photo.length / 2), SIZE)).toBe('unreadable')
  expect(await pictureFault(Buffer.from('<html>no picture</html>'), SIZE)).toBe('unreadable')
  expect(await pictureFault(await sharp(photo).resize(300).toBuffer(), SIZE)).toBe('too_small')
  expect(await pictureFault(blank, SIZE)).toBe('blank')
})
