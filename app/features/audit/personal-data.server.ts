import { and, eq, gte, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/database.ts'
import { mentionsAddress } from '#app/platform/database/text-search.ts'
import type { Forget, Person } from '#app/platform/services.ts'
import { forgetEntries } from './commands.server.ts'
import { type AccountProof, accountProof } from './queries.server.ts'
import { auditLog } from './tables.server.ts'

/**
 * Anonymises every entry about a deleted account. The action and the id stay. The person's own entries as a team
 * member stay too, without naming them. The features that delete rooms, requests and messages anonymise the entries
 * about these; those of them that were deleted earlier are found here.
 */
export const forget: Forget = async (_services, transaction, person) => {
  const { userId, email } = person
  const account = await accountProof(transaction, userId)
  const about = or(
    eq(auditLog.subject, `user:${userId}`),
    inArray(auditLog.subject, deletedOf(transaction, userId)),
  )
  await forgetEntries(transaction, or(about, namingThem(person, account)))
  await transaction
    .update(auditLog)
    .set({ actorEmail: `a deleted account (${userId.slice(0, 8)})` })
    .where(
      or(eq(auditLog.actorId, userId), account?.isConfirmed ? eq(auditLog.actorEmail, email) : undefined),
    )
}

/**
 * What of theirs the team deleted. Its entries may name them by an address that is no longer the account's, so the
 * deletion records whose it was.
 */
const deletedOf = (transaction: Transaction, userId: string) =>
  transaction
    .select({ subject: auditLog.subject })
    .from(auditLog)
    .where(sql`${auditLog.details} #>> '{before,owner}' = ${userId}`)

/**
 * Entries that name a person by their address. Anybody can sign up with somebody else's, so of an address that was
 * never confirmed only the deletions of uploads are the account's own: nobody else had uploads under it since.
 */
function namingThem({ email }: Person, account: AccountProof | undefined): SQL | undefined {
  if (!account) return undefined
  const text = sql`(coalesce(${auditLog.subjectName}, '') || ' ' || coalesce(${auditLog.details}::text, ''))`
  if (account.isConfirmed) return mentionsAddress(text, email)
  return and(
    eq(auditLog.action, 'rooms.delete_upload'),
    eq(auditLog.subjectName, email),
    gte(auditLog.createdAt, account.since),
  )
}
