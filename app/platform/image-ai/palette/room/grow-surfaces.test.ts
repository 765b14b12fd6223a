import { expect, test } from 'vitest'
import type { Plane } from '../raster/planes.ts'
import { growShell } from './grow-surfaces.ts'
import type { Observation } from './observation.ts'
import type { SurfaceVotes } from './surface-votes.ts'

const size = { width: 120, height: 80 }
const centre = 40 * size.width + 60

function plane(value: (distance: number) => number): Plane {
  return Float32Array.from({ length: size.width * size.height }, (_, i) =>
    value(Math.hypot((i % size.width) - 60, Math.floor(i / size.width) - 40)),
  )
}

/** Weight of the shell in the middle of a spot that shades softly into a wall of L 0.78. */
function grownOver(middle: number): number {
  const L = plane((distance) => 0.78 + (middle - 0.78) * Math.max(0, 1 - distance / 30))
  const none = plane(() => 0)
  const wall = { surface: 'wall', area: 0.5, L: 0.78, a: 0, b: 0 }
  const shell = plane((distance) => (distance > 30 ? 1 : 0))
  const scene = { labels: new Int32Array(L.length), regions: [wall] }
  const votes = { shell, floor: none, person: none, window: none, scene } as unknown as SurfaceVotes
  growShell(votes, { size, L, a: none, b: none, colour: [L, none, none] } as unknown as Observation)
  return shell[centre]!
}

test('the wall goes on into the glow of a lamp and into a shadow, but not into the lamp', () => {
  expect(grownOver(0.84)).toBe(1)
  expect(grownOver(0.6)).toBe(1)
  expect(grownOver(0.95)).toBe(0)
})
