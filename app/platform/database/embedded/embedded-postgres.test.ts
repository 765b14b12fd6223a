import { statSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { startOwner } from '#tests/database/owner-process.ts'
import { query, startForTest, temporaryFolder } from '#tests/database/temporary-database.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { isAlive } from './processes.ts'

const dataFolder = temporaryFolder({}, afterAll)

test('starts, answers, and keeps its data across restarts', async () => {
  const first = await startForTest({ dataFolder })
  await query(first.url, "CREATE TABLE rooms AS SELECT 'bedroom' AS name")
  await first.stop()
  await first.exited
  expect(isAlive(first.pid)).toBe(false)

  const second = await startForTest({ dataFolder })
  expect(await query(second.url, 'SELECT name FROM rooms')).toEqual([{ name: 'bedroom' }])
  await second.stop()
  await expect(second.stop()).resolves.toBeUndefined()
})

test('is durable, private, and applies settings of the caller', async () => {
  const { url } = await startForTest({ dataFolder, settings: { max_connections: '7' } })
  const show = async (name: string) => (await query<Record<string, string>>(url, `SHOW ${name}`))[0]?.[name]
  expect(await show('max_connections')).toBe('7')
  expect(await show('fsync')).toBe('on')
  expect(await show('synchronous_commit')).toBe('on')
  expect(await show('data_checksums')).toBe('on')
  expect(await show('listen_addresses')).toBe('')
  expect(statSync(`${dataFolder}/pg18`).mode & 0o777).toBe(0o700)
})

test('reports a broken setting with PostgreSQL’s message', async () => {
  const starting = startEmbeddedPostgres({
    dataFolder,
    settings: { max_connections: 'many' },
  })
  await expect(starting).rejects.toMatchObject({
    code: 'EMBEDDED_PG_FAILED',
    message: expect.stringContaining('invalid value for parameter "max_connections": "many"'),
  })
})

test('reports when the server ends by itself, and starts again', async () => {
  const server = await startForTest({ dataFolder })
  process.kill(server.pid, 'SIGKILL')
  await server.exited
  const next = await startForTest({ dataFolder })
  expect(await query(next.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('lets one process at a time use a data folder', async () => {
  const server = await startForTest({ dataFolder })
  await expect(startEmbeddedPostgres({ dataFolder })).rejects.toMatchObject({
    code: 'EMBEDDED_PG_IN_USE',
    message: expect.stringContaining(`is in use by process ${process.pid} (`),
  })
  await expect(startOwner({ dataFolder })).rejects.toThrow(
    `EMBEDDED_PG_IN_USE: The database in ${dataFolder}`,
  )
  expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('gives a data folder to one of two concurrent processes', async () => {
  const outcomes = await Promise.allSettled([startOwner({ dataFolder }), startOwner({ dataFolder })])
  const [loser, ...others] = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(others).toEqual([])
  expect(String(loser?.reason)).toContain('EMBEDDED_PG_IN_USE')
})
