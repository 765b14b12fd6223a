import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { decodePhoto } from './photo-codec.ts'
import { ANALYSIS_SIDE } from './room/analyse-room.ts'

test('the analysis sees the same pixels, whatever size is painted', async () => {
  const photo = await readFile('public/starter-pool/before-kitchen.jpg')
  const [preview, full] = [await decodePhoto(photo, 960), await decodePhoto(photo)]
  expect([preview.photo.width, full.photo.width]).toEqual([960, 1536])
  expect(preview.raster.width).toBe(ANALYSIS_SIDE)
  expect(Buffer.compare(preview.raster.data, full.raster.data)).toBe(0)
})
