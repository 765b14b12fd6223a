import { expect, test } from 'vitest'
import { inStyleWords, paintedWords } from './boldness.ts'
import { sheetOf } from './sheet.ts'

const STYLES = ['Coastal', 'Glam', 'Industrial', 'Zen']
const names = (own?: string | null, runnerUp?: string) =>
  sheetOf(STYLES, own, runnerUp).map(({ name, mark }) => (mark ? `${name}: ${mark}` : name))

test('the person’s own style comes first, the quiz’s runner-up second, and every style once', () => {
  expect(names('Zen', 'Glam')).toEqual([
    'Zen: Your style',
    'Glam: Also in your quiz',
    'Coastal',
    'Industrial',
  ])
  expect(names('Zen', 'Zen')).toEqual(['Zen: Your style', 'Coastal', 'Glam', 'Industrial'])
  expect(names(null)).toEqual(STYLES)
  expect(names('No longer offered', 'Glam')).toEqual([
    'Glam: Also in your quiz',
    'Coastal',
    'Industrial',
    'Zen',
  ])
})

test('boldness is named unless it is the usual', () => {
  expect(inStyleWords({ style: 'Zen', boldness: 'usual' })).toBe('in the Zen style')
  expect(inStyleWords({ style: 'Zen', boldness: 'softer' })).toBe('in the Zen style, softer')
  expect(paintedWords({ style: 'Zen', boldness: 'usual' })).toBe('Zen')
  expect(paintedWords({ style: 'Zen', boldness: 'bolder' })).toBe('Zen, bolder')
})
