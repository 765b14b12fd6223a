import { expect, test } from 'vitest'
import { findingsIn } from './findings-in.ts'

test.each([
  [
    'app/features/quiz/rules.ts',
    "import { a } from '../rooms/rules.ts'",
    'Write #app/features/rooms/rules.ts',
  ],
  ['app/features/quiz/rules.test.ts', "import '../../../tests/builders/a.ts'", 'Write #tests/builders/a.ts'],
  ['app/features/quiz/rules.ts', "import { a } from './schema'", 'with its extension'],
])('%s with "%s" is reported', (path, text, message) => {
  expect(findingsIn({ [path]: text })).toEqual([expect.stringContaining(message)])
})
