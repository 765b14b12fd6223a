import { expect, test } from 'vitest'
import { hexToOklab } from '../../colour/oklab.ts'
import { chooseTreatment } from './choose-treatment.ts'
import type { Treatment } from './treatment.ts'
import { TREATMENTS } from './treatments.ts'

const STYLES = `Modern, Contemporary, Scandinavian, Traditional, Industrial, Bohemian, Minimalist, Rustic,
  Mid-Century Modern, Farmhouse, Coastal, Vintage, Glam, Art Deco, Zen, Japandi, Mediterranean, Urban Modern,
  Transitional, Eclectic`
  .split(',')
  .map((name) => name.trim())

const colours = ({
  grade,
  accents,
  floorMaterial,
  wallMaterial,
  otherWalls = [],
  ...surfaces
}: Treatment) => [...Object.values(surfaces), ...accents, ...otherWalls]

test('each of the twenty styles has its own treatment with valid colours', () => {
  expect(Object.keys(TREATMENTS)).toHaveLength(20)
  const looks = STYLES.map((name) => chooseTreatment(name, [], []))
  for (const look of looks) for (const hex of colours(look)) expect(hex).toMatch(/^#[0-9a-f]{6}$/)
  expect(new Set(looks.map((look) => look.wall)).size).toBe(20)
  for (const look of looks) expect(hexToOklab(look.ceiling)[0]).toBeGreaterThan(0.85)
})

test('a blend has the walls and floor of its lighter style and the furniture of the other, in either order', () => {
  const look = chooseTreatment('Coastal × Industrial', [], [])
  const { coastal, industrial } = TREATMENTS
  expect(look).toMatchObject({
    wall: coastal!.wall,
    floorMaterial: coastal!.floorMaterial,
  })
  expect(look.accents).toEqual([
    industrial!.accents[0],
    coastal!.accents[0],
    industrial!.accents[1],
    coastal!.accents[1],
  ])
  expect(chooseTreatment('Industrial × Coastal', [], [])).toEqual(look)
  for (const one of STYLES)
    for (const other of STYLES)
      for (const hex of colours(chooseTreatment(`${one} × ${other}`, [], [])))
        expect(hex).toMatch(/^#[0-9a-f]{6}$/)
})

test('a named style takes the closest colours of the palette', () => {
  const look = chooseTreatment('Art Deco', ['#0b0b0b', '#d4af37', '#0f4c3a', '#f5e6c8', '#1b2a41'], [])
  expect(look.wall).toBe('#0f4c3a')
  expect(look.accents).toContain('#d4af37')
  expect(look.floor).toBe(TREATMENTS['art deco']!.floor)
})

test('an unknown or redefined style is derived from its palette', () => {
  const palette = ['#dfe8d8', '#8fae4f', '#c9a2d8', '#f2b8c6', '#e05f5f']
  for (const name of ['Cottagecore', 'Art Deco']) {
    const look = chooseTreatment(name, palette, ['reclaimed wood'])
    expect(look.wall).toBe('#dfe8d8')
    expect(look.accents).toContain('#e05f5f')
    expect(look.wood).toBe('#8a6a4c')
  }
})

test('materials choose wood and floor', () => {
  const look = chooseTreatment('Loft', ['#cccccc', '#444444'], ['Walnut', 'polished concrete'])
  expect(look.wood).toBe('#6b4a33')
  expect(look.floor).toBe('#98928a')
})

test('empty, dark, grey or invalid palettes still give a treatment', () => {
  for (const palette of [[], ['nonsense'], ['#000000'], ['#808080', '#818181'], ['#ff0000']]) {
    for (const hex of colours(chooseTreatment('Anything', palette, []))) expect(hex).toMatch(/^#[0-9a-f]{6}$/)
  }
})
