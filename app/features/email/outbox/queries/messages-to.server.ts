import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { users } from '#app/features/accounts/tables.server.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import type { Person } from '#app/platform/services.ts'
import { outboxEmails } from '../../tables.server.ts'

/**
 * Messages to a member, without texts. Those to their address that belong to no account are among them once the address
 * is confirmed, because anybody can sign up with somebody else's.
 */
export function messagesTo(database: Queryable, { userId, email }: Person) {
  const { kind, subject, state, createdAt, sentAt } = outboxEmails
  const isConfirmed = sql`EXISTS (SELECT FROM ${users} WHERE ${users.id} = ${userId} AND ${users.emailVerified})`
  const toAddress = and(isNull(outboxEmails.userId), eq(outboxEmails.recipient, email), isConfirmed)
  return database
    .select({ kind, subject, state, createdAt, sentAt })
    .from(outboxEmails)
    .where(or(eq(outboxEmails.userId, userId), toAddress))
}
