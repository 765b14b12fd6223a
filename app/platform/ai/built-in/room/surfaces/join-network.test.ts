import { expect, test } from 'vitest'
import type { RegionBorders } from '../regions/region-borders.ts'
import type { Region, Surface } from '../regions/regions.ts'
import type { Scene } from '../scene.ts'
import { joinNetwork } from './join-network.ts'
import { voteOnSurfaces } from './surface-votes.ts'

const HALF = 8
const size = { width: 2 * HALF, height: HALF }

/** Two adjacent regions of `HALF` × `HALF` pixels, with the surfaces assigned by the rules. */
function scene(...surfaces: Surface[]): Scene {
  const labels = Int32Array.from({ length: size.width * size.height }, (_, i) =>
    i % size.width < HALF ? 0 : 1,
  )
  const regions = surfaces.map(
    (surface, id) => ({ id, surface, trust: 1, pixels: HALF * HALF, chroma: 0, L: 0.8 }) as unknown as Region,
  )
  return { size, labels, regions, borders: {} as RegionBorders }
}

type Said = Partial<Record<'wall' | 'floor' | 'ceiling' | 'window' | 'thing', number>>

/** The votes after the join: the rules' surfaces and the network's probabilities, left and right. */
function votesAfter(rules: [Surface, Surface], left: Said, right: Said, people?: []) {
  const only = scene(...rules)
  const votes = voteOnSurfaces(size, [only])
  const plane = (name: keyof Said) => Float32Array.from(only.labels, (l) => (l ? right : left)[name] ?? 0)
  const [wall, floor, ceiling, window, thing] = (
    ['wall', 'floor', 'ceiling', 'window', 'thing'] as const
  ).map(plane)
  joinNetwork(votes, [only], {
    wall: wall!,
    floor: floor!,
    ceiling: ceiling!,
    window: window!,
    thing: thing!,
    ...(people && { people }),
  })
  return votes
}

/** The weights in the middle of both regions after the join. */
function joined(rules: [Surface, Surface], left: Said, right: Said) {
  const votes = votesAfter(rules, left, right)
  const at = (i: number) => ({ shell: votes.shell[i]!, floor: votes.floor[i]!, window: votes.window[i]! })
  return [at(HALF / 2), at(HALF + HALF / 2)]
}

test('the network decides, whatever the rules say', () => {
  for (const rules of [
    ['wall', 'floor'],
    ['other', 'other'],
    ['floor', 'wall'],
  ] as [Surface, Surface][]) {
    const [wall, floor] = joined(rules, { wall: 0.9 }, { floor: 0.9 })
    expect(wall).toEqual({ shell: 1, floor: 0, window: 0 })
    expect(floor).toEqual({ shell: 0, floor: 1, window: 0 })
  }
})

test('what the network takes rather for a thing is no wall and no floor', () => {
  const [cupboard, bed] = joined(['wall', 'floor'], { wall: 0.4, thing: 0.6 }, { floor: 0.4, thing: 0.6 })
  expect(cupboard!.shell).toBe(0)
  expect(bed!.floor).toBe(0)
})

test('a window is spared, and a wall stays a wall', () => {
  const [window, wall] = joined(['other', 'wall'], { window: 0.6 }, { window: 0.45, wall: 0.55 })
  expect(window).toEqual({ shell: 0, floor: 0, window: 1 })
  expect(wall).toEqual({ shell: 1, floor: 0, window: 0 })
})

test('people whom the detector found are neither wall nor floor', () => {
  const everywhere = { wall: 0.5, floor: 0.5, thing: 0.5 }
  const somebody = [{ score: 0.6, left: 0, top: 0, right: 1, bottom: 1 }] as unknown as []
  const votes = votesAfter(['wall', 'floor'], everywhere, everywhere, somebody)
  expect(Math.min(...votes.person)).toBe(1)
  expect(Math.max(...votes.shell, ...votes.floor)).toBe(0)
})

test('no wall grows where the network is sure of a thing', () => {
  const { sureThings } = votesAfter(['wall', 'wall'], { thing: 0.85 }, { thing: 0.5 })
  expect([sureThings!.at(0), sureThings!.at(-1)]).toEqual([1, 0])
})

test('the network’s walls and ceilings both count as shell', () => {
  const votes = votesAfter(['wall', 'other'], { wall: 0.45, ceiling: 0.45 }, { ceiling: 0.1 })
  expect([votes.shell.at(0), votes.shell.at(-1)]).toEqual([1, 0])
  expect(votes.ceiling!.at(0)).toBeCloseTo(0.45)
})

test('the accord of rules and network is their overlap', () => {
  const accord = (rules: Surface, wall: number) => votesAfter([rules, 'other'], { wall }, {}).accord!
  expect(accord('wall', 0.9)).toBeCloseTo(0.9)
  expect(accord('wall', 0.1)).toBeCloseTo(0.1)
  expect(accord('other', 0.9)).toBe(0)
})
