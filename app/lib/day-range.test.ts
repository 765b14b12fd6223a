import { expect, test } from 'vitest'
import { dayRangeFrom } from './day-range.ts'

const range = (query: string) => {
  const { from, before } = dayRangeFrom(new URLSearchParams(query))
  return [from?.toISOString(), before?.toISOString()]
}

test.each([
  ['from=2026-11-01&to=2026-11-02', '2026-11-01T00:00:00.000Z', '2026-11-03T00:00:00.000Z'],
  ['from=2026-11-02&to=2026-11-01', '2026-11-01T00:00:00.000Z', '2026-11-03T00:00:00.000Z'],
  ['from=2026-11-01&zone=Europe/Berlin', '2026-10-31T23:00:00.000Z', undefined],
  ['to=2026-11-01&zone=America/New_York', undefined, '2026-11-02T05:00:00.000Z'],
  // The day on which daylight saving time ends has 25 hours.
  [
    'from=2026-10-25&to=2026-10-25&zone=Europe/Berlin',
    '2026-10-24T22:00:00.000Z',
    '2026-10-25T23:00:00.000Z',
  ],
  ['from=2026-11-01&zone=No/Where', '2026-11-01T00:00:00.000Z', undefined],
  ['from=yesterday&to=2026-13-99', undefined, undefined],
  ['', undefined, undefined],
])('"%s"', (query, from, before) => {
  expect(range(query)).toEqual([from, before])
})
