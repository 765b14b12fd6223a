import { expect, test } from 'vitest'
import { ciede2000, linearToCielab } from '#app/lib/colour/ciede2000.ts'
import { hueDistance } from '#app/lib/colour/hue-distance.ts'
import { hexToLinear, type Triple } from '#app/lib/colour/srgb.ts'
import { hexToOklab, hueOf, linearToOklab } from '../colour/oklab.ts'
import { chooseTreatment } from './treatments/choose-treatment.ts'
import { TREATMENTS } from './treatments/treatments.ts'
import { visiblePaint } from './visible-wall.ts'
import { otherWalls, ownWalls } from './wall-colours.ts'

const CREAM = '#efe9dc'

const itself = (paint: Triple) => paint
const chosen = (
  own: string[],
  asIs: string,
  boldness: 'softer' | 'usual' | 'bolder' = 'usual',
  others: string[] = [],
  isCertain = true,
) =>
  visiblePaint(
    { own: own.map(hexToLinear), others: others.map(hexToLinear), isCertain },
    itself,
    hexToLinear(asIs),
    boldness,
  )
const change = (paint: Triple, hex: string) =>
  ciede2000(linearToCielab(paint), linearToCielab(hexToLinear(hex)))

test.each(Object.keys(TREATMENTS))('%s: a cream room changes visibly', (name) => {
  const look = chooseTreatment(name, [], [])
  const walls = ownWalls(look.wall, look.featureWall)
  expect(change(chosen(walls, CREAM), CREAM)).toBeGreaterThan(15)
})

test('the favourite wins if it changes the wall visibly', () => {
  expect(chosen(['#8fa3a0', '#3e7ca6'], CREAM)).toEqual(hexToLinear('#8fa3a0'))
})

test('a stronger paint is blended with the favourite, as long as the change stays visible', () => {
  const [favourite, strong] = ['#e8e0d0', '#3e7ca6']
  const thinned = chosen([favourite, strong], CREAM)
  expect(change(thinned, CREAM)).toBeGreaterThan(15)
  expect(change(thinned, CREAM)).toBeLessThan(21)
  expect(change(thinned, favourite)).toBeLessThan(change(hexToLinear(strong), favourite))
})

test('bolder requires more change than usual, softer less', () => {
  const paints = ['#d0c7b4', '#b5a688', '#4f7a70']
  const changes = (['softer', 'usual', 'bolder'] as const).map((boldness) =>
    change(chosen(paints, '#f4f1ea', boldness), '#f4f1ea'),
  )
  expect(changes).toEqual(changes.toSorted((p, q) => p - q))
  expect(changes[0]).toBeLessThan(changes[2]! - 5)
})

test('if no paint changes a wall visibly, the strongest change wins', () => {
  expect(chosen(['#efe9dc', '#f3efe6', '#e4dac6'], CREAM)).toEqual(hexToLinear('#e4dac6'))
})

test('a style’s own visible colour wins, and another replaces an invisible one', () => {
  const teal = hexToLinear('#4f7a70')
  expect(chosen(['#efe9dc', '#c5bdab'], CREAM, 'usual', ['#4f7a70'])).toEqual(hexToLinear('#c5bdab'))
  const standIn = chosen(['#efe9dc', '#f3efe6'], CREAM, 'usual', ['#4f7a70'])
  expect(change(standIn, CREAM)).toBeGreaterThan(15)
  expect(change(standIn, '#4f7a70')).toBeLessThan(change(teal, CREAM))
})

test('a dim beige wall becomes light rather than a deeper grey', () => {
  expect(chosen(['#e6e8e4', '#b4bebb', '#9a9c98'], '#c9c3b6')).toEqual(hexToLinear('#e6e8e4'))
})

test('a dim beige wall gets a colour of the style rather than only lighter', () => {
  const paint = chosen(['#e6e8e4', '#b4bebb', '#9a9c98'], '#c9c3b6', 'usual', ['#8fa3a0', '#7fa08f'])
  expect(change(paint, '#c9c3b6')).toBeGreaterThan(15)
  const lab: Triple = [0, 0, 0]
  linearToOklab(...paint, lab)
  expect(Math.hypot(lab[1], lab[2])).toBeGreaterThan(0.02)
  const doubtful = chosen(
    ['#e6e8e4', '#b4bebb', '#9a9c98'],
    '#c9c3b6',
    'usual',
    ['#8fa3a0', '#7fa08f'],
    false,
  )
  expect(doubtful).toEqual(hexToLinear('#e6e8e4'))
})

test('a deeper tone keeps the hue of its wall', () => {
  const [wall, deeper] = ownWalls('#d0e0e5', '#5f8ca3').map(hexToOklab)
  expect(deeper![0]).toBeLessThan(wall![0] - 0.14)
  expect(hueDistance(hueOf(wall![1], wall![2]), hueOf(deeper![1], deeper![2]))).toBeLessThan(3)
})

test('a neutral wall prefers the feature wall to a deeper grey', () => {
  expect(ownWalls('#e6e8e4', '#b4bebb').slice(0, 2)).toEqual(['#e6e8e4', '#b4bebb'])
})

test('alternative walls are sorted by similarity, without wood and much darker colours', () => {
  expect(otherWalls('#d0e0e5', ['#d9a796', '#76b0b5', '#c7ac85', '#20262b'], '#c7ac85')).toEqual([
    '#76b0b5',
    '#d9a796',
  ])
})
