import { expect, test } from 'vitest'
import { findingsIn } from './findings-in.ts'

test.each([
  ['app/routes/quiz/quiz.tsx', 'await request.formData()', 'reads request.formData: app/routes/forms/'],
  ['app/routes/quiz/quiz.tsx', 'const text = () => args.request?.text()', 'reads request.text'],
  ['app/routes/quiz/quiz.tsx', 'parse(request.body)', 'reads request.body'],
])('%s with "%s" is reported', (path, text, message) => {
  expect(findingsIn({ [path]: text })).toEqual([expect.stringContaining(message)])
})
