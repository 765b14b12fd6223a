import { expect, test } from 'vitest'
import { findingsIn } from './findings-in.ts'

test.each([
  [
    'app/features/quiz/queries.server.ts',
    "import type { A } from '#app/platform/ai/openai/a.ts'",
    'app/platform/ai/openai/ stands behind a port',
  ],
  [
    'server/main.ts',
    "import { a } from '#app/platform/ai/built-in/room/a.ts'",
    'app/platform/ai/built-in/ stands behind a port',
  ],
])('%s with "%s" is reported', (path, text, message) => {
  expect(findingsIn({ [path]: text })).toEqual([expect.stringContaining(message)])
})

test('only the port, tests and tools may import from behind a port', () => {
  const text = "import { a } from '#app/platform/ai/openai/a.ts'"
  const files = {
    'app/platform/ai/engines.ts': "import { a } from './openai/a.ts'",
    'app/platform/ai/openai/b.ts': "import { a } from './a.ts'",
    'app/features/quiz/quiz.test.ts': text,
    'tests/builders/a.ts': text,
    'bench/a.ts': text,
  }
  expect(findingsIn(files)).toEqual([])
})
