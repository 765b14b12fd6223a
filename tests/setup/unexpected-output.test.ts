import { expect, test } from 'vitest'
import { expectConsole, recordConsole } from './console-record.ts'

test('announced output passes', () => {
  expectConsole(/^warn: the lamp .* flickers$/)
  console.warn('the %s lamp', 'red', 'flickers')
})

test('unannounced and missing output is told apart', () => {
  const record = recordConsole()
  record.start()
  expectConsole(/never written/)
  console.error('a surprise')
  const { unexpected, missing } = record.end()
  expect(unexpected).toEqual(['error: a surprise'])
  expect(missing).toEqual([/never written/])
})
