import sharp from 'sharp'
import { expect, test } from 'vitest'
import painted from '#room-pictures/painted.json' with { type: 'json' }
import { paintExample } from './example-painter.ts'

/** Mean difference of a channel, of 255, that encoding at another size may leave. */
const SAME = 6

const smallPixels = (picture: Buffer | string) =>
  sharp(picture).resize(240, 160, { fit: 'fill' }).removeAlpha().raw().toBuffer()

test('the examples of previews are what the engine paints today', async () => {
  const { of, style, file } = painted[0]!
  const shown = await smallPixels(`public/starter-pool/${file}-960.webp`)
  const today = await smallPixels((await paintExample(of, style)).picture)
  const apart = shown.reduce((sum, value, i) => sum + Math.abs(value - today[i]!), 0) / shown.length
  expect(apart, 'run scripts/paint-examples.ts and look at the pictures').toBeLessThan(SAME)
})
