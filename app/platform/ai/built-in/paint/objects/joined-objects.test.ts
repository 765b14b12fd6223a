import { expect, test } from 'vitest'
import { hexToOklab } from '../../colour/oklab.ts'
import { joinedObjects } from './joined-objects.ts'

/** The things of three adjacent regions in a row. */
function things(...colours: string[]) {
  const regions = Int32Array.from({ length: 12 }, (_, i) => Math.floor((i % 6) / 2))
  return joinedObjects(regions, { width: 6, height: 2 }, colours.map(hexToOklab))
}

test('adjacent parts of one hue are one thing, lit or shaded', () => {
  const [first, second, third] = things('#3a62a8', '#2a4a86', '#b08a5e')
  expect(first).toBe(second)
  expect(third).not.toBe(first)
})

test('adjacent parts of the same faint colour are one thing', () => {
  const [first, second] = things('#9a8f80', '#978c7d', '#2a2a2a')
  expect(first).toBe(second)
})

test('separate parts, and parts without a hue, are separate things', () => {
  const [first, , third] = things('#3a62a8', '#b08a5e', '#3a62a8')
  expect(first).not.toBe(third)
  expect(new Set(things('#808080', '#858585', '#8a8a8a')).size).toBe(3)
})
