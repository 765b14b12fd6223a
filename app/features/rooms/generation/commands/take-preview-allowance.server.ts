import { HOUR_SECONDS } from '#app/lib/durations.ts'
import { plural } from '#app/lib/plural.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import { takeAttempt } from '#app/platform/limits/take-attempt.ts'
import type { Services } from '#app/platform/services.ts'

/** Limits free previews, which no credit limits, to more than the rooms of a large house. */
const MAX_PREVIEWS = { points: 20, seconds: HOUR_SECONDS }

/**
 * Takes one of the free palette previews that a member may request per hour. Call it before the transaction begins.
 *
 * @throws AppError `too_many_attempts`
 */
export const takePreviewAllowance = ({ limits }: Services, { userId }: Member): Promise<void> =>
  takeAttempt(limits, 'palette-redesign', userId, MAX_PREVIEWS, {
    title: 'Hourly limit reached',
    message: (wait) =>
      `You have asked for ${MAX_PREVIEWS.points} palette previews within the hour, as many as we paint for one person. Please ask for the next one in ${plural(Math.ceil(wait / 60), 'minute')}. Nothing is lost.`,
  })
