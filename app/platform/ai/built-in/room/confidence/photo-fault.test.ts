import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { decodePhoto } from '../../photo-codec.ts'
import { photoFault } from './photo-fault.ts'

const ROOM = 'public/starter-pool/before-living-room-960.webp'

async function faultOf(picture: Sharp) {
  const { raster } = await decodePhoto(await picture.jpeg().toBuffer(), 960)
  return photoFault(raster)
}

test('a photo without light is too dark, an evening photo is not', async () => {
  expect(await faultOf(sharp(ROOM).linear(0.07, 0))).toBe('too-dark')
  expect(await faultOf(sharp(ROOM).linear(0.3, 0))).toBeUndefined()
})

test('a photo without a sharp edge is blurred, a soft one is not', async () => {
  expect(await faultOf(sharp(ROOM).blur(8))).toBe('too-blurred')
  expect(await faultOf(sharp(ROOM).blur(25))).toBe('too-blurred')
  expect(await faultOf(sharp(ROOM).blur(2))).toBeUndefined()
})

test('blank paper is neither', async () => {
  const paper = { width: 600, height: 400, channels: 3, background: '#f4f1ea' } as const
  expect(await faultOf(sharp({ create: paper }))).toBeUndefined()
})
