import { createHash } from 'node:crypto'
import { and, eq, gt, inArray, lt } from 'drizzle-orm'
import { AppError } from '#app/lib/app-error.ts'
import { HOUR } from '#app/lib/durations.ts'
import { takeAdvisoryLock } from '#app/platform/database/advisory-lock.ts'
import type { Queryable, Transaction } from '#app/platform/database/database.ts'
import { networkOf } from '#app/platform/limits/network.ts'
import { ageOfForm } from '#app/platform/security/form-stamp.ts'
import type { Services } from '#app/platform/services.ts'
import {
  type GuestFormRules,
  HONEYPOT_FIELD,
  HONEYPOT_REASON,
  STAMP_FIELD,
  tooFastReason,
  tooManyReason,
  waitOf,
} from '../rules/spam.ts'
import { formSubmissions } from '../tables.server.ts'

/** The sender of a guest form. */
export interface Sender {
  /** Account id of a signed-in sender. */
  userId: string | null
  address: string
  /** Id in the browser's cookie. */
  browserId: string | null
}

const TITLE = 'Submission Blocked'
const OPEN_TOO_LONG =
  'This page was open for a very long time, or your browser sent it incomplete. Please send the form again.'

const blocked = (code: string, reason: string, status = 400) =>
  new AppError(code, reason, { title: TITLE, status })

/**
 * Refuses spam: a filled honeypot, a form sent faster than a person can fill it in, and more submissions per hour
 * than one person, browser or network may send. Counts nothing.
 *
 * @throws AppError `honeypot`, `too_fast`, `stamp_unknown`, `too_many_submissions`
 */
export async function assertNoSpam(
  { database, environment }: Services,
  rules: GuestFormRules,
  sender: Sender,
  fields: Record<string, string>,
): Promise<void> {
  if (fields[HONEYPOT_FIELD]) throw blocked('honeypot', HONEYPOT_REASON)
  const age = ageOfForm(environment.secret, rules.name, fields[STAMP_FIELD] ?? '')
  if (age === undefined) throw blocked('stamp_unknown', OPEN_TOO_LONG)
  if (age < rules.minimumSeconds * 1000) throw blocked('too_fast', tooFastReason(rules))
  await assertUnderLimit(database, rules, sender)
}

/**
 * Counts a submission in the transaction that stores it. Concurrent submissions cannot exceed the limit.
 *
 * @throws AppError `too_many_submissions`
 */
export async function countSubmission(transaction: Transaction, rules: GuestFormRules, sender: Sender) {
  const keys = keysOf(sender).sort()
  for (const key of keys) await takeAdvisoryLock(transaction, rules.name + key)
  await assertUnderLimit(transaction, rules, sender)
  await transaction.delete(formSubmissions).where(lt(formSubmissions.createdAt, new Date(Date.now() - HOUR)))
  await transaction.insert(formSubmissions).values(keys.map((key) => ({ form: rules.name, sender: key })))
}

async function assertUnderLimit(database: Queryable, rules: GuestFormRules, sender: Sender): Promise<void> {
  const now = Date.now()
  const rows = await database
    .select({ sender: formSubmissions.sender, at: formSubmissions.createdAt })
    .from(formSubmissions)
    .where(
      and(
        eq(formSubmissions.form, rules.name),
        inArray(formSubmissions.sender, keysOf(sender)),
        gt(formSubmissions.createdAt, new Date(now - HOUR)),
      ),
    )
  const timesBySender = Map.groupBy(rows, (row) => row.sender).values()
  const waits = [...timesBySender].map((times) =>
    waitOf(
      times.map(({ at }) => at.getTime()),
      rules,
      now,
    ),
  )
  const wait = Math.max(0, ...waits)
  if (wait > 0) throw blocked('too_many_submissions', tooManyReason(wait), 429)
}

/** Hashed, because the limit does not need the identity. */
const keysOf = ({ userId, address, browserId }: Sender) =>
  // Members count by account, because people in one office or at one tablet share an address.
  (userId ? [`user ${userId}`] : [`network ${networkOf(address)}`, browserId && `browser ${browserId}`])
    .filter((key) => key !== null)
    .map((key) => createHash('sha256').update(key).digest('base64url'))
