import type { OutboxRow } from '#app/features/email/outbox/queries/outbox.server.ts'
import { Badge } from '#app/ui/notices/badge.tsx'

const STATES = {
  waiting: { tone: 'warning', text: 'Waiting' },
  sent: { tone: 'success', text: 'Sent' },
  failed: { tone: 'danger', text: 'Given up' },
} as const

/** A message's delivery state, with its last error. */
export function OutboxState({ message }: { message: Pick<OutboxRow, 'state' | 'attempts' | 'lastError'> }) {
  const { tone, text } = STATES[message.state]
  return (
    <div className="grid justify-items-start gap-1">
      <Badge tone={tone}>{text}</Badge>
      {message.lastError && (
        <p className="max-w-72 wrap-anywhere text-ink-soft text-sm">
          {message.attempts > 0 && `Tried ${message.attempts}×: `}
          {message.lastError}
        </p>
      )}
    </div>
  )
}
