import { revealMessage } from '#app/features/email/outbox/commands/reveal-message.server.ts'
import { sendAgain } from '#app/features/email/outbox/commands/send-again.server.ts'
import { requireAdministrator, requireStaff } from '#app/platform/auth/guards.ts'
import { type ActionReply, success } from '../../../forms/reply.ts'
import { intents } from '../../../forms/run-intent.server.ts'
import { bulkReply } from '../../bulk/bulk-reply.server.ts'

/** The reply with a message's bodies, including its secret links. */
export interface RevealReply extends ActionReply {
  revealed?: { html: string; plainText: string }
}

/** The team's actions on messages. */
export const OUTBOX_INTENTS = {
  ...intents(requireStaff, {
    'send-again': {
      failed: 'Failed to send the message again.',
      run: async (services, actor, { id = '' }) => {
        const { recipient } = await sendAgain(services, actor, id)
        return success('The message is on its way again', `To ${recipient}.`)
      },
    },
    'send-again-selected': {
      failed: 'Failed to send the messages again.',
      run: (services, actor, form) =>
        bulkReply(
          form,
          { one: 'message is on its way again', more: 'messages are on their way again' },
          (id) => sendAgain(services, actor, id),
        ),
    },
  }),
  ...intents(requireAdministrator, {
    reveal: {
      failed: 'The link stays hidden',
      run: async (services, actor, { id = '' }): Promise<RevealReply> => {
        const revealed = await revealMessage(services, actor, id)
        return { ...success('The link is shown', 'The audit log notes that you saw it.'), revealed }
      },
    },
  }),
}
