import { expect, test } from 'vitest'
import { findingsIn } from './findings-in.ts'

test.each([
  ['app/features/quiz/commands.server.ts', 'export function f(request: Request) {}', 'f takes a Request'],
  ['app/features/quiz/commands.server.ts', 'const f = (a: { b: Session }) => {}', 'f takes a Session'],
])('%s with "%s" is reported', (path, text, message) => {
  expect(findingsIn({ [path]: text })).toEqual([expect.stringContaining(message)])
})
