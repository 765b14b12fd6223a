import { expect, test } from 'vitest'
import { DEFAULT_REDESIGN_PROMPT } from './defaults.ts'
import { missingPlaceholders, unknownPlaceholders } from './prompt-placeholders.ts'

test('unknown and missing placeholders of a prompt are reported', () => {
  expect(unknownPlaceholders('{{roomType}} {{ room_type }} {{x}} {{x}}')).toEqual(['{{room_type}}', '{{x}}'])
  expect(missingPlaceholders('A {{ roomType }}')).toEqual(['{{primaryStyle}}'])
  expect([
    ...unknownPlaceholders(DEFAULT_REDESIGN_PROMPT),
    ...missingPlaceholders(DEFAULT_REDESIGN_PROMPT),
  ]).toEqual([])
})
