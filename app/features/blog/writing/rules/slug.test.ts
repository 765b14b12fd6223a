import fc from 'fast-check'
import { expect, test } from 'vitest'
import { POST_LIMITS } from './post-limits.ts'
import { freeSlug, isOwnPage, slugOf } from './slug.ts'

test.each([
  ['A Calm Bedroom, in Oak', 'a-calm-bedroom-in-oak'],
  ['Crème brûlée & Ærø', 'creme-brulee-and-aero'],
  ["The owner's 5 ideas", 'the-owners-5-ideas'],
  ['日本の家', 'post'],
  ['Search', 'search-post'],
])('%s becomes %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test('every title gives a valid slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
      const slug = slugOf(title)
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(slug.length).toBeLessThanOrEqual(POST_LIMITS.slug)
      expect(isOwnPage(slug)).toBe(false)
    }),
  )
})

test('a taken slug gets a number and stays within its length', () => {
  expect(freeSlug('oak', [])).toBe('oak')
  expect(freeSlug('oak', ['oak', 'oak-2'])).toBe('oak-3')
  const long = slugOf('o'.repeat(300))
  expect(freeSlug(long, [long])).toMatch(/^o+-2$/)
  expect(freeSlug(long, [long]).length).toBeLessThanOrEqual(POST_LIMITS.slug)
})
