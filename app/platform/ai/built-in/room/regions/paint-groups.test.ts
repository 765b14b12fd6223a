import { expect, test } from 'vitest'
import type { Observation } from '../observation.ts'
import type { SurfaceVotes } from '../surfaces/surface-votes.ts'
import { paintGroups } from './paint-groups.ts'

const size = { width: 20, height: 10 }
const pixels = size.width * size.height

/** The groups of a lit and a shaded half of the shell, with a colour step of `contrast` between them. */
function groups(contrast: number) {
  const region = (id: number, L: number) => ({ id, L, a: 0, b: 0, pixels: pixels / 2, area: 0.5 })
  const labels = Int32Array.from({ length: pixels }, (_, i) => (i % size.width < 10 ? 0 : 1))
  const borders = { touch: () => true, contrast: () => contrast }
  const scene = { size, labels, regions: [region(0, 0.85), region(1, 0.57)], borders }
  const votes = { shell: new Float32Array(pixels).fill(1), scene } as unknown as SurfaceVotes
  const picture = { ...size, data: new Uint8Array(pixels * 3).fill(180) }
  return paintGroups(votes, { size, picture, light: { balance: [1, 1, 1] } } as unknown as Observation)
}

test('a wall and the shadow it fades into are one group, parted by an edge they are not', () => {
  expect(groups(0.01)).toHaveLength(1)
  expect(groups(0.01)[0]!.area).toBeCloseTo(1)
  expect(groups(0.2)[0]!.area).toBeCloseTo(0.5)
})
