import { expect, test } from 'vitest'
import { checkTree, readTree } from './check.ts'
import { lengths } from './lengths.ts'

const check = (files: Record<string, string>) =>
  checkTree(readTree(files)).map(({ path, line, message }) => `${path}:${line} ${message}`)

const lines = (count: number) => 'export {}\n'.repeat(count)

test('a feature that keeps the rules is not reported', () => {
  const files = {
    'app/features/rooms/schema.ts':
      "import { z } from 'zod'\nimport { defineQueue } from '#app/platform/jobs/queue.ts'",
    'app/features/rooms/tables.server.ts':
      "import { pgTable } from 'drizzle-orm/pg-core'\nimport { users } from '#app/features/accounts/tables.server.ts'",
    'app/features/rooms/commands/upload-room.server.ts': [
      "import { eq } from 'drizzle-orm'",
      "import { reserveCredit } from '#app/features/credits/commands/ledger.server.ts'",
      "import { roomUploads } from '../tables.server.ts'",
      'export async function uploadRoom(services: Services, actor: Member, input: UploadInput) {}',
    ].join('\n'),
    'app/features/rooms/components/room-card.tsx':
      "import type { Room } from '../queries.server.ts'\nimport { Card } from '#app/ui/card.tsx'",
    'app/features/rooms/rules.test.ts': "import { photo } from '#tests/builders/photos.ts'",
    'app/routes/account/dashboard.tsx':
      "import type { Route } from './+types/dashboard.ts'\nimport { uploadRoom } from '#app/features/rooms/commands/upload-room.server.ts'",
    'server/main.ts': "import type * as entry from '#app/entry.server.tsx'\nimport { Hono } from 'hono'",
  }
  expect(check(files)).toEqual([])
})

test.each([
  ['app/ui/card.tsx', "import { price } from '#app/features/credits/rules.ts'", 'the direction is routes'],
  ['app/features/rooms/rules.ts', "import '#app/routes/site/landing/page.tsx'", 'the direction is routes'],
  ['app/lib/money.ts', "import { log } from '#app/platform/log/log.ts'", 'the direction is routes'],
  [
    'app/platform/mail/mail.ts',
    "export * from '#app/features/email/templates/schema.ts'",
    'the direction is routes',
  ],
  ['server/main.ts', "import { workers } from '#app/application.server.ts'", 'the direction is routes'],
  ['app/features/quiz/rules.ts', "import '#app/features/insights/rules.ts'", 'nobody imports insights'],
  [
    'app/features/quiz/jobs.server.ts',
    "import '#app/features/rooms/jobs.server.ts'",
    'from another feature only',
  ],
  [
    'app/features/quiz/commands.server.ts',
    "import '#app/features/rooms/tables.server.ts'",
    'from another feature only',
  ],
  [
    'app/features/quiz/rules.ts',
    "import { a } from './queries.server.ts'",
    'run in the browser and never import .server',
  ],
  [
    'app/features/quiz/components/round.tsx',
    "import { log } from '#app/platform/log/log.ts'",
    'where there is no platform',
  ],
  ['app/features/quiz/rules.ts', "import sharp from 'sharp'", 'used in app/platform/pictures/ and'],
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
  [
    'app/routes/site/landing/page.tsx',
    "import { eq } from 'drizzle-orm'",
    "a feature's tables, queries, commands",
  ],
  ['app/platform/mail/mail.ts', "const pg = await import('pg')", "a feature's tables, queries, commands"],
  [
    'app/features/quiz/rules.ts',
    "import { a } from '../rooms/rules.ts'",
    'Write #app/features/rooms/rules.ts',
  ],
  ['app/features/quiz/rules.test.ts', "import '../../../tests/builders/a.ts'", 'Write #tests/builders/a.ts'],
  ['app/features/quiz/rules.ts', "import { a } from './schema'", 'with its extension'],
  ['app/features/quiz/commands.server.ts', 'export function f(request: Request) {}', 'f takes a Request'],
  ['app/features/quiz/commands.server.ts', 'const f = (a: { b: Session }) => {}', 'f takes a Session'],
  ['app/routes/quiz/quiz.tsx', 'await request.formData()', 'reads request.formData: app/routes/forms/'],
  ['app/routes/quiz/quiz.tsx', 'const text = () => args.request?.text()', 'reads request.text'],
  ['app/routes/quiz/quiz.tsx', 'parse(request.body)', 'reads request.body'],
  ['app/features/quiz/pairing.ts', '', 'a feature holds schema.ts'],
  ['app/features/quiz/commands.ts', '', 'a feature holds schema.ts'],
  ['app/features/quiz/commands/start.ts', '', 'a feature holds schema.ts'],
  ['app/features/quiz/rules.server.ts', '', 'a feature holds schema.ts'],
  ['app/features/quiz/playing/pairing.ts', '', 'a feature holds schema.ts'],
  ['app/features/quiz/playing/deep/rules/pairing.ts', '', 'a feature holds schema.ts'],
  ['app/features/quiz/playing/components/round.server.tsx', '', 'components/ holds'],
  [
    'app/features/quiz/commands.server.ts',
    "import '#app/features/rooms/sharing/jobs.server.ts'",
    'from another feature only',
  ],
  ['app/features/quiz/components/round.server.tsx', '', 'components/ holds'],
  ['app/ui/BeforeAfter.tsx', '', 'not in kebab-case'],
  ['app/lib/date-utils.ts', '', 'a drawer for anything'],
  ['app/features/quiz/components/shared/a.tsx', '', 'a drawer for anything'],
])('%s with "%s" is reported', (path, text, message) => {
  expect(check({ [path]: text })).toEqual([expect.stringContaining(message)])
})

