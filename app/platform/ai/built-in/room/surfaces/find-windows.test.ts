import { expect, test } from 'vitest'
import type { RegionBorders } from '../regions/region-borders.ts'
import type { Region } from '../regions/regions.ts'
import type { Scene } from '../scene.ts'
import { completeWindows, findWindows, isSeenThroughGlass } from './find-windows.ts'

const size = { width: 300, height: 200 }

/** A region of 0.2 × 0.2 in the middle of the picture, with the given changes. */
function region(id: number, change: Partial<Region>): Region {
  const place = { left: 0.4, right: 0.6, top: 0.3, bottom: 0.5, centreX: 0.5, centreY: 0.4 }
  const touches = { touchesTop: 0, touchesBottom: 0, touchesSides: 0 }
  const colour = {
    L: 0.78,
    a: 0.004,
    b: 0.012,
    chroma: 0.013,
    hue: 72,
    spread: 0.03,
    texture: 0.006,
    clipped: 0,
  }
  return {
    id,
    pixels: 2400,
    area: 0.04,
    ...place,
    ...touches,
    ...colour,
    surface: 'wall',
    trust: 1,
    ...change,
  }
}

const wall = region(0, { area: 0.4, touchesTop: 0.8 })

/** The surface assigned to the second region, with the fraction of its outline that touches a pane. */
function seenAs(change: Partial<Region>, againstPane = 0): Region['surface'] {
  const it = region(1, change)
  const pane = region(2, { surface: 'window' })
  const share = (_: Region, __: unknown, wanted: (other: Region) => boolean) =>
    wanted(pane) ? againstPane : 0
  const borders = { share, contrast: () => 0.2 } as unknown as RegionBorders
  const scene: Scene = { size, labels: new Int32Array(0), regions: [wall, it], borders }
  findWindows(scene)
  completeWindows(scene, wall)
  expect(wall.surface).toBe('wall')
  return it.surface
}

test('clipped panes and regions much brighter than the wall are windows', () => {
  expect(seenAs({ clipped: 0.5 })).toBe('window')
  expect(seenAs({ L: 0.92 })).toBe('window')
  expect(seenAs({ L: 0.8 })).toBe('wall')
})

test('sunlit trees are a window, a plant is not wall, and a green area up to the edge is wall', () => {
  const green = { hue: 135, a: -0.035, b: 0.035, chroma: 0.05, texture: 0.03 }
  expect(seenAs({ ...green, L: 0.86 })).toBe('window')
  expect(seenAs({ ...green, L: 0.5 })).toBe('view')
  expect(seenAs({ ...green, L: 0.86, touchesTop: 0.3 })).toBe('wall')
})

test('bars between panes belong to the window, even in the wall’s colour; a niche does not', () => {
  expect(seenAs({ pixels: 500 }, 0.6)).toBe('window')
  expect(seenAs({ L: 0.6, surface: 'other' }, 0.6)).toBe('window')
  expect(seenAs({}, 0.6)).toBe('wall')
  expect(seenAs({ L: 0.6, surface: 'other' }, 0.1)).toBe('other')
})

const calm = { L: 0.78, a: 0.004, b: 0.012, chroma: 0.013, hue: 72, texture: 0.006 }
const town = { ...calm, L: 0.66, a: 0.001, b: 0.003, chroma: 0.003, texture: 0.05 }
const sea = { ...calm, L: 0.82, a: -0.038, b: -0.041, chroma: 0.056, hue: 227, texture: 0.004 }

test('a town or the sea behind glass is a view, although it is no brighter than the wall', () => {
  expect(seenAs(town)).toBe('view')
  expect(seenAs(sea)).toBe('view')
  expect(isSeenThroughGlass(region(1, { ...sea, surface: 'view' }))).toBe(true)
})

test('a region that touches the top edge, has a wall’s colour or lies in the shade is wall', () => {
  expect(seenAs({ ...town, touchesTop: 0.1 })).toBe('wall')
  expect(seenAs({ ...calm, texture: 0.03 })).toBe('wall')
  expect(seenAs({ ...calm, L: 0.6, texture: 0.035 })).toBe('wall')
  expect(seenAs({ ...calm, L: 0.86, b: 0.03 })).toBe('wall')
})

test('a red curtain may be recoloured, a garden keeps its colours', () => {
  const curtain = { surface: 'view', a: 0.09, b: 0.04, chroma: 0.1, hue: 24 } as const
  expect(isSeenThroughGlass(region(1, curtain))).toBe(false)
  expect(isSeenThroughGlass(region(1, { ...curtain, a: -0.05, b: 0.05, hue: 135 }))).toBe(true)
})
