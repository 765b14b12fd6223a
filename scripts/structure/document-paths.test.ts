import { expect, test } from 'vitest'
import { documentPaths, wordsIn } from './document-paths.ts'

const files = [
  'README.md',
  'docs/architecture.md',
  'app/features/rooms/generation/commands/ask-owner.server.ts',
  'app/features/rooms/generation/rules/questions.ts',
  'app/features/alerts/rules/words.ts',
  'app/platform/jobs/queue.ts',
  'deploy/proxies/nginx.conf',
]
const words = new Set(wordsIn('export const askOwner = () => MAX_QUESTIONS // ./ask-owner.server.ts'))

const namedIn = (...lines: string[]) =>
  documentPaths({ path: 'docs/architecture.md', text: lines.join('\n') }, { files, words }).map(
    ({ line, message }) => `${line}: ${message.split(', which')[0]}`,
  )

test.each([
  ['a path from the root', '`app/platform/jobs/queue.ts`'],
  ['a path in a usual folder, without its ending', '`rooms/generation/commands/ask-owner`'],
  ['a folder', '`rooms/generation/` and `deploy/proxies`'],
  ['a path in a folder that was named before', '`rooms/generation/rules/questions.ts`, `commands/ask-owner`'],
  [
    'choices and patterns',
    '`rooms/generation/rules/{questions,questions}.ts`, `rooms/**/*.ts`, `rooms/…/questions.ts`',
  ],
  ["a file's name alone", '`queue.ts`'],
  ['a link', '[the readme](../README.md#run-it), [elsewhere](https://example.com/x.md)'],
  ['names of the code', '`askOwner(services, actor)`, `MAX_QUESTIONS`, `ask-owner`'],
  ['addresses, commands and words', '`/rooms/:id`, `npm run check`, `either/or`, `queued`'],
  ['lines of code', '```\nimport `gone/away.ts`\n```'],
])('%s is not reported', (_, text) => {
  expect(namedIn(...text.split('\n'))).toEqual([])
})

test.each([
  ['a moved file', '`app/platform/jobs/old-queue.ts`', 'app/platform/jobs/old-queue.ts'],
  ['a moved file without its ending', '`rooms/recolouring/ask-owner`', 'rooms/recolouring/ask-owner'],
  [
    'one choice of several',
    '`rooms/generation/rules/{questions,gone}.ts`',
    'rooms/generation/rules/{questions,gone}.ts',
  ],
  ['a pattern that matches nothing', '`rooms/**/*.tsx`', 'rooms/**/*.tsx'],
  ["a file's name alone", '`gone.ts`', 'gone.ts'],
  ['a link', '[gone](../GONE.md)', '../GONE.md'],
  ['a name that no code has', '`askTheOwner(x)`', 'askTheOwner(x)'],
  ['a constant that no code has', '`MIN_QUESTIONS`', 'MIN_QUESTIONS'],
  ['a name of a file that is gone', '`answer-owner`', 'answer-owner'],
])('%s is reported', (_, text, name) => {
  expect(namedIn('# Title', text)).toEqual([`2: names ${name}`])
})

test('a short path is resolved only against paths of the same section', () => {
  const short = '`rules/words`'
  expect(namedIn('`alerts/rules/words.ts`', short)).toEqual([])
  expect(namedIn('`rooms/generation/rules/questions.ts`', short)).toEqual(['2: names rules/words'])
  expect(namedIn('`alerts/rules/words.ts`', '## Next', short)).toEqual(['3: names rules/words'])
})
