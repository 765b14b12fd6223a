import { expect, test } from 'vitest'
import { isPhoneNumber } from './phone-number.ts'

test.each(['+1 (555) 010-0100', '0351/123456', '030.12.34.56', '555010'])('%s can be called', (text) => {
  expect(isPhoneNumber(text)).toBe(true)
})

test.each(['abc def', '?', '12345', '+ ( ) -', 'call 555 0100', '555-0100 ext. 4', ''])(
  '"%s" cannot be called',
  (text) => {
    expect(isPhoneNumber(text)).toBe(false)
  },
)
