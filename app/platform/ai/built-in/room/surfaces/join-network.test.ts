import { expect, test } from 'vitest'
import type { RegionBorders } from '../regions/region-borders.ts'
import type { Region, Surface } from '../regions/regions.ts'
import type { Scene } from '../scene.ts'
import { joinNetwork } from './join-network.ts'
import { voteOnSurfaces } from './surface-votes.ts'

const HALF = 8

/** A calm, light colour, as the rules know walls. */
const CALM = { chroma: 0.02, L: 0.85 }

/** Two adjacent regions of `HALF` × `HALF` pixels, with the surfaces assigned by the rules. */
function scene(...surfaces: Surface[]): Scene {
  const size = { width: 2 * HALF, height: HALF }
  const labels = Int32Array.from({ length: size.width * size.height }, (_, i) =>
    i % size.width < HALF ? 0 : 1,
  )
  const regions = surfaces.map((surface, id) => ({
    ...({ id, surface, trust: 1, pixels: HALF * HALF, touchesTop: 0, face: undefined } as unknown as Region),
    ...CALM,
  }))
  return { size, labels, regions, borders: {} as RegionBorders }
}

type Said = Partial<Record<'wall' | 'floor' | 'ceiling' | 'window' | 'thing', number>>

/** The weights in the middle of both regions after the join. */
function joined(rules: [Surface, Surface], left: Said, right: Said, colour: Partial<Region> = CALM) {
  const scenes = [scene(...rules)]
  for (const region of scenes[0]!.regions) Object.assign(region, colour)
  const votes = voteOnSurfaces(scenes)
  const plane = (name: keyof Said) =>
    Float32Array.from(scenes[0]!.labels, (l) => (l ? right : left)[name] ?? 0)
  const smooth = Float32Array.from(scenes[0]!.labels)
  const probabilities = {
    wall: plane('wall'),
    floor: plane('floor'),
    ceiling: plane('ceiling'),
    window: plane('window'),
  }
  joinNetwork(
    votes,
    scenes,
    { ...probabilities, thing: plane('thing') },
    {
      size: scenes[0]!.size,
      smooth: [smooth, smooth, smooth],
    },
  )
  const at = (i: number) => ({ shell: votes.shell[i]!, floor: votes.floor[i]!, window: votes.window[i]! })
  return [at(HALF / 2), at(HALF + HALF / 2)]
}

test('agreement is kept', () => {
  const [wall, floor] = joined(['wall', 'floor'], { wall: 0.9 }, { floor: 0.9 })
  expect(wall).toEqual({ shell: 1, floor: 0, window: 0 })
  expect(floor).toEqual({ shell: 0, floor: 1, window: 0 })
})

test('a confident network adds what the rules missed', () => {
  const [floor, window] = joined(['other', 'other'], { floor: 0.95 }, { window: 0.95 })
  expect(floor!.floor).toBeGreaterThan(0.9)
  expect(window!.window).toBeGreaterThan(0.9)
})

test('of a strong or dark wall the network needs to be less sure, because no rule knows such walls', () => {
  const thing = { wall: 0.4 }
  const calm = joined(['other', 'other'], { wall: 0.53 }, thing)[0]!.shell
  expect(calm).toBeLessThan(0.6)
  for (const strange of [{ chroma: 0.17 }, { L: 0.25 }]) {
    const [painted, left] = joined(['other', 'other'], { wall: 0.54 }, thing, { ...CALM, ...strange })
    expect(painted!.shell).toBeGreaterThan(calm + 0.1)
    expect(left!.shell).toBe(0)
  }
})

test('of a wall that no rule found the network needs to be less sure than of a floor', () => {
  const [wall, floor] = joined(['other', 'other'], { wall: 0.62 }, { floor: 0.62 })
  expect(wall!.shell).toBeGreaterThan(0.8)
  expect(floor!.floor).toBeLessThan(0.2)
})

test('a window that no rule found is spared, and a wall stays a wall', () => {
  const [window, wall] = joined(['other', 'wall'], { window: 0.6 }, { window: 0.4, wall: 0.6 })
  expect(window).toEqual({ shell: 0, floor: 0, window: 1 })
  expect(wall!.shell).toBe(1)
  expect(wall!.window).toBeLessThan(0.1)
})

test('people whom the detector found are neither wall nor floor', () => {
  const scenes = [scene('wall', 'floor')]
  const { size, labels } = scenes[0]!
  const votes = voteOnSurfaces(scenes)
  const [all, none] = [new Float32Array(labels.length).fill(0.5), new Float32Array(labels.length)]
  const people = [{ score: 0.6, left: 0, top: 0, right: 1, bottom: 1 }]
  const network = { wall: all, floor: all, ceiling: none, window: none, thing: all, people }
  joinNetwork(votes, scenes, network, { size, smooth: [none, none, none] })
  expect(Math.min(...votes.person)).toBe(1)
  expect(Math.max(...votes.shell, ...votes.floor)).toBe(0)
})

