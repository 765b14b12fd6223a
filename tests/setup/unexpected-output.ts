/** Fails a test that writes to the console without announcing it. */
import { afterEach, beforeEach, expect } from 'vitest'
import { recordConsole } from './console-record.ts'
import { keepRecord, keptRecord } from './expect-console.ts'

beforeEach(() => keepRecord(recordConsole()))

afterEach(() => {
  const { unexpected, missing } = keptRecord().end()
  expect(unexpected, 'console output that no expectConsole() announced').toEqual([])
  expect(missing, 'console output that expectConsole() announced and nobody wrote').toEqual([])
})
