import { AppError } from '#app/lib/app-error.ts'
import { plural } from '#app/lib/plural.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import { currentAiSettings, providerOf } from '../../queries/settings.server.ts'
import { isHourFull } from './usage.server.ts'

/**
 * Refuses a redesign that would be declined later. The palette renderer has no limit.
 *
 * @param waiting the person's redesigns that have not called the provider yet
 * @throws AppError `hourly_limit`
 */
export async function assertHourlyLimit(
  { environment }: Services,
  transaction: Transaction,
  userId: string,
  waiting: number,
): Promise<void> {
  const settings = await currentAiSettings(transaction, environment)
  if (!providerOf(settings, environment)) return
  if (!(await isHourFull(transaction, userId, settings, waiting))) return
  const limit = `You can have ${plural(settings.rateLimitPerUser, 'redesign')} made in an hour.`
  throw new AppError('hourly_limit', `${limit} Please wait a little and try again.`, {
    title: 'Hourly limit reached',
  })
}
