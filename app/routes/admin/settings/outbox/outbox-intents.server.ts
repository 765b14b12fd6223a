import { sendAgain } from '#app/features/email/commands/send-again.server.ts'
import { type Intent, success } from '../../run-intent.server.ts'

/** What an administrator does to messages. */
export const OUTBOX_INTENTS: Record<string, Intent> = {
  'send-again': {
    by: 'staff',
    failed: 'Failed to send the message again.',
    run: async (services, actor, { id = '' }) => {
      const { recipient } = await sendAgain(services, actor, id)
      return success('The message is on its way again', `To ${recipient}.`)
    },
  },
}
