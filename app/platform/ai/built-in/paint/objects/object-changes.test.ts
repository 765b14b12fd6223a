import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hueDistance } from '#app/lib/colour/hue-distance.ts'
import type { Triple } from '#app/lib/colour/srgb.ts'
import { hexToOklab, hueOf } from '../../colour/oklab.ts'
import { chooseTreatment } from '../treatments/choose-treatment.ts'
import { TREATMENTS } from '../treatments/treatments.ts'
import { ObjectChanges } from './object-changes.ts'

const statistics = { families: [{ hue: 255, L: 0.5, chroma: 0.12 }], woodL: 0.55, softL: 0.5 }
/** Cherry, pine, oak, walnut, mahogany and teak. */
const WOODS = ['#a0522f', '#d9a86c', '#b08a5e', '#6b4a33', '#5f3424', '#8f6238']

function changed(mean: Triple, changes: ObjectChanges): Triple {
  const { real, imaginary, a, b, lift } = changes.changeOf(mean, 0)
  return [mean[0] + lift, real * mean[1] - imaginary * mean[2] + a, imaginary * mean[1] + real * mean[2] + b]
}

const colourful = (palette: string[]) => (name: string) =>
  new ObjectChanges(statistics, chooseTreatment(name, palette, []))

test.each(Object.keys(TREATMENTS))('%s: wood keeps a hue of wood', (name) => {
  for (const make of [colourful([]), colourful(['#e09c80', '#d8c6a8', '#76b0b5'])]) {
    for (const wood of WOODS) {
      const [, a, b] = changed(hexToOklab(wood), make(name))
      expect(hueOf(a, b)).toBeGreaterThan(44)
      expect(hueOf(a, b)).toBeLessThan(92)
    }
  }
})

test('a blue cushion takes an accent, leaves and a glowing screen stay', () => {
  const changes = colourful([])('mediterranean')
  const [, a, b] = hexToOklab('#3a62a8')
  const [, a2, b2] = changed(hexToOklab('#3a62a8'), changes)
  expect(hueDistance(hueOf(a, b), hueOf(a2, b2))).toBeGreaterThan(5)
  for (const kept of ['#3f6b34', '#2a10ff']) {
    for (const [c, value] of changed(hexToOklab(kept), changes).entries())
      expect(value).toBeCloseTo(hexToOklab(kept)[c]!, 2)
  }
})

test('objects of similar colours change similarly', () => {
  const changes = colourful([])('coastal')
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(share, share, share, (x, y, z) => {
      const mean: Triple = [0.2 + 0.6 * x, (y - 0.5) * 0.2, (z - 0.5) * 0.2]
      const near: Triple = [mean[0] + 0.001, mean[1], mean[2]]
      const [p, q] = [changed(mean, changes), changed(near, changes)]
      expect(Math.hypot(...p.map((value, c) => value - q[c]!))).toBeLessThan(0.02)
    }),
  )
})

test('a red thing is muted in a style with blue accents only, and never turns blue', () => {
  const families = [{ hue: 20, L: 0.5, chroma: 0.15 }]
  const look = { ...chooseTreatment('coastal', [], []), accents: ['#3e7ca6'] }
  const red = hexToOklab('#b8434b')
  const [, a, b] = changed(red, new ObjectChanges({ ...statistics, families }, look))
  expect(hueDistance(hueOf(a, b), hueOf(red[1], red[2]))).toBeLessThan(15)
  expect(Math.hypot(a, b)).toBeLessThan(Math.hypot(red[1], red[2]) * 0.8)
})
