import { data } from 'react-router'
import { outboxMessage } from '#app/features/email/outbox/queries/outbox-message.server.ts'
import { visitorContext } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { ReadOnly } from '#app/ui/forms/read-only.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import { runIntent } from '../../../forms/run-intent.server.ts'
import { pageMeta } from '../../../page-meta.ts'
import { Facts } from '../../facts.tsx'
import type { PanelHandle } from '../../failed-panel.tsx'
import { Moment } from '../../moment.tsx'
import type { Route } from './+types/message.ts'
import { MessageBodies } from './message-bodies.tsx'
import { OUTBOX_INTENTS } from './outbox-intents.server.ts'
import { OutboxState } from './outbox-state.tsx'
import { SendAgain } from './send-again.tsx'

export const meta = pageMeta('Message')

export const handle: PanelHandle = { failed: 'Failed to load the message' }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export async function loader({ params: { messageId }, context }: Route.LoaderArgs) {
  const { database, mailServer } = context.get(servicesContext)
  const viewing = { viewerId: context.get(visitorContext)!.userId, hasMailServer: mailServer !== undefined }
  const message = UUID.test(messageId) ? await outboxMessage(database, messageId, viewing) : undefined
  if (!message) throw data(null, { status: 404 })
  return { ...message, isDelivered: viewing.hasMailServer }
}

export const action = (args: Route.ActionArgs) =>
  runIntent(args, OUTBOX_INTENTS, { fixed: { id: args.params.messageId } })

/** A message as its recipient sees it, and its delivery. */
export default function Message({ loaderData: message }: Route.ComponentProps) {
  const { subject, recipient, kind, state, createdAt, sentAt, nextAttemptAt, isDelivered, html } = message
  return (
    <article className="grid gap-6">
      <TextLink to="/admin/settings/outbox">All messages</TextLink>
      <header className="flex flex-wrap items-start justify-between gap-4">
        <h1 className="text-2xl">{subject}</h1>
        {html && (
          <ReadOnly when={false}>
            {state === 'waiting' ? (
              <SendAgain message={message} text="Try now" label="Try to send it now" />
            ) : (
              <SendAgain message={message} label="Send this message again" />
            )}
          </ReadOnly>
        )}
      </header>
      <Facts
        facts={[
          ['Recipient', recipient],
          ['State', <OutboxState key="state" message={message} />],
          ['Kind', kind.replaceAll('_', ' ')],
          ['Written', <Moment key="written" at={createdAt} />],
          state === 'waiting'
            ? ['Next try', isDelivered ? <Moment key="next" at={nextAttemptAt} /> : 'Waits for a mail server']
            : ['Sent', <Moment key="sent" at={sentAt} />],
        ]}
      />
      {html ? (
        <MessageBodies key={message.id} {...message} />
      ) : (
        <Notice title="The text of this message was removed">
          It was sent long ago. We keep only that it was sent, when and to whom.
        </Notice>
      )}
    </article>
  )
}
