import { and, eq, getTableColumns, inArray, or } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { users } from '#app/features/accounts/tables.server.ts'
import { auditLog, auditSearchText } from '#app/features/audit/tables.server.ts'
import { creditLedger, userCredits } from '#app/features/credits/tables.server.ts'
import { outboxEmails } from '#app/features/email/tables.server.ts'
import { paymentHistory } from '#app/features/payments/tables.server.ts'
import { quizResponses } from '#app/features/quiz/tables.server.ts'
import { batchesOf } from '#app/platform/database/batches.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { pageOf } from '#app/platform/database/paged.ts'
import { textMatches } from '#app/platform/database/text-search.ts'

const PAGE_SIZE = 25

/** Facts about a person beyond their row in the list. */
export async function userProfile(database: Queryable, userId: string) {
  const [profile] = await database
    .select({
      emailVerified: users.emailVerified,
      preferredStyle: users.preferredStyle,
      roomCredits: userCredits.roomCredits,
      revisionCredits: userCredits.revisionCredits,
      quizResult: quizResponses.styleResult,
      quizCompletedAt: quizResponses.completedAt,
    })
    .from(users)
    .leftJoin(userCredits, eq(userCredits.userId, users.id))
    .leftJoin(quizResponses, eq(quizResponses.userId, users.id))
    .where(eq(users.id, userId))
  return profile
}

interface Whole {
  from: PgTable
  id: AnyPgColumn
  by: AnyPgColumn
}

const LEDGER: Whole = { from: creditLedger, id: creditLedger.id, by: creditLedger.createdAt }
const PAYMENTS: Whole = { from: paymentHistory, id: paymentHistory.id, by: paymentHistory.createdAt }
const EMAILS: Whole = { from: outboxEmails, id: outboxEmails.id, by: outboxEmails.createdAt }
const AUDIT: Whole = { from: auditLog, id: auditLog.id, by: auditLog.createdAt }

const EMAIL = {
  id: outboxEmails.id,
  kind: outboxEmails.kind,
  subject: outboxEmails.subject,
  state: outboxEmails.state,
  sentAt: outboxEmails.sentAt,
  createdAt: outboxEmails.createdAt,
}

/** A page of a person's credit ledger, newest first. */
export const ledgerPage = (database: Queryable, userId: string, page: number) =>
  pageOf(database, { ...LEDGER, where: eq(creditLedger.userId, userId), page, size: PAGE_SIZE }, (ids) =>
    database.select().from(creditLedger).where(inArray(creditLedger.id, ids)),
  )

/** A page of a person's payments, newest first. */
export const paymentPage = (database: Queryable, userId: string, page: number) =>
  pageOf(database, { ...PAYMENTS, where: eq(paymentHistory.userId, userId), page, size: PAGE_SIZE }, (ids) =>
    database.select().from(paymentHistory).where(inArray(paymentHistory.id, ids)),
  )

/** Messages to a person's account or current address. */
const messagesTo = ({ id, email }: { id: string; email: string }) =>
  or(eq(outboxEmails.userId, id), eq(outboxEmails.recipient, email))

/** A page of the messages to a person, newest first. */
export const emailPage = (database: Queryable, user: { id: string; email: string }, page: number) =>
  pageOf(database, { ...EMAILS, where: messagesTo(user), page, size: PAGE_SIZE }, (ids) =>
    database.select(EMAIL).from(outboxEmails).where(inArray(outboxEmails.id, ids)),
  )

/** Actions on a person's account, and deletions of their uploads, which name the owner only by address. */
const doneTo = ({ id, email }: { id: string; email: string }) =>
  or(
    eq(auditLog.subject, `user:${id}`),
    and(
      textMatches([auditSearchText(auditLog)], email),
      eq(auditLog.action, 'rooms.delete_upload'),
      eq(auditLog.subjectName, email),
    ),
  )

/** A page of administrators' actions on a person's account and rooms, newest first. */
export const auditPageOf = (database: Queryable, user: { id: string; email: string }, page: number) =>
  pageOf(database, { ...AUDIT, where: doneTo(user), page, size: PAGE_SIZE }, (ids) =>
    database.select().from(auditLog).where(inArray(auditLog.id, ids)),
  )

/** The same lists without paging, in batches, newest first. */
export const historyBatches = {
  ledger: (database: Queryable, userId: string) =>
    batchesOf(database, { ...LEDGER, where: eq(creditLedger.userId, userId) }, getTableColumns(creditLedger)),
  payments: (database: Queryable, userId: string) =>
    batchesOf(
      database,
      { ...PAYMENTS, where: eq(paymentHistory.userId, userId) },
      getTableColumns(paymentHistory),
    ),
  emails: (database: Queryable, user: { id: string; email: string }) =>
    batchesOf(database, { ...EMAILS, where: messagesTo(user) }, EMAIL),
  audit: (database: Queryable, user: { id: string; email: string }) =>
    batchesOf(database, { ...AUDIT, where: doneTo(user) }, getTableColumns(auditLog)),
}
