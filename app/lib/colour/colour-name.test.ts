import { expect, test } from 'vitest'
import { colourName } from './colour-name.ts'

const PAINTS = [{ name: 'Moss', hex: '#7a8a5c' }]

test.each([
  ['the paint itself', '#7A8A5C', 'Moss'],
  ['a paler tone', '#95a577', 'Lighter Moss'],
  ['a darker tone', '#5f6e43', 'Deeper Moss'],
  ['less colour', '#7f8870', 'Muted Moss'],
  ['more colour', '#788b4c', 'Richer Moss'],
  ['another colour', '#3a5fcd', 'Strong purplish blue'],
])('names %s', (_, hex, name) => {
  expect(colourName(hex, PAINTS)).toBe(name)
})
