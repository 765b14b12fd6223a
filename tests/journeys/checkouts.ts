/** Creates checkouts by the hundred, without clicks: in the product's database and at the fake payment provider. */
import { randomUUID } from 'node:crypto'
import type { FakeStripe } from '../fakes/stripe-server.ts'
import type { QueryProduct } from './query-product.ts'

/** @returns the ids of new members without credits */
export async function addBuyers(query: QueryProduct, count: number): Promise<string[]> {
  const rows = await query<{ id: string }>(
    `WITH made AS (
       INSERT INTO users (name, email) SELECT 'Buyer', gen_random_uuid() || '@example.com'
       FROM generate_series(1, $1) RETURNING id)
     INSERT INTO user_credits (user_id) SELECT id FROM made RETURNING user_id AS id`,
    [count],
  )
  return rows.map(({ id }) => id)
}

/** Starts checkouts of one room and three revisions for 800 cents. @returns the ids of the unpaid sessions */
export async function addCheckouts(
  query: QueryProduct,
  stripe: FakeStripe,
  buyers: string[],
): Promise<string[]> {
  const made = buyers.map((userId) => ({ userId, id: randomUUID(), sessionId: `cs_test_${randomUUID()}` }))
  await query(
    `INSERT INTO checkouts (id, user_id, provider, stripe_session_id, amount_cents, room_credits, revision_credits)
     SELECT id::uuid, "userId"::uuid, 'stripe', "sessionId", 800, 1, 3
     FROM json_to_recordset($1) AS made(id text, "userId" text, "sessionId" text)`,
    [JSON.stringify(made)],
  )
  for (const { id, sessionId } of made) {
    stripe.checkouts.set(sessionId, {
      id: sessionId,
      reference: id,
      key: '',
      status: 'open',
      paymentStatus: 'unpaid',
      amount: 800,
      currency: 'usd',
      payment: `pi_${randomUUID()}`,
      customer: `cus_${randomUUID()}`,
      refunded: 0,
      dispute: undefined,
      form: {},
    })
  }
  return made.map(({ sessionId }) => sessionId)
}
