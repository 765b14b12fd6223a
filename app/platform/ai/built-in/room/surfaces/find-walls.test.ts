import { expect, test } from 'vitest'
import type { RegionBorders } from '../regions/region-borders.ts'
import type { Region } from '../regions/regions.ts'
import { findWalls } from './find-walls.ts'

/** A plain area in the upper part of the picture, with the given changes. */
function region(id: number, change: Partial<Region>): Region {
  return {
    ...{ id, pixels: 30_000, area: 0.2, centreX: 0.5, centreY: 0.4 },
    ...{ left: 0.2, right: 0.7, top: 0.15, bottom: 0.6, touchesTop: 0, touchesBottom: 0, touchesSides: 0 },
    ...{ L: 0.75, a: 0, b: 0.01, chroma: 0.01, hue: 90, spread: 0.02, texture: 0.01, clipped: 0 },
    ...{ surface: 'other', trust: 0 },
    ...change,
  }
}

/** The surfaces assigned to regions of which none touch. */
function surfaces(...changes: Partial<Region>[]) {
  const regions = changes.map((change, id) => region(id, change))
  const borders = { touch: () => false, contrast: () => 9 } as unknown as RegionBorders
  findWalls({ size: { width: 400, height: 300 }, labels: new Int32Array(0), regions, borders })
  return regions.map(({ surface }) => surface)
}

const WOOD = { a: 0.02, b: 0.07, chroma: 0.073, hue: 74 }

test('fitted wooden cupboards are not wall, even if larger than the plain wall beside them', () => {
  expect(surfaces({ ...WOOD, area: 0.11 }, { area: 0.06, touchesSides: 0.3 })).toEqual(['other', 'wall'])
})

test('a room of wood has wooden walls', () => {
  expect(surfaces({ ...WOOD, area: 0.3 }, { ...WOOD, area: 0.1, L: 0.7 })).toContain('wall')
})