test('a network that is confident of a thing overrules a floor', () => {
  const [sofa] = joined(['floor', 'wall'], { floor: 0.02 }, { wall: 0.9 })
  expect(sofa!.floor).toBeLessThan(0.5)
})

test('a region is ceiling where the network sees one', () => {
  const scenes = [scene('wall', 'wall')]
  const { size, labels } = scenes[0]!
  const votes = voteOnSurfaces(scenes)
  const nothing = new Float32Array(labels.length)
  const ceiling = Float32Array.from(labels, (label) => (label ? 0.1 : 0.8))
  const network = { wall: nothing, floor: nothing, ceiling, window: nothing, thing: nothing }
  joinNetwork(votes, scenes, network, { size, smooth: [nothing, nothing, nothing] })
  expect(votes.ceiling![0]).toBeCloseTo(0.8)
  expect(votes.ceiling!.at(-1)).toBeCloseTo(0.1)
})

test('a wall that the network is sure is a thing is spared', () => {
  const [wall, cupboard] = joined(['wall', 'wall'], { wall: 0.6, thing: 0.4 }, { wall: 0.15, thing: 0.85 })
  expect(wall!.shell).toBe(1)
  expect(cupboard!.shell).toBe(0)
})

/** The votes on a wall's region in which the network sees `name` in the first pixels as given, and wall in the others. */
function withinWall(name: 'thing' | 'window', first: readonly number[]) {
  const scenes = [scene('wall', 'wall')]
  const { size, labels } = scenes[0]!
  const votes = voteOnSurfaces(scenes)
  const nothing = new Float32Array(labels.length)
  const said = Float32Array.from(labels, (_, i) => first[i] ?? 0.1)
  const network = { floor: nothing, ceiling: nothing, window: nothing, thing: nothing, [name]: said }
  joinNetwork(
    votes,
    scenes,
    { ...network, wall: said.map((p) => 1 - p) },
    { size, smooth: [nothing, nothing, nothing] },
  )
  return votes
}

test('a thing in the region of a wall is spared where the network is sure of it', () => {
  const { shell } = withinWall('thing', [0.9, 0.5])
  expect([shell[0], shell[1], shell[2]]).toEqual([0, 1, 1])
})

test('the frame of a window in the region of a wall is spared where the network is sure of the window', () => {
  const { shell, window } = withinWall('window', [0.7, 0.4])
  expect([shell[0], shell[1], shell[2]]).toEqual([0, 1, 1])
  expect(window[0]).toBe(1)
})

test('the network’s walls and ceilings both count as shell', () => {
  const [corner] = joined(['wall', 'other'], { wall: 0.45, ceiling: 0.45 }, {})
  expect(corner!.shell).toBe(1)
})

test('the network’s border within a surface of one colour has no effect', () => {
  const scenes = [scene('other', 'other')]
  const { size, labels } = scenes[0]!
  const votes = voteOnSurfaces(scenes)
  const nothing = new Float32Array(labels.length)
  const wall = Float32Array.from(labels, (label, i) => (label ? 0 : i < labels.length / 2 ? 1 : 0.8))
  const plain = Float32Array.from(labels)
  const network = { wall, floor: nothing, ceiling: nothing, window: nothing, thing: nothing }
  joinNetwork(votes, scenes, network, { size, smooth: [plain, plain, plain] })
  expect(votes.shell[HALF / 2]).toBe(votes.shell[labels.length - 1 - HALF - HALF / 2])
})

test('the accord of rules and network is their overlap', () => {
  const accord = (rules: Surface, wall: number) => {
    const scenes = [scene(rules, 'other')]
    const { size, labels } = scenes[0]!
    const votes = voteOnSurfaces(scenes)
    const nothing = new Float32Array(labels.length)
    const seen = Float32Array.from(labels, (label) => (label ? 0 : wall))
    const network = { wall: seen, floor: nothing, ceiling: nothing, window: nothing, thing: nothing }
    joinNetwork(votes, scenes, network, { size, smooth: [nothing, nothing, nothing] })
    return votes.accord!
  }
  expect(accord('wall', 0.9)).toBeCloseTo(0.9)
  expect(accord('wall', 0.1)).toBeCloseTo(0.1)
  expect(accord('other', 0.9)).toBe(0)
})

test('what the network is sure is wall is painted, though most of its region is a cupboard', () => {
  const scenes = [scene('other', 'other')]
  const { size, labels } = scenes[0]!
  const votes = voteOnSurfaces(scenes)
  const nothing = new Float32Array(labels.length)
  const isCorner = (i: number) => i % size.width < 3 && i < 2 * size.width
  const wall = nothing.map((_, i) => (isCorner(i) ? 0.95 : 0.05))
  const thing = wall.map((probability) => 1 - probability)
  const network = { wall, thing, floor: nothing, ceiling: nothing, window: nothing }
  joinNetwork(votes, scenes, network, { size, smooth: [nothing, nothing, nothing] })
  expect(votes.shell[1]).toBe(1)
  expect(votes.shell[5]).toBe(0)
})
