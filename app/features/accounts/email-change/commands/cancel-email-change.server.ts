import type { Member } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { voidLinks } from '../../commands/email-links.server.ts'
import { lockUser } from '../../queries.server.ts'
import { waitingEmail } from '../queries/waiting-email.server.ts'

/**
 * Voids the link for a member's new address, so that the account keeps its old one.
 *
 * @returns false when no change was waiting, perhaps because it had taken effect
 */
export const cancelEmailChange = ({ database }: Services, actor: Member): Promise<boolean> =>
  database.transaction(async (transaction) => {
    // Waits for a link that is being sent again, which would otherwise outlive this.
    await lockUser(transaction, actor.userId)
    const waiting = await waitingEmail(transaction, actor.userId)
    await voidLinks(transaction, actor.userId, ['change-email'])
    return waiting !== undefined
  })
