import { AppError } from '#app/lib/app-error.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { limitPasswordCheck } from '../../commands/attempt-limits.server.ts'
import { ACCOUNT_TEXTS } from '../../rules/texts.ts'

/**
 * Asks for the member's password again before an action that a stranger at an open browser must not take.
 *
 * @throws AppError `wrong_password`, `too_many_attempts`
 */
export async function checkPassword(services: Services, actor: Member, password: string): Promise<void> {
  await limitPasswordCheck(services, actor.userId)
  if (!(await services.authentication.verifyPassword(actor.userId, password))) throw wrongPassword()
}

/** The error for a password that is not, or no longer, the member's. */
export const wrongPassword = () =>
  new AppError('wrong_password', ACCOUNT_TEXTS.wrongPassword, { field: 'currentPassword' })
