import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { AppError } from '#app/lib/app-error.ts'
import { HOUR_SECONDS } from '#app/lib/durations.ts'
import { plural } from '#app/lib/plural.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import { takeAttempt } from '#app/platform/limits/take-attempt.ts'
import type { Services } from '#app/platform/services.ts'
import { latestQuizResult } from '../../queries.server.ts'
import type { inviteSchema } from '../schema.ts'
import { quizPairs } from '../tables.server.ts'

/** Links that a member may create per hour. */
const ALLOWANCE = { points: 10, seconds: HOUR_SECONDS }
const LATER = {
  message: (seconds: number) =>
    `You've already made several links. Please wait ${plural(Math.ceil(seconds / 60), 'minute')}.`,
}

/**
 * Creates the link through which a second person takes the quiz for two. A member has one link at a time, so a second
 * call changes nothing.
 *
 * @throws AppError `no_style` before the member has a style, `too_many_attempts`
 */
export async function inviteSecondPerson(
  { database, limits }: Services,
  actor: Member,
  { showsName }: z.output<typeof inviteSchema>,
): Promise<void> {
  if (!(await latestQuizResult(database, actor.userId)))
    throw new AppError('no_style', 'Please take the quiz yourself first.')
  await takeAttempt(limits, 'quiz-pair', actor.userId, ALLOWANCE, LATER)
  await database
    .insert(quizPairs)
    .values({ userId: actor.userId, showsName: showsName === 'on' })
    .onConflictDoNothing({ target: quizPairs.userId })
}

/** Ends a member's link and deletes the second person's answers. A later link has another address. */
export async function endPair({ database }: Services, actor: Member): Promise<void> {
  await database.delete(quizPairs).where(eq(quizPairs.userId, actor.userId))
}
