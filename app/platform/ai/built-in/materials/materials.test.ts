import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hexToLinear, type Triple } from '#app/lib/colour/srgb.ts'
import { linearToOklab } from '../colour/oklab.ts'
import { FLOORS, WALLS } from './catalogue.ts'
import type { Material, Patch, Recipe } from './material.ts'

const ALL = Object.entries({ ...FLOORS, ...WALLS }) as [string, (recipe: Recipe) => Material][]
const COLOURS = ['#d6bb96', '#69402a', '#9a9a98', '#b5622f', '#eceae4']

const metres = fc.double({ min: -30, max: 30, noNaN: true })
const footprint = fc.double({ min: 0.0005, max: 3, noNaN: true })
const patches = fc.record({ u: metres, v: metres, du: footprint, dv: footprint })

function colourAt(material: Material, patch: Patch): Triple {
  const rgb: Triple = [0, 0, 0]
  material(patch, rgb)
  return rgb
}

function difference(p: Triple, q: Triple): number {
  const [m, n]: [Triple, Triple] = [
    [0, 0, 0],
    [0, 0, 0],
  ]
  linearToOklab(...p, m)
  linearToOklab(...q, n)
  return Math.hypot(...m.map((value, c) => value - n[c]!))
}

function mean(material: Material, extent: number, steps: number, footprint: number): Triple {
  const sum: Triple = [0, 0, 0]
  for (let i = 0; i < steps * steps; i++) {
    const u = ((i % steps) / steps) * extent + 0.0013
    const v = (Math.floor(i / steps) / steps) * extent + 0.0017
    for (const [c, channel] of colourAt(material, { u, v, du: footprint, dv: footprint }).entries())
      sum[c]! += channel
  }
  return sum.map((channel) => channel / steps ** 2) as Triple
}

describe.each(ALL)('%s', (_, make) => {
  const recipe = (hex: string, seed = 5): Recipe => ({ colour: hexToLinear(hex), seed })

  test('every patch has a deterministic colour within 0 to 1', () => {
    const material = make(recipe('#b98d5c'))
    const again = make(recipe('#b98d5c'))
    fc.assert(
      fc.property(patches, patches, (patch, other) => {
        const colour = colourAt(material, patch)
        colourAt(again, other)
        const same = colourAt(again, patch).every((channel, c) => channel === colour[c])
        return same && colour.every((channel) => channel >= 0 && channel <= 1)
      }),
    )
  })

  test.each(COLOURS)('the mean at close range is about %s', (hex) => {
    const colour = hexToLinear(hex)
    expect(difference(mean(make({ colour, seed: 5 }), 7.3, 90, 0.004), colour)).toBeLessThan(0.03)
  })

  test.each(COLOURS)('every patch is %s at a distance', (hex) => {
    const colour = hexToLinear(hex)
    const material = make({ colour, seed: 5 })
    fc.assert(
      fc.property(metres, metres, (u, v) => {
        return difference(colourAt(material, { u, v, du: 4, dv: 4 }), colour) < 0.02
      }),
    )
  })

  test('overlapping neighbouring pixels differ little', () => {
    const material = make(recipe('#b98d5c'))
    fc.assert(
      fc.property(metres, metres, (u, v) => {
        const [p, q] = [0, 0.0002].map((du) => colourAt(material, { u: u + du, v, du: 0.5, dv: 0.5 }))
        return difference(p!, q!) < 0.02
      }),
    )
  })
})
