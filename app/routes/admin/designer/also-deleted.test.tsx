import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { RequestRow } from '#app/features/consultations/requests/queries/request-rows.server.ts'
import { AlsoDeleted } from './also-deleted.tsx'

const row = (names: string[], tokens: number) =>
  ({
    request: { photos: [] },
    submissions: names.map((name) => ({ name })),
    tokens,
    replies: [],
    notes: [],
  }) as unknown as RequestRow

test('everything deleted along with several requests is added up, with every name', () => {
  const text = renderToStaticMarkup(<AlsoDeleted rows={[row(['Ada'], 1), row([], 0), row(['Ben'], 2)]} />)
  expect(text).toContain('2 related intake submissions (Ada, Ben), with their photos and project cases')
  expect(text).toContain('3 access tokens to the intake form')
})

test('a single request with nothing attached says so', () => {
  const text = renderToStaticMarkup(<AlsoDeleted rows={[row([], 0)]} />)
  expect(text).toContain('0 related intake submissions, with their photos and project cases')
  expect(text).not.toContain('history')
})
