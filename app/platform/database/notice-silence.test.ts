import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { startSilentRelay } from '#tests/database/silent-relay.ts'
import { noticeSilence } from './notice-silence.ts'

/** Milliseconds: checks at once, and allows a long answer because test machines are busy. */
const EAGER = { silence: 20, answer: 5_000 }
const IMPATIENT = { silence: 20, answer: 100 }

function openPool(url: string, patience: typeof EAGER) {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  pool.on('error', () => {})
  noticeSilence(pool, url, patience)
  onTestFinished(() => pool.end())
  return pool
}

test('statements and transactions fail when the server goes silent', async () => {
  await using relay = await startSilentRelay(inject('template').url)
  const [pool, other] = [openPool(relay.url, IMPATIENT), openPool(relay.url, IMPATIENT)]
  await pool.query('SELECT 1')
  const inTransaction = await other.connect()
  inTransaction.on('error', () => {})
  await inTransaction.query('BEGIN')
  relay.fallSilent()
  await expect(pool.query('SELECT 1')).rejects.toThrow('The database server does not answer')
  await expect(inTransaction.query('SELECT 1')).rejects.toThrow(/does not answer|not queryable|terminated/)
  await expect(inTransaction.query('ROLLBACK')).rejects.toThrow()
  inTransaction.release()
})

test('a slow statement continues while the server answers others', async () => {
  await using relay = await startSilentRelay(inject('template').url)
  const pool = openPool(relay.url, EAGER)
  const { rows } = await pool.query("SELECT pg_sleep(0.5), 'ready' AS state")
  expect(rows).toMatchObject([{ state: 'ready' }])
  expect(pool.totalCount).toBe(1)
})
