import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plural, pluralForm, withArticle } from './plural.ts'

test('one of a thing is singular, any other number is not', () => {
  expect(plural(1, 'redesign')).toBe('1 redesign')
  expect(plural(0, 'redesign')).toBe('0 redesigns')
  expect(plural(3, 'redesign')).toBe('3 redesigns')
  expect(plural(1, 'person', 'people')).toBe('1 person')
  expect(plural(1200, 'person', 'people')).toBe('1,200 people')
  expect(pluralForm(1, 'has', 'have')).toBe('has')
  fc.assert(
    fc.property(fc.nat(), (count) => {
      expect(plural(count, 'room').endsWith('s')).toBe(count !== 1)
    }),
  )
})

test('a noun gets the right article', () => {
  expect(['entryway', 'home office', 'Art Deco', 'Urban Modern', 'kitchen'].map(withArticle)).toEqual([
    'an entryway',
    'a home office',
    'an Art Deco',
    'an Urban Modern',
    'a kitchen',
  ])
})
