import { expect, test } from 'vitest'
import { ANALYSIS_SIDE, analyseRoom } from './analyse-room.ts'
import { type SurfaceName, surfacePlanes } from './geometry/surface-probabilities.ts'

const [width, height] = [ANALYSIS_SIDE, Math.round((ANALYSIS_SIDE * 2) / 3)]
const plainWall = { width, height, data: new Uint8Array(width * height * 3).fill(190) }
const centre = (height >> 1) * width + (width >> 1)

/** A network that sees wall, and in the middle something else, where the photo has no edge. */
const patchy = surfacePlanes((name: SurfaceName) =>
  Float32Array.from({ length: width * height }, (_, i) => {
    const inside = Math.hypot((i % width) - width / 2, Math.floor(i / width) - height / 2) < 10
    if (name === 'wall') return inside ? 0.1 : 0.95
    return name === 'thing' ? (inside ? 0.9 : 0.05) : 0
  }),
)

test('a patch that only the network sees, without an edge in the photo, leaves no hole in a wall', () => {
  const { walls } = analyseRoom(plainWall, patchy)
  expect(walls.reduce((sum, group) => sum + group.weight[centre]!, 0)).toBeGreaterThan(0.9)
})

/** A network that sees walls everywhere, but takes them for things as far as it is told. */
const seenAs = (thing: number) =>
  surfacePlanes((name: SurfaceName) =>
    new Float32Array(width * height).fill({ wall: 1 - thing, thing }[name as string] ?? 0),
  )

test('a model says how far the network takes the walls for things, and of none without a network', () => {
  expect(analyseRoom(plainWall, seenAs(0.04)).thingsInWalls).toBeCloseTo(0.04)
  expect(analyseRoom(plainWall, seenAs(0.2)).thingsInWalls).toBeCloseTo(0.2)
  expect(analyseRoom(plainWall).thingsInWalls).toBe(0)
})
