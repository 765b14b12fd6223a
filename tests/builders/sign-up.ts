/** A sign-up form, and the rows that it can create. */
import { sessions, signInMethods, users } from '#app/features/accounts/tables.server.ts'
import { creditLedger, userCredits } from '#app/features/credits/tables.server.ts'
import { outboxEmails } from '#app/features/email/tables.server.ts'
import { quizResponses } from '#app/features/quiz/tables.server.ts'
import { userProfiles } from '#app/features/styles/tables.server.ts'
import type { Services } from '#app/platform/services.ts'

export const BROWSER = { address: '192.0.2.1', userAgent: 'test' }
export const EMAIL = 'anna@example.com'

/** A filled-in form without the quiz. */
export const person = (more: object = {}) => ({
  name: 'Anna',
  email: EMAIL,
  password: 'secret',
  terms: true,
  ...more,
})

/** The number of rows in each table of an account. */
export async function rowsOfAccounts({ database }: Services): Promise<number[]> {
  const people = [users, signInMethods, sessions, userProfiles, quizResponses]
  const tables = [...people, userCredits, creditLedger, outboxEmails]
  return Promise.all(tables.map((table) => database.$count(table)))
}
