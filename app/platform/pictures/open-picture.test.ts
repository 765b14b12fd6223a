import sharp from 'sharp'
import { expect, test } from 'vitest'
import { jpegPhoto } from '#tests/builders/photos.ts'
import { openPicture } from './open-picture.ts'

test('each form of a picture is decoded only once', async () => {
  const picture = openPicture(await jpegPhoto(1500, 900))
  const [raster, again] = await Promise.all([picture.raster(), picture.raster()])
  expect(again.data).toBe(raster.data)
  expect(raster.data).toHaveLength(1500 * 900 * 3)
  expect(await picture.small()).toMatchObject({ width: 1024, height: 614 })
  expect(await picture.smallJpeg()).toBe(await picture.smallJpeg())
  expect(await sharp(await picture.smallJpeg()).metadata()).toMatchObject({ format: 'jpeg', width: 1024 })
})

test('a settled picture keeps its small copy and decodes the rest again on demand', async () => {
  const picture = openPicture(await jpegPhoto(1500, 900))
  const raster = await picture.raster()
  await picture.settle()
  const small = await picture.small()
  expect(await picture.raster()).not.toBe(raster)
  expect(await picture.raster()).toEqual(raster)
  expect(await picture.small()).toBe(small)
})

test('a small picture is not enlarged', async () => {
  const picture = openPicture(await jpegPhoto(600, 400))
  expect(await picture.small()).toBe(await picture.raster())
})

test('grey and transparent pictures become colour on white', async () => {
  const grey = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#404040' } })
    .toColourspace('b-w')
    .png()
    .toBuffer()
  expect([...(await openPicture(grey).raster()).data.subarray(0, 3)]).toEqual([64, 64, 64])
  const glass = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#0000' } })
    .png()
    .toBuffer()
  expect([...(await openPicture(glass).raster()).data.subarray(0, 3)]).toEqual([255, 255, 255])
})

test('a damaged picture is refused', async () => {
  const photo = await jpegPhoto(900, 600)
  await expect(openPicture(photo.subarray(0, photo.length / 2)).raster()).rejects.toThrow()
})
