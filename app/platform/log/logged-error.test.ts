import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { errorWithoutValues, loggedError } from './logged-error.ts'

function refusedByDatabase(message: string, fields: object): Error {
  const error = new pg.DatabaseError(message, message.length, 'error')
  return Object.assign(error, { severity: 'ERROR', routine: 'somewhere', ...fields })
}

const failed = new DrizzleQueryError(
  'SELECT 1 FROM sessions WHERE token = $1',
  ['the-token'],
  refusedByDatabase('invalid input syntax for type uuid: "the-token"', {
    code: '22P02',
    detail: 'Key (token)=(the-token) already exists.',
  }),
)

test('a failed query is logged with its statement and its cause, without its values', () => {
  const logged = loggedError(failed)
  expect(logged).toMatchObject({
    message: 'Failed query: SELECT 1 FROM sessions WHERE token = $1',
    stack: expect.stringContaining('logged-error.test.ts'),
    cause: { message: 'invalid input syntax for type uuid: "…"', code: '22P02' },
  })
  expect(JSON.stringify(logged)).not.toContain('the-token')
})

test('a stored error names the cause without its values', () => {
  const stored = errorWithoutValues(failed) as Error
  expect(stored.message).toContain('invalid input syntax for type uuid: "…"')
  expect(JSON.stringify([stored.message, stored.stack])).not.toContain('the-token')
})

test('a vendor’s additional fields are left out', () => {
  const error = Object.assign(new Error('no'), { status: 401, headers: { authorization: 'Bearer key' } })
  expect(loggedError(error)).toMatchObject({ message: 'no', status: 401 })
  expect(JSON.stringify(loggedError(error))).not.toContain('key')
  expect(errorWithoutValues(error)).toBe(error)
})

test('circular causes do not loop forever', () => {
  const one = new Error('one')
  one.cause = new Error('two', { cause: one })
  expect(JSON.stringify(loggedError(one))).toContain('two')
})
