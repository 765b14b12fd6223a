import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ColourTable } from './colour-table.ts'

const at = fc.double({ noNaN: true, min: 0, max: ColourTable.LAST })

test('interpolation is exact for a linear function, in every tetrahedron', () => {
  const table = new ColourTable((colour) => {
    const [x, y, z] = colour as unknown as [number, number, number]
    colour.set([x + 2 * y - z, 3 * z, 5 - y])
  })
  const out = new Float64Array(3)
  fc.assert(
    fc.property(at, at, at, (x, y, z) => {
      table.lookUp(x, y, z, out)
      expect(out[0]).toBeCloseTo(x + 2 * y - z, 3)
      expect(out[1]).toBeCloseTo(3 * z, 3)
      expect(out[2]).toBeCloseTo(5 - y, 3)
    }),
  )
})

test('interpolation is close for a smooth function', () => {
  const curve = (t: number) => Math.sin((t / ColourTable.LAST) * 3)
  const table = new ColourTable((colour) => colour.set(colour.map(curve)))
  const out = new Float64Array(3)
  fc.assert(
    fc.property(at, at, at, (x, y, z) => {
      table.lookUp(x, y, z, out)
      for (const [c, value] of [x, y, z].entries())
        expect(Math.abs(out[c]! - curve(value))).toBeLessThan(0.002)
    }),
  )
})
