import { and, eq } from 'drizzle-orm'
import { users } from '#app/features/accounts/tables.server.ts'
import type { Queryable, Transaction } from '#app/platform/database/database.ts'
import { idOfToken, sealId } from '#app/platform/security/sealed-id.ts'
import type { Services } from '#app/platform/services.ts'
import { PAIR_PURPOSE } from '../schema.ts'
import { quizPairs } from '../tables.server.ts'

/**
 * The pair behind a link, with its owner's name and email address. Undefined when the link is unknown or ended, or
 * its owner is blocked. Refuses a forged token without a query.
 */
export async function pairOfToken({ environment }: Services, database: Queryable, token: string) {
  const id = idOfToken(environment.secret, PAIR_PURPOSE, token)
  if (!id) return undefined
  const [found] = await database
    .select({ pair: quizPairs, owner: { name: users.name, email: users.email } })
    .from(quizPairs)
    .innerJoin(users, eq(users.id, quizPairs.userId))
    .where(and(eq(quizPairs.id, id), eq(users.blocked, false)))
  return found && { ...found.pair, owner: found.owner }
}

/** The pair behind a link, with its row locked until the transaction ends. Undefined as in {@link pairOfToken}. */
export async function lockPair(services: Services, transaction: Transaction, token: string) {
  const found = await pairOfToken(services, transaction, token)
  if (!found) return undefined
  const [pair] = await transaction.select().from(quizPairs).where(eq(quizPairs.id, found.id)).for('update')
  return pair
}

/** The address of a pair's link. */
export const linkOf = ({ environment }: Services, pairId: string): string =>
  `${new URL(`/together/${sealId(environment.secret, PAIR_PURPOSE, pairId)}`, environment.appUrl)}`
