import type { ReplyRow } from '#app/features/consultations/requests/queries/request-history.server.ts'
import { FORMER_COLLEAGUE } from '#app/features/consultations/requests/rules/request-status.ts'
import { Moment } from '../moment.tsx'

const STATES: Record<string, string> = {
  waiting: 'waiting to be sent',
  sent: 'sent',
  failed: 'could not be sent',
}

/** Earlier replies, newest first, with their delivery. */
export function ReplyHistory({ replies }: { replies: ReplyRow[] }) {
  if (replies.length === 0) return null
  return (
    <section className="grid gap-2 border-line border-t pt-4">
      <h3 className="text-base">Replies ({replies.length})</h3>
      <ol className="grid gap-3">
        {replies.map((reply) => (
          <li key={reply.id}>
            <p>
              <span className="font-medium">{reply.templateName}</span>
              {reply.hasIntakeLink && ' · with a link to the intake form'}
              <span className="text-ink-soft">
                {' '}
                · <Moment at={reply.createdAt} /> · {reply.sentBy ?? FORMER_COLLEAGUE} ·{' '}
                {STATES[reply.state ?? ''] ?? 'no longer in the outbox'}
              </span>
            </p>
            {reply.customMessage && (
              <p className="max-w-text whitespace-pre-line break-words border-line border-l-2 pl-4 text-ink-soft">
                {reply.customMessage}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
