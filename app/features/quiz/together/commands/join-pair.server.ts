import { and, eq, ne } from 'drizzle-orm'
import { queueEmail } from '#app/features/email/outbox/commands/queue-email.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import { HOUR_SECONDS } from '#app/lib/durations.ts'
import { networkOf } from '#app/platform/limits/network.ts'
import { takeAttempt } from '#app/platform/limits/take-attempt.ts'
import { idOfToken } from '#app/platform/security/sealed-id.ts'
import type { Services } from '#app/platform/services.ts'
import type { QuizResult } from '../../schema.ts'
import { pairReadyEmail } from '../emails.tsx'
import { lockPair, pairOfToken } from '../queries/pair-of-token.server.ts'
import { ownResult } from '../rules/own-result.ts'
import { isSecondPerson, type SecondPerson } from '../rules/second-person.ts'
import { PAIR_PURPOSE } from '../schema.ts'
import { quizPairs } from '../tables.server.ts'

/** Results accepted from one network. */
const ALLOWANCE = { points: 30, seconds: HOUR_SECONDS }
const LATER = { message: () => 'There were too many tries from your network. Please try again in an hour.' }

interface Join {
  token: string
  person: SecondPerson
  result: QuizResult
  address: string
}

/**
 * Adds the second person's result to a pair. The first person to finish takes the place. They may replace their
 * result later, and nobody else can. The link's owner gets an email, once.
 *
 * @throws AppError `link_ended`, `own_link`, `link_used`, `too_many_attempts`
 */
export async function joinPair(services: Services, { token, person, result, address }: Join): Promise<void> {
  await takeAttempt(services.limits, 'quiz-pair-join', networkOf(address), ALLOWANCE, LATER)
  const found = await pairOfToken(services, services.database, token)
  if (!found) throw linkEnded()
  const message = await pairReadyEmail(services.environment, found.owner)
  await services.database.transaction(async (transaction) => {
    const pair = await lockPair(services, transaction, token)
    if (!pair) throw linkEnded()
    if (pair.userId === person.userId)
      throw new AppError('own_link', 'This is your own link. Send it to the person you live with.')
    if (pair.joinedAt && !isSecondPerson(pair, person))
      throw new AppError('link_used', 'Somebody has already used this link.', { status: 409 })
    await transaction
      .update(quizPairs)
      .set({
        partnerUserId: person.userId,
        partnerBrowser: person.userId ? null : person.browser,
        partnerResult: ownResult(result),
        joinedAt: new Date(),
      })
      .where(eq(quizPairs.id, pair.id))
    const cause = { kind: 'pair_ready', reference: pair.id, userId: pair.userId }
    await queueEmail(transaction, cause, message)
  })
}

const linkEnded = () => new AppError('link_ended', 'This link has ended.', { status: 404 })

/**
 * Gives a guest's result in a pair to the account with which they return in the same browser, so that it is exported
 * and deleted with the account. Changes nothing for everybody else.
 */
export async function claimResult(
  { database, environment }: Services,
  token: string,
  { userId, browser }: SecondPerson,
): Promise<void> {
  const id = idOfToken(environment.secret, PAIR_PURPOSE, token)
  if (!id || !userId || !browser) return
  await database
    .update(quizPairs)
    .set({ partnerUserId: userId, partnerBrowser: null })
    .where(and(eq(quizPairs.id, id), eq(quizPairs.partnerBrowser, browser), ne(quizPairs.userId, userId)))
}

/**
 * Deletes the second person's result. The link stays open until its owner ends it.
 *
 * @throws AppError `link_ended` for everybody but the second person
 */
export async function leavePair(services: Services, token: string, person: SecondPerson): Promise<void> {
  await services.database.transaction(async (transaction) => {
    const pair = await lockPair(services, transaction, token)
    if (!pair || !isSecondPerson(pair, person)) throw linkEnded()
    await transaction.update(quizPairs).set(NOBODY).where(eq(quizPairs.id, pair.id))
  })
}

/** A pair without a second person. */
export const NOBODY = { partnerUserId: null, partnerBrowser: null, partnerResult: null, joinedAt: null }
