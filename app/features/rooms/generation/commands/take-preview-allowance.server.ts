import { plural } from '#app/lib/plural.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import { takeAttempt } from '#app/platform/limits/take-attempt.ts'
import type { Services } from '#app/platform/services.ts'

/** No credit limits free previews: more rooms than a large house has, and each takes some seconds. */
const MAX_PREVIEWS = { points: 20, seconds: 3600 }

/**
 * Uses up one of the free palette previews that a member may request in an hour. Call it before the transaction begins.
 *
 * @throws AppError `too_many_attempts`
 */
export const takePreviewAllowance = ({ limits }: Services, { userId }: Member): Promise<void> =>
  takeAttempt(limits, 'palette-redesign', userId, MAX_PREVIEWS, {
    title: 'Service Busy',
    message: (wait) =>
      `You have had ${MAX_PREVIEWS.points} palette previews made within the hour. The next one can be made in ${plural(Math.ceil(wait / 60), 'minute')}.`,
  })
