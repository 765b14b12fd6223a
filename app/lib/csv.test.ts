import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('cells are quoted where necessary', () => {
  expect(csvLine(['plain', 'a, b', 'say "hi"', 'two\nlines'])).toBe(
    'plain,"a, b","say ""hi""","two\nlines"\r\n',
  )
})

test('numbers, times and empty cells', () => {
  expect(csvLine([-3, true, null, undefined, new Date('2026-11-21T08:00:00Z')])).toBe(
    '-3,true,,,2026-11-21T08:00:00.000Z\r\n',
  )
})

test.each(['=1+1', '+1', '-1+2', '@SUM(A1)', '\t=1', ' =cmd', '\r=1'])('%j is escaped', (text) => {
  expect(csvLine([text]).replace(/^"/, '')).toMatch(/^'/)
})
