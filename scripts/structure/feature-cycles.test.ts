import { expect, test } from 'vitest'
import { findingsIn } from './findings-in.ts'

test('a cycle of features is reported once, and foreign keys do not count', () => {
  const files = {
    'app/features/a/queries.server.ts': "import '#app/features/b/queries.server.ts'",
    'app/features/b/queries.server.ts': "import '#app/features/c/rules.ts'",
    'app/features/c/rules.ts': "import type { A } from '#app/features/a/schema.ts'",
    'app/features/c/tables.server.ts': "import '#app/features/b/tables.server.ts'",
  }
  expect(findingsIn(files)).toEqual([expect.stringContaining('closes a cycle of features: a → b → c → a')])
})
