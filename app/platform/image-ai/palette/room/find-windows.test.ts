import { expect, test } from 'vitest'
import { completeWindows, findWindows } from './find-windows.ts'
import type { RegionBorders } from './region-borders.ts'
import type { Region } from './regions.ts'
import type { Scene } from './scene.ts'

const size = { width: 300, height: 200 }

/** A region of 0.2 × 0.2 of the picture in its middle, with what is given. */
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

/** What the second region is taken for, with the share of its outline that lies against a pane. */
function seenAs(change: Partial<Region>, againstPane = 0): Region['surface'] {
  const it = region(1, change)
  const borders = { share: () => againstPane } as unknown as RegionBorders
  const scene: Scene = { size, labels: new Int32Array(0), regions: [wall, it], borders }
  findWindows(scene)
  completeWindows(scene, wall)
  expect(wall.surface).toBe('wall')
  return it.surface
}

test('burnt-out panes and what outshines the wall are windows', () => {
  expect(seenAs({ clipped: 0.5 })).toBe('window')
  expect(seenAs({ L: 0.92 })).toBe('window')
  expect(seenAs({ L: 0.8 })).toBe('wall')
})

test('trees in daylight are a view, a plant in the room or a green wall up to the edge is not', () => {
  const green = { hue: 135, a: -0.035, b: 0.035, chroma: 0.05, texture: 0.03 }
  expect(seenAs({ ...green, L: 0.86 })).toBe('window')
  expect(seenAs({ ...green, L: 0.5 })).toBe('wall')
  expect(seenAs({ ...green, L: 0.86, touchesTop: 0.3 })).toBe('wall')
})

test('bars between panes go with them, even in the colour of the wall; a niche of wall does not', () => {
  expect(seenAs({ pixels: 500 }, 0.6)).toBe('window')
  expect(seenAs({ L: 0.6, surface: 'other' }, 0.6)).toBe('window')
  expect(seenAs({}, 0.6)).toBe('wall')
  expect(seenAs({ L: 0.6, surface: 'other' }, 0.1)).toBe('other')
})
