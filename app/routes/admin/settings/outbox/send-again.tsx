import type { OutboxRow } from '#app/features/email/outbox/queries/outbox.server.ts'
import { ConfirmedButton } from '#app/ui/buttons/confirmed-button.tsx'
import { IntentButton } from '../../intent-button.tsx'

interface SendAgainProps {
  message: Pick<OutboxRow, 'id' | 'state' | 'recipient'>
  text?: string
  label: string
}

/** Sends a message again. Asks first if its recipient got it already, because it cannot be recalled. */
export function SendAgain({ message: { id, state, recipient }, text = 'Send again', label }: SendAgainProps) {
  const intent = 'send-again'
  if (state !== 'sent') return <IntentButton intent={intent} fields={{ id }} text={text} label={label} />
  return (
    <ConfirmedButton
      fields={{ intent, id }}
      text={text}
      label={label}
      variant="secondary"
      tone="primary"
      title="Send this message again?"
      confirmText={text}
      pendingText="One moment…"
    >
      It was sent before; {recipient} will receive it a second time.
    </ConfirmedButton>
  )
}
