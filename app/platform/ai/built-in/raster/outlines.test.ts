import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { outlinesOf } from './outlines.ts'

const size = { width: 12, height: 9 }

/** Rasterises the outlines: pixels more than half inside. */
async function filled(outlines: ReturnType<typeof outlinesOf>): Promise<Uint8Array> {
  const path = outlines
    .map((line) => `M${line.map(([x, y]) => `${x * size.width} ${y * size.height}`).join('L')}Z`)
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="12" height="9"><path fill-rule="evenodd" fill="#fff" d="${path}"/></svg>`
  const grey = await sharp(Buffer.from(svg)).flatten({ background: '#000' }).greyscale().raw().toBuffer()
  return Uint8Array.from(grey, (value) => (value > 127 ? 1 : 0))
}

test('a frame has two outlines of four corners each; a speck has none', () => {
  const mask = new Uint8Array(108)
  for (let y = 1; y < 8; y++) for (let x = 1; x < 9; x++) mask[y * 12 + x] = 1
  for (let y = 3; y < 6; y++) for (let x = 3; x < 7; x++) mask[y * 12 + x] = 0
  mask[11] = 1
  expect(outlinesOf(mask, size).map((line) => line.length)).toEqual([4, 4])
})

test('filling the outlines of rectangles restores the mask', async () => {
  const place = fc.record({
    x: fc.nat(9),
    y: fc.nat(6),
    w: fc.integer({ min: 3, max: 12 }),
    h: fc.integer({ min: 3, max: 9 }),
  })
  await fc.assert(
    fc.asyncProperty(place, async ({ x, y, w, h }) => {
      const mask = Uint8Array.from({ length: 108 }, (_, i) => {
        const [u, v] = [i % 12, Math.floor(i / 12)]
        return u >= x && u < x + w && v >= y && v < y + h ? 1 : 0
      })
      expect(await filled(outlinesOf(mask, size))).toEqual(mask)
    }),
    { numRuns: 30 },
  )
})
