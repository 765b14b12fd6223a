import { expect, test } from 'vitest'
import { findingsIn } from './findings-in.ts'

test('a file and a folder of one name are reported, except for the list of routes', () => {
  const files = {
    'app/routes.ts': '',
    'app/routes/quiz/quiz.tsx': '',
    'app/features/quiz/policy.ts': '',
    'app/features/quiz/policy/who-may-play.ts': '',
  }
  expect(findingsIn(files)).toEqual([
    expect.stringContaining('app/features/quiz/policy.ts:1 stands beside the folder policy/'),
  ])
})

test('a crowded folder is reported, and so is a feature that needs concerns', () => {
  const files = (folder: string, count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/file-${index}.ts`, '']))
  expect(findingsIn(files('app/ui', 31))).toEqual([expect.stringContaining('app/ui:1 holds 31 files')])
  expect(findingsIn(files('app/features/quiz/rules', 31))).toEqual([
    expect.stringContaining('app/features/quiz:1'),
  ])
  expect(findingsIn(files('app/features/quiz/playing/rules', 31))).toEqual([])
})
