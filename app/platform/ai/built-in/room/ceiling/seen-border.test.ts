import { expect, test } from 'vitest'
import { lightnessSteps } from './lightness-steps.ts'
import { seenBorder } from './seen-border.ts'

const size = { width: 120, height: 100 }
const planeOf = (valueAt: (x: number, y: number) => number) =>
  Float32Array.from({ length: size.width * size.height }, (_, i) =>
    valueAt(i % size.width, Math.floor(i / size.width)),
  )

test('the foot of a lamp whose rim counts as wall does not attract the border', () => {
  const isLamp = (x: number, y: number, foot: number) => Math.abs(x - 60) < 12 && y < foot
  const shell = planeOf((x, y) => (isLamp(x, y, 52) ? 0 : 1))
  const light = planeOf((x, y) => (isLamp(x, y, 56) ? 0.3 : y < 30 ? 0.92 : 0.86))
  const ceiling = planeOf((_, y) => 1 / (1 + Math.exp((y - 34) / 2)))
  const network = { ceiling, wall: ceiling.map((value) => 1 - value) }
  const rows = seenBorder(network, shell, lightnessSteps(light, size), size)
  expect(Math.max(...rows)).toBeLessThan(40)
})
