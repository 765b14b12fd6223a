import { habitsOf } from '../people.ts'
import { personNumbered } from '../person.ts'
import type { Comparison, Outcome } from './comparison.ts'

interface Balance {
  email: string
  room: number
  revision: number
  ledger_room: number
  ledger_revision: number
  held: number
}

const BALANCES = `SELECT u.email, c.room_credits AS room, c.revision_credits AS revision,
  coalesce(sum(l.change) FILTER (WHERE l.kind = 'room'), 0)::int AS ledger_room,
  coalesce(sum(l.change) FILTER (WHERE l.kind = 'revision'), 0)::int AS ledger_revision,
  (SELECT count(*)::int FROM credit_reservations r WHERE r.user_id = u.id AND r.state = 'reserved') AS held
  FROM users u JOIN user_credits c ON c.user_id = u.id LEFT JOIN credit_ledger l ON l.user_id = u.id
  WHERE u.role = 'member' GROUP BY u.id, u.email, c.room_credits, c.revision_credits`

const PAYMENTS = `SELECT p.stripe_session_id AS session, p.amount_cents AS cents, p.status, u.email,
  (SELECT count(*)::int FROM credit_ledger l WHERE l.reason = 'purchase' AND l.reference = p.id::text) AS entries,
  (SELECT coalesce(sum(l.change), 0)::int FROM credit_ledger l
    WHERE l.reason = 'purchase' AND l.reference = p.id::text) AS credits
  FROM payment_history p LEFT JOIN users u ON u.id = p.user_id`

interface Payment {
  session: string
  cents: number
  status: string
  email: string | null
  entries: number
  credits: number
}

/** The offer: one room credit and three revision credits. */
const BOUGHT = { entries: 2, credits: 4, room: 1, revision: 3 }

/**
 * Checks that each payment at Stripe credited its buyer once, every balance is the sum of its ledger, and nothing is
 * held.
 */
export async function compareMoney({ surroundings, promises, people }: Outcome): Promise<Comparison> {
  const { query, stripe } = surroundings
  const balances = await query<Balance>(BALANCES)
  const payments = await query<Payment>(PAYMENTS)
  const paid = [...stripe.checkouts.values()].filter(({ paymentStatus }) => paymentStatus === 'paid')
  const buyers = new Map(promises.checkouts.map(({ sessionId, email }) => [sessionId, email]))
  const rows = Map.groupBy(payments, ({ session }) => session)
  const differences = [
    ...paid.flatMap(({ id, amount }) => faultsOf(id, amount, buyers.get(id), rows.get(id) ?? [])),
    ...payments
      .filter(({ session }) => !paid.some(({ id }) => id === session))
      .map(({ session }) => `${session} was credited and never paid`),
    ...balances.flatMap(unequal),
    ...Array.from({ length: people }, (_, number) => unexpected(number, balances)).flat(),
  ]
  const figures = {
    checkouts: stripe.checkouts.size,
    'paid at Stripe': paid.length,
    purchases: payments.length,
    'credits held': balances.reduce((sum, { held }) => sum + held, 0),
  }
  return { name: 'money', figures, differences }
}

function faultsOf(id: string, amount: number, buyer: string | undefined, rows: Payment[]): string[] {
  if (rows.length !== 1) return [`${id} was paid once and recorded ${rows.length} times`]
  const { cents, status, email, entries, credits } = rows[0]!
  const isRight =
    cents === amount &&
    status === 'completed' &&
    email === buyer &&
    entries === BOUGHT.entries &&
    credits === BOUGHT.credits
  return isRight ? [] : [`${id}, paid by ${buyer}, became ${JSON.stringify(rows[0])}`]
}

function unequal(balance: Balance): string[] {
  const { room, revision, ledger_room, ledger_revision, held } = balance
  const isRight =
    room === ledger_room && revision === ledger_revision && room >= 0 && revision >= 0 && held === 0
  return isRight ? [] : [`a balance is not its ledger, or a credit is held: ${JSON.stringify(balance)}`]
}

/** Everybody used their free credit. Buyers also used the bought room credit, and still have those for revisions. */
function unexpected(number: number, balances: Balance[]): string[] {
  const { email } = personNumbered(number)
  const balance = balances.find((each) => each.email === email)
  const revision = habitsOf(number).pays ? BOUGHT.revision : 0
  return balance?.room === 0 && balance.revision === revision
    ? []
    : [`${email} should have 0 and ${revision} credits, not ${balance?.room} and ${balance?.revision}`]
}
