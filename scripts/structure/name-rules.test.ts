import { expect, test } from 'vitest'
import { findingsIn } from './findings-in.ts'

test.each([
  ['app/features/quiz/pairing.ts', '', 'a feature holds schema.ts'],
  ['app/features/quiz/commands.ts', '', 'a feature holds schema.ts'],
  ['app/features/quiz/commands/start.ts', '', 'a feature holds schema.ts'],
  ['app/features/quiz/rules.server.ts', '', 'a feature holds schema.ts'],
  ['app/features/quiz/playing/pairing.ts', '', 'a feature holds schema.ts'],
  ['app/features/quiz/playing/deep/rules/pairing.ts', '', 'a feature holds schema.ts'],
  ['app/features/quiz/playing/components/round.server.tsx', '', 'components/ holds'],
  ['app/features/quiz/components/round.server.tsx', '', 'components/ holds'],
  ['app/ui/BeforeAfter.tsx', '', 'not in kebab-case'],
  ['app/lib/date-utils.ts', '', 'a drawer for anything'],
  ['app/features/quiz/components/shared/a.tsx', '', 'a drawer for anything'],
])('%s with "%s" is reported', (path, text, message) => {
  expect(findingsIn({ [path]: text })).toEqual([expect.stringContaining(message)])
})
