import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PaidCall } from '../paid-calls.ts'
import { compareCalls } from './calls.ts'
import type { Outcome } from './comparison.ts'
import { compareJobs } from './jobs.ts'
import { compareMails } from './mails.ts'
import { compareMoney } from './money.ts'
import { comparePictures } from './pictures.ts'
import { comparePromises } from './promises.ts'
import { smallTrial } from './small-trial.ts'

const COMPARISONS = [compareMoney, comparePictures, compareMails, compareCalls, compareJobs, comparePromises]
const stack = new AsyncDisposableStack()
let outcome: Outcome

beforeAll(async () => {
  outcome = await smallTrial(stack)
})
afterAll(() => stack.disposeAsync())

async function differences(changed: Partial<Outcome> = {}): Promise<string[]> {
  const compared = await Promise.all(COMPARISONS.map((compare) => compare({ ...outcome, ...changed })))
  return compared.flatMap((each) => each.differences)
}

test('one person’s work shows no differences', async () => {
  expect(await differences()).toEqual([])
})

test.each([
  [
    'a payment that was recorded wrongly',
    'payment_history SET amount_cents = 1',
    'payment_history SET amount_cents = 800',
    /became/,
  ],
  [
    'a payment of nobody',
    "payment_history SET stripe_session_id = 'cs_x'",
    'payment_history SET stripe_session_id = (SELECT stripe_session_id FROM checkouts)',
    /recorded 0 times.*never paid/s,
  ],
  [
    'a credit too many',
    'user_credits SET room_credits = 1',
    'user_credits SET room_credits = 0',
    /not its ledger/,
  ],
  [
    'a credit that is still held',
    "credit_reservations SET state = 'reserved', ended_at = NULL",
    "credit_reservations SET state = 'settled', ended_at = now()",
    /is held/,
  ],
  [
    'a message that never went out',
    "outbox_emails SET state = 'waiting', sent_at = NULL",
    "outbox_emails SET state = 'sent', sent_at = now()",
    /did not arrive/,
  ],
  [
    'a receipt under another name',
    "outbox_emails SET kind = 'receipt' WHERE kind = 'purchase_receipt'",
    "outbox_emails SET kind = 'purchase_receipt' WHERE kind = 'receipt'",
    /0 messages instead of one: receipt/,
  ],
  [
    'a job that failed for good',
    "pgboss.job SET state = 'failed' WHERE name = 'rooms.generation'",
    "pgboss.job SET state = 'completed' WHERE name = 'rooms.generation'",
    /jobs of rooms.generation are failed/,
  ],
  [
    'a room that waits for ever',
    "room_uploads SET generation_state = 'queued'",
    "room_uploads SET generation_state = 'done'",
    /is queued/,
  ],
  [
    'an account that is gone',
    "users SET email = 'nobody@example.com' WHERE role = 'member'",
    "users SET email = 'person-0@example.com' WHERE role = 'member'",
    /account person-0@example.com was promised and is lost/,
  ],
])('%s is reported', async (_what, change, undo, named) => {
  const { query } = outcome.surroundings
  await query(`UPDATE ${change}`)
  const found = await differences()
  await query(`UPDATE ${undo}`)
  expect(found.join('\n')).toMatch(named)
})

test('a missing, an additional and a resized picture are reported', async () => {
  const { bucket, query } = outcome.surroundings
  const [photo] = await query<{ key: string }>('SELECT image_url AS key FROM room_uploads LIMIT 1')
  const keys = () => [...bucket.keys().filter((key) => key !== photo!.key), 'somebody/1.jpg']
  const changed = { ...outcome.surroundings, bucket: { ...bucket, keys } }
  expect(await differences({ surroundings: changed })).toEqual([
    `${photo!.key} is named and not in the bucket`,
    'somebody/1.jpg is in the bucket, and no row names it',
  ])
  await query('UPDATE room_uploads SET width = width + 1')
  expect((await differences()).join('\n')).toContain(`${photo!.key} is 600 × 400, and its row says 601 × 400`)
  await query('UPDATE room_uploads SET width = width - 1')
})

test('a message that arrived twice is reported, unless a worker was killed', async () => {
  const { mailServer } = outcome.surroundings
  const mails = [...mailServer.mails, mailServer.mails[0]!]
  const surroundings = { ...outcome.surroundings, mailServer: { ...mailServer, mails } }
  expect(await differences({ surroundings })).toEqual([expect.stringContaining('arrived twice')])
  const kills = [{ kind: 'worker', name: 'worker-1', key: 'sk-worker-1', at: 0 } as const]
  expect(await differences({ surroundings, kills })).toEqual([])
})

test('a redesign paid twice is reported, unless its worker was killed during the first call', async () => {
  const { calls, provider } = outcome.surroundings
  const first: PaidCall = { ...calls[0]!, receivedAt: 1_000, endedAt: 2_000 }
  const changed = {
    ...outcome.surroundings,
    calls: [first, ...calls],
    provider: { ...provider, edits: [provider.edits[0]!, ...provider.edits] },
  }
  // The killed worker had already booked its call.
  const { query } = outcome.surroundings
  await query(
    "INSERT INTO api_usage_logs (api_type, cost_cents, success) VALUES ('image_generation', 30, false)",
  )
  const named = [expect.stringMatching(/chair number 0-1.*was paid 2 times/)]
  expect(await differences({ surroundings: changed })).toEqual(named)
  const kill = { kind: 'worker', name: 'worker-1', key: 'sk-worker-1', at: 1_500 } as const
  expect(await differences({ surroundings: changed, kills: [kill] })).toEqual([])
  expect(await differences({ surroundings: changed, kills: [{ ...kill, key: 'sk-worker-2' }] })).toEqual(
    named,
  )
  await query('DELETE FROM api_usage_logs WHERE NOT success')
})
