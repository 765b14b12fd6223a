/** Fails a test that writes to the console without having said so. */
import { afterEach, beforeEach, expect } from 'vitest'
import { recordConsole } from './console-record.ts'

const record = recordConsole()

beforeEach(record.start)

afterEach(() => {
  const { unexpected, missing } = record.end()
  expect(unexpected, 'console output that no expectConsole() announced').toEqual([])
  expect(missing, 'console output that expectConsole() announced and nobody wrote').toEqual([])
})
