import { expect, test } from 'vitest'
import { chromaOf, hexToOklab } from '../../colour/oklab.ts'
import { FLOORS, type FloorName } from '../../materials/catalogue.ts'
import { TREATMENTS } from './treatments.ts'
import { designFor } from './wet-rooms.ts'

const styles = Object.entries(TREATMENTS)
const BEARS_WATER: FloorName[] = ['tile', 'clay tile', 'terrazzo', 'marble', 'limestone', 'concrete']

test.each(styles)('%s lays no wood, carpet or mats in a bathroom', (_, design) => {
  expect(BEARS_WATER).toContain(designFor('Bathroom', design).floorMaterial)
})

test('every floor either bears water or is replaced', () => {
  for (const floorMaterial of Object.keys(FLOORS) as FloorName[]) {
    const wet = designFor('Bathroom', { ...styles[0]![1], floorMaterial }).floorMaterial
    expect(wet).toBe(BEARS_WATER.includes(floorMaterial) ? floorMaterial : 'tile')
  }
})

test('tiles in the place of wood have its hue, but are stone', () => {
  const oak = { ...styles[0]![1], floorMaterial: 'plank' as const, floor: '#a8733f' }
  const { floor } = designFor('Laundry Room', oak)
  const [a, b] = chromaOf(floor)
  const [woodA, woodB] = chromaOf(oak.floor)
  expect(Math.hypot(a, b)).toBeLessThan(0.03)
  expect(Math.atan2(b, a)).toBeCloseTo(Math.atan2(woodB, woodA), 0)
  expect(hexToOklab(floor)[0]).toBeGreaterThan(hexToOklab(oak.floor)[0])
})

test('other rooms, and stone floors, stay as their style has them', () => {
  for (const [, design] of styles)
    for (const room of ['Kitchen', 'Bedroom', undefined]) expect(designFor(room, design)).toBe(design)
  const { mediterranean } = TREATMENTS
  expect(designFor('Bathroom', mediterranean!)).toBe(mediterranean)
})
