import { expect, test } from 'vitest'
import { findingsIn } from './findings-in.ts'

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
  ['app/features/quiz/rules.ts', "import '#app/features/insights/rules.ts'", 'nothing may import insights'],
  [
    'app/features/quiz/jobs.server.ts',
    "import '#app/features/rooms/jobs.server.ts'",
    'import only schema, rules',
  ],
  [
    'app/features/quiz/commands.server.ts',
    "import '#app/features/rooms/tables.server.ts'",
    'import only schema, rules',
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
    'app/routes/site/landing/page.tsx',
    "import { eq } from 'drizzle-orm'",
    "a feature's tables, queries, commands",
  ],
  ['app/platform/mail/mail.ts', "const pg = await import('pg')", "a feature's tables, queries, commands"],
  [
    'app/features/quiz/commands.server.ts',
    "import '#app/features/rooms/sharing/jobs.server.ts'",
    'import only schema, rules',
  ],
])('%s with "%s" is reported', (path, text, message) => {
  expect(findingsIn({ [path]: text })).toEqual([expect.stringContaining(message)])
})

test('nothing may import a screen, but files beside it may be imported', () => {
  const files = {
    'app/routes.ts': "route('blog/:slug', 'routes/blog/post.tsx')",
    'app/routes/site/landing/page.tsx': "import '#app/routes/blog/post.tsx'\nimport '../root-data.ts'",
  }
  expect(findingsIn(files)).toEqual([
    expect.stringContaining('nothing may import a screen named in routes.ts'),
  ])
})

test('a concern has the same parts as a feature, and others may import the same ones', () => {
  const files = {
    'app/features/rooms/sharing/commands/share-room.server.ts': "import { eq } from 'drizzle-orm'",
    'app/features/rooms/generation/pipeline/edit-photo.server.ts': "import '../../sharing/jobs.server.ts'",
    'app/features/rooms/generation/generation.test.ts': '',
    'app/features/rooms/sharing/jobs.server.ts': '',
    'app/features/quiz/commands.server.ts':
      "import '#app/features/rooms/sharing/commands/share-room.server.ts'",
  }
  expect(findingsIn(files)).toEqual([])
})
