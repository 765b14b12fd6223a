import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseCanvas } from './canvas.ts'

test.each([
  [1536, 1024, 1536, 1024],
  [2048, 1536, 1472, 1104],
  [1536, 2048, 1104, 1472],
  [1024, 1024, 1248, 1248],
])('a photo of %i × %i exactly fits %i × %i', (width, height, canvasWidth, canvasHeight) => {
  expect(chooseCanvas({ width, height }, 'gpt-image-2')).toMatchObject({
    width: canvasWidth,
    height: canvasHeight,
  })
})

test('every chosen size is allowed, close to the wanted area, and close to the photo’s proportions', () => {
  const side = fc.integer({ min: 256, max: 2048 })
  fc.assert(
    fc.property(side, side, (width, height) => {
      const canvas = chooseCanvas({ width, height }, 'gpt-image-2')
      expect([canvas.width % 16, canvas.height % 16]).toEqual([0, 0])
      const ratio = canvas.width / canvas.height
      expect(Math.max(ratio, 1 / ratio)).toBeLessThanOrEqual(3)
      expect((canvas.width * canvas.height) / (1536 * 1024)).toBeGreaterThan(0.85)
      expect((canvas.width * canvas.height) / (1536 * 1024)).toBeLessThan(1.16)
      const bounded = Math.min(3, Math.max(1 / 3, width / height))
      expect(Math.abs(ratio / bounded - 1)).toBeLessThan(0.03)
    }),
  )
})
