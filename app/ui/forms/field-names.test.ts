import { expect, test } from 'vitest'
import { namedError } from './field-names.ts'

test.each([
  ['Temperature', 'Temperature: Please look again.'],
  ['What do you want to keep?', 'What do you want to keep? Please look again.'],
  ['Name:', 'Name: Please look again.'],
  ['I agree to the terms, with personal information removed.', 'Please look again.'],
  [undefined, 'Please look again.'],
])('an error of the field "%s" reads "%s"', (name, expected) => {
  expect(namedError(name, 'Please look again.')).toBe(expected)
})
