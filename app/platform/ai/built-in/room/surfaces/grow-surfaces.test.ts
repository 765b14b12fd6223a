import { expect, test } from 'vitest'
import type { Plane } from '../../raster/planes.ts'
import type { Observation } from '../observation.ts'
import { RegionBorders } from '../regions/region-borders.ts'
import type { Region } from '../regions/regions.ts'
import { besideFloor, growFloor, growShell } from './grow-surfaces.ts'
import type { SurfaceVotes } from './surface-votes.ts'

const size = { width: 120, height: 80 }
const pixels = size.width * size.height
const centre = 40 * size.width + 60
/** Radius in pixels of a spot in the middle, on the wall or in front of it. */
const REACH = 30

type Light = (distance: number, angle: number) => number

function plane(value: Light): Plane {
  return Float32Array.from({ length: pixels }, (_, i) => {
    const [x, y] = [(i % size.width) - 60, Math.floor(i / size.width) - 40]
    return value(Math.hypot(x, y), Math.atan2(y, x))
  })
}

/** The shell's weight in the middle after growing from a wall with L 0.78. */
function grownOver(light: Light, sureThing = 0): number {
  const L = plane((distance, angle) => (distance < REACH ? light(distance, angle) : 0.78))
  const none = plane(() => 0)
  const colour: [Plane, Plane, Plane] = [L, none, none]
  const shell = plane((distance) => (distance > REACH ? 1 : 0))
  const labels = Int32Array.from(shell, (inShell) => (inShell ? 0 : 1))
  const region = { area: 0.5, pixels: pixels / 2, L: 0.78, a: 0, b: 0 }
  const regions = [
    { ...region, id: 0, surface: 'wall' },
    { ...region, id: 1, surface: 'other' },
  ] as Region[]
  const borders = new RegionBorders({ labels, count: 2 }, colour, size)
  const scene = { size, labels, regions, borders }
  const sureThings = plane(() => sureThing)
  const votes = {
    shell,
    floor: none,
    person: none,
    window: none,
    sureThings,
    scene,
  } as unknown as SurfaceVotes
  growShell(votes, { size, L, a: none, b: none, colour } as unknown as Observation)
  return shell[centre]!
}

/** A gradient from the wall to `middle`. */
const softly =
  (middle: number): Light =>
  (distance) =>
    0.78 + (middle - 0.78) * (1 - distance / REACH)

test('the wall grows into the glow of a lamp and into a shadow, but not into the lamp', () => {
  expect(grownOver(softly(0.84))).toBe(1)
  expect(grownOver(softly(0.84), 1)).toBe(0)
  expect(grownOver(softly(0.6))).toBe(1)
  expect(grownOver(softly(0.95))).toBe(0)
})

test('the wall does not grow into a thing in front of it, even through a gap in its outline', () => {
  expect(grownOver((distance, angle) => (Math.abs(angle) < 0.1 ? softly(0.6)(distance, angle) : 0.6))).toBe(0)
})

/** The floor's weight in the middle of a seat of its colour, which stands on it. */
function floorOverSeat(sureThing: number): number {
  const none = plane(() => 0)
  const [L, a] = [plane(() => 0.5), plane(() => 0.06)]
  const colour: [Plane, Plane, Plane] = [L, a, none]
  const floor = plane((distance) => (distance > 6 ? 1 : 0))
  const labels = Int32Array.from(floor, (isFloor) => (isFloor ? 0 : 1))
  const regions = [{ surface: 'floor' }, { surface: 'other' }] as Region[]
  const sureThings = plane((distance) => (distance > 6 ? 0 : sureThing))
  const votes = { floor, sureThings, scene: { size, labels, regions } } as unknown as SurfaceVotes
  growFloor(votes, { size, L, a, b: none, colour } as unknown as Observation)
  return floor[centre]!
}

test('the floor grows into what has its colour, but not into a thing of which the network is sure', () => {
  expect(floorOverSeat(0)).toBeGreaterThan(0.8)
  expect(floorOverSeat(1)).toBe(0)
})

test('outlines are not reached through a thing of which the network is sure', () => {
  const sureThings = plane(() => 1)
  expect(besideFloor({ sureThings } as unknown as SurfaceVotes)).toContain(sureThings)
})
