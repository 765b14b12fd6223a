import { expect, test } from 'vitest'
import { findingsIn } from './findings-in.ts'

test('a circle of features is reported once, foreign keys aside', () => {
  const files = {
    'app/features/a/queries.server.ts': "import '#app/features/b/queries.server.ts'",
    'app/features/b/queries.server.ts': "import '#app/features/c/rules.ts'",
    'app/features/c/rules.ts': "import type { A } from '#app/features/a/schema.ts'",
    'app/features/c/tables.server.ts': "import '#app/features/b/tables.server.ts'",
  }
  expect(findingsIn(files)).toEqual([expect.stringContaining('closes a circle of features: a → b → c → a')])
})
