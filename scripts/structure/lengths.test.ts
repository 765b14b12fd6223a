import { expect, test } from 'vitest'
import { readTree } from './check.ts'
import { findingsIn } from './findings-in.ts'
import { lengths } from './lengths.ts'

const lines = (count: number) => 'export {}\n'.repeat(count)

test('a long file is reported unless it is listed, and so is a listed file that became short', () => {
  const tree = readTree({ 'app/lib/long.ts': lines(161), 'app/lib/short.ts': lines(2) })
  const messages = (exceptions: Record<string, string>) =>
    lengths(exceptions)(tree).map(({ path, message }) => `${path} ${message}`)
  expect(messages({})).toContainEqual(expect.stringContaining('app/lib/long.ts has 161 lines, more than 160'))
  expect(messages({ 'app/lib/long.ts': 'a table' })).toEqual([])
  expect(messages({ 'app/lib/long.ts': 'a table', 'app/lib/short.ts': '' })).toEqual([
    expect.stringContaining('app/lib/short.ts is no longer a long file'),
  ])
})

test('functions that are long on the whole are reported, longest first', () => {
  const long = (name: string, count: number) =>
    `export function ${name}() {\n${'call()\n'.repeat(count - 2)}}\n`
  const found = findingsIn({ 'app/lib/a.ts': long('one', 26) + long('two', 60) })
  expect(found[0]).toContain('has 26 lines, and one in ten functions has more than 25')
  expect(found).toHaveLength(2)
})

test('tests do not count in the percentiles', () => {
  expect(findingsIn({ 'app/lib/a.test.ts': lines(180), 'app/lib/a.ts': lines(100) })).toEqual([])
})
