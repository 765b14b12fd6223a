import { expect, test } from 'vitest'
import { recordConsole } from './console-record.ts'
import { expectConsole } from './expect-console.ts'

test('announced output passes', () => {
  expectConsole(/^warn: the red lamp flickers$/)
  console.warn('the %s lamp', 'red', 'flickers')
})

test('unannounced and missing output are distinguished', () => {
  const record = recordConsole()
  record.announce(/never written/)
  console.error('a surprise')
  expect(record.end()).toEqual({ unexpected: ['error: a surprise'], missing: [/never written/] })
})
