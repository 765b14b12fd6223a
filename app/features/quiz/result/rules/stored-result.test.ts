import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CALM_FAMILY } from '#app/features/styles/rules/calm.ts'
import type { StoredResult } from './collage.ts'
import { isStoredResult } from './stored-result.ts'

const RESULT: StoredResult = {
  style: 'Japandi',
  styleProfile: CALM_FAMILY[0]!,
  styleBreakdown: { Japandi: 1 },
  roomTypeBreakdown: { Bedroom: { Japandi: 1 } },
  tieBreakingApplied: false,
  selections: [{ pairingId: 'question_1', selectedImage: 'image', style: 'Japandi', roomType: 'Bedroom' }],
  pictures: [{ id: 'image', url: '/picture', description: 'A bedroom', placeholder: null }],
  timestamp: '2026-01-01T00:00:00.000Z',
}

test('accepts a whole result, with and without pictures', () => {
  expect(isStoredResult(RESULT)).toBe(true)
  expect(isStoredResult({ ...RESULT, pictures: undefined })).toBe(true)
})

test.each([null, 7, 'Japandi', [], {}])('refuses %j', (value) => {
  expect(isStoredResult(value)).toBe(false)
})

test('refuses a result of which a page would read a broken part', () => {
  const paths = [
    ['style'],
    ['styleBreakdown'],
    ['styleProfile'],
    ['styleProfile', 'materials'],
    ['styleProfile', 'colorPalette', '0'],
    ['styleProfile', 'colorPalette', '0', 'hex'],
    ['selections'],
    ['selections', '0'],
    ['pictures', '0'],
    ['pictures', '0', 'url'],
  ]
  const broken = fc.constantFrom(null, 7, undefined)
  fc.assert(
    fc.property(fc.constantFrom(...paths), broken, (path, value) => {
      const damaged = structuredClone(RESULT)
      let part = damaged as unknown as Record<string, unknown>
      for (const name of path.slice(0, -1)) part = part[name] as Record<string, unknown>
      part[path.at(-1)!] = value
      expect(isStoredResult(damaged)).toBe(false)
    }),
  )
})
