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
    title: 'Service Busy',
    message: (wait) =>
      `You have had ${MAX_PREVIEWS.points} palette previews made within the hour. The next one can be made in ${plural(Math.ceil(wait / 60), 'minute')}.`,
  })
