import { expect, test } from 'vitest'
import type { Observation } from '../observation.ts'
import type { SurfaceVotes } from '../surfaces/surface-votes.ts'
import { paintGroups } from './paint-groups.ts'

const size = { width: 20, height: 10 }
const pixels = size.width * size.height

const WOOD = { a: 0.02, b: 0.07 }

/** The groups of two shell regions. The second covers the columns from `from` on, beyond a colour step of `contrast`. */
function groups(
  contrast: number,
  from = 10,
  second: { L: number; a: number; b: number } = { L: 0.57, a: 0, b: 0 },
  thing?: number | Float32Array,
  ceiling = new Float32Array(pixels),
  shell = new Float32Array(pixels).fill(1),
  seenShell?: Float32Array,
) {
  const share = 1 - from / size.width
  const region = (id: number, area: number, colour: typeof second) => ({
    ...{ id, pixels: pixels * area, area, touchesTop: 0, touchesSides: 0, top: 0.3 },
    ...colour,
  })
  const labels = Int32Array.from({ length: pixels }, (_, i) => (i % size.width < from ? 0 : 1))
  const borders = { touch: () => true, contrast: () => contrast }
  const regions = [region(0, 1 - share, { L: 0.85, a: 0, b: 0 }), region(1, share, second)]
  const things = typeof thing === 'number' ? new Float32Array(pixels).fill(thing) : thing
  const votes = { things, shell, seenShell, scene: { size, labels, regions, borders } }
  const picture = { ...size, data: new Uint8Array(pixels * 3).fill(180) }
  const grey = new Float32Array(pixels)
  const colour = { L: grey, a: grey, b: grey }
  const seen = { size, picture, light: { balance: [1, 1, 1] }, ...colour, colour: Object.values(colour) }
  return {
    shell: votes.shell,
    groups: paintGroups(votes as unknown as SurfaceVotes, ceiling, seen as unknown as Observation),
  }
}

test('a wall and its soft shadow form one group; an edge separates them', () => {
  expect(groups(0.01).groups).toHaveLength(1)
  expect(groups(0.01).groups[0]!.area).toBeCloseTo(1)
  expect(groups(0.2).groups[0]!.area).toBeCloseTo(0.5)
  expect(groups(0.01, 10, { L: 0.6, ...WOOD }).groups[0]!.area).toBeCloseTo(0.5)
})

test('wood beside plain walls that the network labels as a thing is a cupboard', () => {
  const cupboard = groups(0.2, 14, { L: 0.75, ...WOOD }, 0.8)
  expect(cupboard.groups).toHaveLength(1)
  expect(cupboard.shell[19]).toBe(0)
  expect(groups(0.2, 14, { L: 0.75, ...WOOD }, 0.2).groups).toHaveLength(2)
  expect(groups(0.2, 14, { L: 0.75, a: 0, b: 0.07 }, undefined).groups).toHaveLength(2)
})

test('a wall in the region of a door of its colour is no thing where it is painted', () => {
  const isDoor = (i: number) => i % size.width >= 14
  const ofDoor = (inside: number, outside: number) =>
    Float32Array.from({ length: pixels }, (_, i) => (isDoor(i) ? inside : outside))
  const pale = { L: 0.8, a: -0.01, b: -0.05 }
  const beside = (wall: number) =>
    groups(0.2, 10, pale, ofDoor(0.9, wall), undefined, ofDoor(0, 1)).groups.length
  expect(beside(0.2)).toBe(2)
  expect(beside(0.6)).toBe(1)
})

test('walls darker than a larger white ceiling are the main group, and no trim of it', () => {
  const orange = { L: 0.6, a: 0.08, b: 0.1 }
  const ceiling = Float32Array.from({ length: pixels }, (_, i) => (i % size.width < 14 ? 1 : 0))
  const found = groups(0.2, 14, orange, undefined, ceiling).groups
  expect(found.map(({ L }) => L)).toEqual([0.6, 0.85])
  expect(groups(0.2, 14, orange).groups.map(({ L }) => L)).toEqual([0.85])
})

test('a darker wall is painted if the network takes it for no thing; small ones are beams and frames', () => {
  const dark = { L: 0.5, a: 0, b: 0 }
  expect(groups(0.2, 10, dark, 0.3).groups.map(({ L }) => L)).toEqual([0.85, 0.5])
  expect(groups(0.2, 10, dark, 0.7).groups).toHaveLength(1)
  expect(groups(0.2, 10, dark).groups).toHaveLength(1)
  // One column is 5 % of the picture, and less than 3 % of it is wall.
  const partly = new Float32Array(pixels).fill(0.45)
  expect(groups(0.2, 19, dark, 0.3, partly).groups).toHaveLength(1)
  expect(groups(0.2, 18, dark, 0.3, partly).groups).toHaveLength(2)
})

test('the rim of a wall in the region of a cupboard is painted with the wall where the network sees a wall', () => {
  const weightOfRim = (seenShell: number) => {
    const inWall = (i: number) => i % size.width < 10
    const region = (id: number) => ({ id, pixels: pixels / 2, area: 0.5, L: 0.8, a: 0, b: 0 })
    const [grey, nothing] = [new Float32Array(pixels).fill(0.8), new Float32Array(pixels)]
    const votes = {
      shell: Float32Array.from(grey, (_, i) => (i % size.width < 11 ? 1 : 0)),
      seenShell: new Float32Array(pixels).fill(seenShell),
      things: nothing,
      scene: {
        ...{ size, regions: [region(0), region(1)] },
        labels: Int32Array.from(grey, (_, i) => (inWall(i) ? 0 : 1)),
        borders: { touch: () => true, contrast: () => 0.2 },
      },
    }
    const picture = { ...size, data: new Uint8Array(pixels * 3).fill(180) }
    const seen = { size, picture, light: { balance: [1, 1, 1] }, L: grey, a: nothing, b: nothing }
    const [wall] = paintGroups(votes as unknown as SurfaceVotes, nothing, seen as unknown as Observation)
    return wall!.weight[10]
  }
  expect(weightOfRim(0.9)).toBe(1)
  expect(weightOfRim(0.3)).toBe(0)
})

test('a part of a cupboard’s region that is surely wall stays, and takes the paint of the wall', () => {
  const pale = { L: 0.8, a: -0.01, b: -0.05 }
  const isCorner = (i: number) => i % size.width === 10 && i < 3 * size.width
  const seen = (sure: number) => Float32Array.from({ length: pixels }, (_, i) => (isCorner(i) ? sure : 0.1))
  const beside = (sure: number) => groups(0.2, 10, pale, 0.8, undefined, undefined, seen(sure)).groups
  expect(beside(0.9)).toHaveLength(1)
  expect(beside(0.9)[0]!.weight[10]).toBe(1)
  expect(beside(0.9)[0]!.weight[12]).toBe(0)
  expect(beside(0.4)[0]!.weight[10]).toBe(0)
})
