import { expect, test } from 'vitest'
import { ciede2000, linearToCielab } from '../colour/ciede2000.ts'
import { hexToLinear } from '../colour/srgb.ts'
import { chooseTreatment } from './choose-treatment.ts'
import { TREATMENTS } from './treatments.ts'
import { otherWalls, visiblePaint } from './visible-wall.ts'

const difference = (p: string, q: string) =>
  ciede2000(linearToCielab(hexToLinear(p)), linearToCielab(hexToLinear(q)))
const CREAM = '#efe9dc'

test.each(Object.keys(TREATMENTS))('%s: a cream room does not stay cream', (name) => {
  const look = chooseTreatment(name, [], [])
  const palette = [look.featureWall, ...look.accents, look.soft]
  const walls = [look.wall, ...otherWalls(look.wall, palette, look.wood)]
  const chosen = visiblePaint(walls.map(hexToLinear), hexToLinear(CREAM), 'usual')
  const hex = walls.find((wall) => hexToLinear(wall).every((channel, c) => channel === chosen[c]))!
  expect(difference(hex, CREAM)).toBeGreaterThan(15)
})

test('a wall that changes visibly gets the favourite', () => {
  const paints = ['#8fa3a0', '#3e7ca6'].map(hexToLinear)
  expect(visiblePaint(paints, hexToLinear(CREAM), 'usual')).toBe(paints[0])
})

test('bolder asks for more than usual, softer for less', () => {
  const paints = ['#d0c7b4', '#b5a688', '#4f7a70'].map(hexToLinear)
  const index = (boldness: 'softer' | 'usual' | 'bolder') =>
    paints.indexOf(visiblePaint(paints, hexToLinear('#f4f1ea'), boldness))
  expect(index('softer')).toBeLessThan(index('usual'))
  expect(index('usual')).toBeLessThan(index('bolder'))
})

test('when nothing changes a wall visibly, it gets what changes it most', () => {
  const paints = ['#efe9dc', '#f3efe6', '#e4dac6'].map(hexToLinear)
  expect(visiblePaint(paints, hexToLinear(CREAM), 'usual')).toBe(paints[2])
})

test('the next wall is the most alike in hue; wood and much darker colours stay out', () => {
  expect(otherWalls('#d0e0e5', ['#d9a796', '#76b0b5', '#c7ac85', '#20262b'], '#c7ac85')).toEqual([
    '#76b0b5',
    '#d9a796',
  ])
})
