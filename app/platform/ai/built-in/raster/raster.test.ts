import { expect, test } from 'vitest'
import { domainTransform } from './domain-transform.ts'
import { geodesicDistance } from './geodesic-distance.ts'
import { GraphSegmenter } from './graph-segmentation.ts'
import { boxMean, GuidedFilter } from './guided-filter.ts'
import { jointBilateralUpsample } from './joint-bilateral.ts'
import { mergeWeakBorders } from './merge-regions.ts'
import type { Plane, Size } from './planes.ts'
import { reduced } from './resize.ts'

const size: Size = { width: 60, height: 40 }

function plane(value: (x: number, y: number) => number, { width, height } = size): Plane {
  return Float32Array.from({ length: width * height }, (_, i) => value(i % width, Math.floor(i / width)))
}

/** A small deterministic noise. */
const noise = (x: number, y: number) => (((x * 73 + y * 151) % 17) / 17 - 0.5) * 0.02
const none = () => plane(() => 0)

test('the domain transform removes noise and keeps an edge', () => {
  const step = plane((x, y) => (x < 30 ? 0.3 : 0.7) + noise(x, y))
  const smooth = step.slice()
  domainTransform([smooth], [step], size, { sigmaSpace: 8, sigmaRange: 0.1, passes: 3 })
  const roughness = (p: Plane) => Math.abs(p[20 * 60 + 10]! - p[20 * 60 + 11]!)
  expect(roughness(smooth)).toBeLessThan(roughness(step) / 3)
  expect(smooth[20 * 60 + 25]).toBeCloseTo(0.3, 1)
  expect(smooth[20 * 60 + 34]).toBeCloseTo(0.7, 1)
})

test('the segmentation finds the two halves and a disc in one of them', () => {
  const disc = (x: number, y: number) => Math.hypot(x - 45, y - 20) < 8
  const light = plane((x, y) => (disc(x, y) ? 0.1 : x < 30 ? 0.4 : 0.8) + noise(x, y) * 0.2)
  const { labels, count } = new GraphSegmenter([light, none(), none()], size).segment({
    scale: 0.5,
    minPixels: 20,
  })
  const at = (x: number, y: number) => labels[y * size.width + x]
  expect(count).toBe(3)
  expect(new Set([at(5, 5), at(55, 5), at(45, 20)]).size).toBe(3)
  expect(at(5, 35)).toBe(at(20, 2))
})

test('regions without a real edge between them are merged, others are not', () => {
  const light = plane((x) => (x < 20 ? 0.5 : x < 40 ? 0.51 : 0.8))
  const labels = Int32Array.from(light, (_, i) => Math.floor((i % size.width) / 20))
  const merged = mergeWeakBorders({ labels, count: 3 }, [light, none(), none()], size)
  expect(merged.count).toBe(2)
  expect(merged.labels[0]).toBe(merged.labels[30])
  expect(merged.labels[30]).not.toBe(merged.labels[50])
})

test('geodesic distance ignores shading and stops at an edge', () => {
  const light = plane((x) => (x < 40 ? 0.5 + x * 0.002 : 0.1))
  const seeds = plane((x) => (x < 3 ? 1 : 0))
  const distance = geodesicDistance(seeds, [light], size, 0.01)
  expect(distance[20 * 60 + 38]).toBeLessThan(0.05)
  expect(distance[20 * 60 + 42]).toBeGreaterThan(0.3)
})

test('upsampled mattes follow the edge of the photo, not the pixels of the raster', () => {
  const small: Size = { width: 15, height: 10 }
  const data = new Uint8Array(60 * 40 * 3)
  for (let i = 0; i < 60 * 40; i++) data.fill(i % 60 < 33 ? 40 : 220, i * 3, i * 3 + 3)
  const dark = (x: number) => x < 8
  const L = plane((x) => (dark(x) ? 0.28 : 0.89), small)
  const raster = { size: small, L, a: plane(() => 0, small), b: plane(() => 0, small) }
  const photo = { ...size, data }
  const [matte] = jointBilateralUpsample(photo, raster, [1, 1, 1], [plane((x) => (dark(x) ? 1 : 0), small)])
  expect(matte![20 * 60 + 31]).toBeGreaterThan(230)
  expect(matte![20 * 60 + 34]).toBeLessThan(25)
})

test('box means are exact in the middle and at the edge', () => {
  const ramp = plane((x) => x)
  const mean = boxMean(ramp, size, 2)
  expect(mean[20 * 60 + 30]).toBeCloseTo(30, 4)
  expect(mean[0]).toBeCloseTo(1, 4)
})

test('the guided filter moves a soft mask to the edge of the picture', () => {
  const light = plane((x) => (x < 30 ? 0.3 : 0.8))
  const soft = plane((x) => Math.min(1, Math.max(0, (36 - x) / 10)))
  const mask = new GuidedFilter([light, none(), none()], size, 5, 0.0001).apply(soft)
  expect(mask[20 * 60 + 28]! - mask[20 * 60 + 31]!).toBeGreaterThan(0.5)
  expect(soft[20 * 60 + 28]! - soft[20 * 60 + 31]!).toBeLessThan(0.4)
})

test('fitted on every fourth pixel, the guided filter gives much the same and still follows the full picture', () => {
  const light = plane((x, y) => (x < 31 ? 0.3 : 0.8) + y * 0.002)
  const soft = plane((x) => Math.min(1, Math.max(0, (36 - x) / 10)))
  const [exact, fast] = [1, 4].map((step) =>
    new GuidedFilter([light, none(), none()], size, 16, 0.0001, step).apply(soft),
  )
  const apart = exact!.map((value, i) => Math.abs(value - fast![i]!))
  expect(Math.max(...apart)).toBeLessThan(0.12)
  expect(fast![20 * 60 + 30]! - fast![20 * 60 + 31]!).toBeGreaterThan(0.5)
})

test('a reduced plane holds the means of its squares, also of those that the edge cuts', () => {
  const small = reduced(
    plane((x, y) => x + 100 * y, { width: 5, height: 3 }),
    { width: 5, height: 3 },
    2,
  )
  expect([...small]).toEqual([50.5, 52.5, 54, 200.5, 202.5, 204])
})
