import sharp from 'sharp'
import { expect, test } from 'vitest'
import { keepMask, putBack } from './keep-mask.ts'

const SIZE = { width: 300, height: 200 }
const plain = (background: string) =>
  sharp({ create: { ...SIZE, channels: 3, background } })
    .jpeg({ quality: 100 })
    .toBuffer()

const pixel = async (picture: Buffer, x: number, y: number) => {
  const [r, g, b] = await sharp(picture)
    .extract({ left: x, top: y, width: 1, height: 1 })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  return [r, g, b]
}

test('a stroke is white along the brush’s path', async () => {
  const mask = await keepMask(
    [
      {
        points: [
          [0.1, 0.5],
          [0.5, 0.5],
        ],
        width: 0.1,
      },
    ],
    SIZE,
    false,
  )
  expect(await sharp(mask).metadata()).toMatchObject(SIZE)
  expect(await pixel(mask, 100, 100)).toEqual([255, 255, 255])
  expect(await pixel(mask, 100, 130)).toEqual([0, 0, 0])
  expect(await pixel(mask, 250, 100)).toEqual([0, 0, 0])
})

test('a tap keeps a dot, fully in its middle and nothing beyond its edge', async () => {
  const [photo, picture] = await Promise.all([plain('#ff0000'), plain('#0000ff')])
  const strokes = [{ points: [[0.5, 0.5]] as [number, number][], width: 0.2 }]
  const done = await putBack(photo, { picture, ...SIZE }, strokes)
  const [red, , blue] = await pixel(done, 150, 100)
  expect(red).toBeGreaterThan(245)
  expect(blue).toBeLessThan(10)
  const [redBeyond, , blueBeyond] = await pixel(done, 220, 100)
  expect(redBeyond).toBeLessThan(10)
  expect(blueBeyond).toBeGreaterThan(245)
})

test('the photo and its redesign may differ in size', async () => {
  const photo = await sharp(await plain('#ff0000'))
    .resize(900, 600)
    .jpeg()
    .toBuffer()
  const done = await putBack(photo, { picture: await plain('#0000ff'), ...SIZE }, [
    {
      points: [
        [0, 0],
        [1, 1],
      ],
      width: 0.05,
    },
  ])
  expect(await sharp(done).metadata()).toMatchObject(SIZE)
})
