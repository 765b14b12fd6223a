import { expect, test } from 'vitest'
import type { Plane } from '../../raster/planes.ts'
import type { SurfaceVotes } from '../surfaces/surface-votes.ts'
import type { PaintGroup } from './paint-group.ts'
import { blendSeams, joinRims } from './wall-seams.ts'

const size = { width: 60, height: 20 }

const plane = (value: (x: number) => number): Plane =>
  Float32Array.from({ length: size.width * size.height }, (_, i) => value(i % size.width))

/** The weight of the wall in the middle of a rim, which lies in a cupboard's region between a wall and the cupboard. */
function rim({ L = 0.65, a = 0, seen = 0.7 }): number {
  const inRim = (x: number) => x >= 30 && x < 36
  const wall = plane((x) => (x < 30 ? 1 : 0))
  const groups = [{ weight: wall.slice() }] as PaintGroup[]
  const votes = {
    shell: plane((x) => (x < 36 ? 1 : 0)),
    seenShell: plane((x) => (inRim(x) ? seen : 1)),
    scene: { labels: Int32Array.from(wall, (weight) => 1 - weight) },
  }
  const lit = plane((x) => (inRim(x) ? L : 0.8))
  const hue = plane((x) => (inRim(x) ? a : 0))
  joinRims(groups, votes as unknown as SurfaceVotes, Int32Array.of(0, -1), {
    size,
    L: lit,
    a: hue,
    b: plane(() => 0),
  })
  return groups[0]!.weight[10 * size.width + 33]!
}

test('the shaded rim of a wall joins the wall, although it lies in the region of a cupboard', () => {
  expect(rim({})).toBe(1)
})

test('what is much darker, of another hue or no wall according to the network stays out', () => {
  expect(rim({ L: 0.4 })).toBe(0)
  expect(rim({ a: 0.05 })).toBe(0)
  expect(rim({ seen: 0.3 })).toBe(0)
})

test('of whatever the network is sure that it is wall joins, although it is in deep shade or coloured light', () => {
  expect(rim({ L: 0.4, seen: 0.9 })).toBe(1)
  expect(rim({ a: 0.05, seen: 0.9 })).toBe(1)
})

/** The weights of a lit and a shaded group of one wall along a row; the groups' seam is in the middle. */
function blended(light: (x: number) => number): { lit: number[]; shaded: number[] } {
  const groups = [plane((x) => (x < 30 ? 1 : 0)), plane((x) => (x < 30 ? 0 : 1))].map((weight) => ({
    weight,
    feature: false,
  })) as PaintGroup[]
  const grey = plane(() => 0)
  blendSeams(groups, { size, colour: [plane(light), grey, grey] })
  const [lit, shaded] = groups.map(({ weight }) => [...weight.subarray(0, size.width)])
  return { lit: lit!, shaded: shaded! }
}

test('where light fades into shade, so do the groups, wherever their seam is; together they cover the wall', () => {
  const { lit, shaded } = blended((x) => 0.9 - 0.4 * Math.min(1, Math.max(0, (x - 10) / 40)))
  const steps = lit.slice(1).map((weight, x) => lit[x]! - weight)
  expect(Math.max(...steps)).toBeLessThan(0.06)
  expect(Math.min(...steps)).toBeGreaterThan(-0.01)
  for (const [x, weight] of lit.entries()) expect(weight + shaded[x]!).toBeCloseTo(1)
})

test('where a corner or the edge of a shadow parts the groups, their seam stays sharp', () => {
  const { lit } = blended((x) => (x < 30 ? 0.9 : 0.5))
  expect(lit[28]).toBeGreaterThan(0.98)
  expect(lit[31]).toBeLessThan(0.02)
})
