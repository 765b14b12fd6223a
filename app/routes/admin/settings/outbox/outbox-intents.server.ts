import { revealMessage } from '#app/features/email/outbox/commands/reveal-message.server.ts'
import { sendAgain } from '#app/features/email/outbox/commands/send-again.server.ts'
import { requireAdministrator, requireStaff } from '#app/platform/auth/guards.ts'
import type { Services } from '#app/platform/services.ts'
import { type ActionReply, success } from '../../../forms/reply.ts'
import { intents } from '../../../forms/run-intent.server.ts'
import { bulkReply } from '../../bulk/bulk-reply.server.ts'

/** The reply with a message's bodies, including its secret links. */
export interface RevealReply extends ActionReply {
  revealed?: { html: string; plainText: string }
}

/** What happens to messages that are due again. Without a mail server nothing is sent. */
const wayOf = ({ mailServer }: Services) => (mailServer ? SENT : WAITING)

const SENT = { one: 'message is on its way again', more: 'messages are on their way again', to: 'To' }
const WAITING = {
  one: 'message waits in the outbox for a mail server',
  more: 'messages wait in the outbox for a mail server',
  to: 'Then it goes to',
}

/** The team's actions on messages. */
export const OUTBOX_INTENTS = {
  ...intents(requireStaff, {
    'send-again': {
      failed: 'Failed to send the message again.',
      run: async (services, actor, { id = '' }) => {
        const { recipient } = await sendAgain(services, actor, id)
        const { one, to } = wayOf(services)
        return success(`The ${one}`, `${to} ${recipient}.`)
      },
    },
    'send-again-selected': {
      failed: 'Failed to send the messages again.',
      run: (services, actor, form) =>
        bulkReply(services, form, wayOf(services), (id) => sendAgain(services, actor, id)),
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
