import sharp from 'sharp'
import { expect, test } from 'vitest'
import { visibleChange } from './visible-change.ts'

/** A grey wall with a cupboard in the given grey. */
const room = (cupboard: number) =>
  sharp({ create: { width: 960, height: 640, channels: 3, background: '#b4b4b4' } })
    .composite([
      {
        input: {
          create: {
            ...{ width: 96, height: 64, channels: 3 },
            background: { r: cupboard, g: cupboard, b: cupboard },
          },
        },
        ...{ left: 96, top: 64 },
      },
    ])
    .jpeg()
    .toBuffer()

test('only what an eye sees counts as changed, by its share of the picture', async () => {
  const plain = await room(180)
  expect(await visibleChange(plain, await room(60))).toBeCloseTo(0.01, 3)
  expect(await visibleChange(plain, await room(186))).toBe(0)
  expect(await visibleChange(plain, plain)).toBe(0)
})