test('a concern has the same parts as a feature, and others enter it by the same doors', () => {
  const files = {
    'app/features/rooms/sharing/commands/share-room.server.ts': "import { eq } from 'drizzle-orm'",
    'app/features/rooms/generation/pipeline/edit-photo.server.ts': "import '../../sharing/jobs.server.ts'",
    'app/features/rooms/generation/generation.test.ts': '',
    'app/features/rooms/sharing/jobs.server.ts': '',
    'app/features/quiz/commands.server.ts':
      "import '#app/features/rooms/sharing/commands/share-room.server.ts'",
  }
  expect(check(files)).toEqual([])
})

test('a file and a folder of one name are reported, but for the list of routes', () => {
  const files = {
    'app/routes.ts': '',
    'app/routes/quiz/quiz.tsx': '',
    'app/features/quiz/policy.ts': '',
    'app/features/quiz/policy/who-may-play.ts': '',
  }
  expect(check(files)).toEqual([
    expect.stringContaining('app/features/quiz/policy.ts:1 stands beside the folder policy/'),
  ])
})

test('a crowded folder is reported, and a feature whose files belong into concerns', () => {
  const files = (folder: string, count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/file-${index}.ts`, '']))
  expect(check(files('app/ui', 31))).toEqual([expect.stringContaining('app/ui:1 holds 31 files')])
  expect(check(files('app/features/quiz/rules', 31))).toEqual([
    expect.stringContaining('app/features/quiz:1'),
  ])
  expect(check(files('app/features/quiz/playing/rules', 31))).toEqual([])
})

test('a screen is imported by nobody, what stands beside it may be', () => {
  const files = {
    'app/routes.ts': "route('blog/:slug', 'routes/blog/post.tsx')",
    'app/routes/site/landing/page.tsx': "import '#app/routes/blog/post.tsx'\nimport '../root-data.ts'",
  }
  expect(check(files)).toEqual([expect.stringContaining('a screen named in routes.ts is imported by nobody')])
})

test('the finding names the line and what was imported', () => {
  const text = "\n\nimport { price } from '#app/features/credits/rules.ts'"
  expect(check({ 'app/ui/card.tsx': text })[0]).toMatch(
    /^app\/ui\/card\.tsx:3 imports app\/features\/credits\/rules\.ts: /,
  )
})

test('what stands behind a port is imported by its port, tests and tools', () => {
  const text = "import { a } from '#app/platform/ai/openai/a.ts'"
  const files = {
    'app/platform/ai/engines.ts': "import { a } from './openai/a.ts'",
    'app/platform/ai/openai/b.ts': "import { a } from './a.ts'",
    'app/features/quiz/quiz.test.ts': text,
    'tests/builders/a.ts': text,
    'bench/a.ts': text,
  }
  expect(check(files)).toEqual([])
})

test('a circle of features is reported once, foreign keys aside', () => {
  const files = {
    'app/features/a/queries.server.ts': "import '#app/features/b/queries.server.ts'",
    'app/features/b/queries.server.ts': "import '#app/features/c/rules.ts'",
    'app/features/c/rules.ts': "import type { A } from '#app/features/a/schema.ts'",
    'app/features/c/tables.server.ts': "import '#app/features/b/tables.server.ts'",
  }
  expect(check(files)).toEqual([expect.stringContaining('closes a circle of features: a → b → c → a')])
})

test('a long file is reported unless it is listed, and a listed one that became short is', () => {
  const tree = readTree({ 'app/lib/long.ts': lines(161), 'app/lib/short.ts': lines(2) })
  const messages = (exceptions: Record<string, string>) =>
    lengths(exceptions)(tree).map(({ path, message }) => `${path} ${message}`)
  expect(messages({})).toContainEqual(expect.stringContaining('app/lib/long.ts has 161 lines, more than 160'))
  expect(messages({ 'app/lib/long.ts': 'a table' })).toEqual([])
  expect(messages({ 'app/lib/long.ts': 'a table', 'app/lib/short.ts': '' })).toEqual([
    expect.stringContaining('app/lib/short.ts is no long file any more'),
  ])
})

test('functions that are usually long are reported, the longest first', () => {
  const long = (name: string, count: number) =>
    `export function ${name}() {\n${'call()\n'.repeat(count - 2)}}\n`
  const found = check({ 'app/lib/a.ts': long('one', 31) + long('two', 60) })
  expect(found[0]).toContain('has 31 lines, and one in ten functions has more than 30')
  expect(found).toHaveLength(2)
})
