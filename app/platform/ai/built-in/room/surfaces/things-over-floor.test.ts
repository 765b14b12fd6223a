import { expect, test } from 'vitest'
import type { RegionBorders } from '../regions/region-borders.ts'
import type { Region } from '../regions/regions.ts'
import type { Scene } from '../scene.ts'
import { thingsOverFloor } from './things-over-floor.ts'

const size = { width: 12, height: 12 }

/** A narrow strip of floor (region 0) behind a bed (region 1) that fills the lower part of the picture. */
const scene: Scene = {
  size,
  labels: Int32Array.from({ length: 144 }, (_, i) => (i < 24 ? 0 : 1)),
  regions: [24, 120].map((pixels, id) => ({ id, pixels, area: pixels / 144 }) as unknown as Region),
  borders: {} as RegionBorders,
}

/** The weight of furniture in the strip and in the bed, for the network's probabilities of floor in each. */
function furniture(strip: number, bed: number) {
  const floor = Float32Array.from(scene.labels, (label) => (label ? bed : strip))
  const found = thingsOverFloor([scene, scene], { floor, thing: floor.map((value) => 0.9 - value) })
  return { strip: found[0], bed: found.at(-1) }
}

test('a bed in front of a floor that the network knows is furniture', () => {
  expect(furniture(0.8, 0.35)).toEqual({ strip: 0, bed: 1 })
})

test('a doubtful region stays floor where the network knows no other', () => {
  expect(furniture(0.3, 0.35)).toEqual({ strip: 0, bed: 0 })
})

test('a second floor stays floor', () => {
  expect(furniture(0.8, 0.5)).toEqual({ strip: 0, bed: 0 })
})
