import { expect, test } from 'vitest'
import type { RegionBorders } from '../regions/region-borders.ts'
import type { Region } from '../regions/regions.ts'
import { findFloorInBox } from './find-floor-in-box.ts'

/** A grey tile of the floor, low in the picture, with the given changes. */
function region(id: number, change: Partial<Region>): Region {
  return {
    ...{ id, pixels: 3000, area: 0.05, centreX: 0.5, centreY: 0.8 },
    ...{ left: 0.2, right: 0.6, top: 0.7, bottom: 0.95, touchesTop: 0, touchesBottom: 0, touchesSides: 0 },
    ...{ L: 0.6, a: 0, b: 0.01, chroma: 0.01, hue: 90, spread: 0.02, texture: 0.01, clipped: 0 },
    ...{ surface: 'other', trust: 0, face: 'floor', within: 1 },
    ...change,
  }
}

/** The surfaces assigned to regions of which none touch. */
function surfaces(...changes: Partial<Region>[]) {
  const regions = changes.map((change, id) => region(id, change))
  const borders = { touch: () => false, contrast: () => 9 } as unknown as RegionBorders
  findFloorInBox({ size: { width: 300, height: 200 }, labels: new Int32Array(0), regions, borders })
  return regions.map(({ surface }) => surface)
}

test('separate tiles form one floor, without the red cushion on it', () => {
  expect(surfaces({}, { L: 0.63 }, { a: 0.12, chroma: 0.12, hue: 5 })).toEqual(['floor', 'floor', 'other'])
})

test('a region in the floor’s colour on a wall is not floor', () => {
  expect(surfaces({}, { face: 'wall' })).toEqual(['floor', 'other'])
})

test('a region within the floor’s border is preferred to one that rises above it', () => {
  expect(surfaces({ within: 0.2, area: 0.06, top: 0.3, centreY: 0.5 }, { L: 0.4, area: 0.025 })).toEqual([
    'other',
    'floor',
  ])
})

test('a small, saturated or textured region alone is not a floor', () => {
  expect(surfaces({ area: 0.003 })).toEqual(['other'])
  expect(surfaces({ chroma: 0.25, a: 0.25, hue: 5 })).toEqual(['other'])
  expect(surfaces({ texture: 0.15 })).toEqual(['other'])
})
