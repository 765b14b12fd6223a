import { expect, test } from 'vitest'
import { commonColour } from './common-colour.ts'

test.each([
  ['#ffffff', 'white'],
  ['#f1ece0', 'off-white'],
  ['#dcd2c2', 'off-white'],
  ['#c2b280', 'beige'],
  ['#8f8b85', 'gray'],
  ['#5b3a29', 'deep brown'],
  ['#1c3b2f', 'dark green'],
  ['#a3b98c', 'light green'],
  ['#222222', 'black'],
  ['#202830', 'black'],
  ['#c2ac99', 'beige'],
  ['#8b8378', 'taupe'],
])('%s is %s', (hex, name) => {
  expect(commonColour(hex)).toBe(name)
})
