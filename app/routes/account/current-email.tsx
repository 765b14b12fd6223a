import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'

interface CurrentEmailProps {
  email: string
  isConfirmed: boolean
  /** The new address, until its link is opened. */
  waiting: string | undefined
}

/** The member's address, and what still waits for a link to be opened. */
export function CurrentEmail({ email, isConfirmed, waiting }: CurrentEmailProps) {
  return (
    <div className="mb-6 grid gap-1">
      <p className="break-words font-medium">{email}</p>
      {isConfirmed ? (
        <p className="text-sm text-success">Confirmed</p>
      ) : (
        <Waiting text="Not confirmed yet">
          {(sending) => <LinkButton intent="confirm-email" text="Send the link again" sending={sending} />}
        </Waiting>
      )}
      {waiting && (
        <Waiting text={`Waiting for you to confirm ${waiting}`}>
          {(sending) => (
            <>
              <LinkButton intent="resend-email-change" text="Send it again" sending={sending} />
              <LinkButton intent="cancel-email-change" text="Cancel the change" sending={sending} />
            </>
          )}
        </Waiting>
      )}
    </div>
  )
}

/** What waits, and a form with what can be done about it. `children` gets the intent that is being sent. */
function Waiting({ text, children }: { text: string; children: (sending: string | undefined) => ReactNode }) {
  const { Form, formData } = useFetcher()
  return (
    <Form method="post" className="flex flex-wrap items-center gap-x-5 text-sm text-warning">
      <span className="wrap-anywhere">{text}</span>
      <span className="-ml-4 flex flex-wrap">{children(formData?.get('intent')?.toString())}</span>
    </Form>
  )
}

function LinkButton({
  intent,
  text,
  sending,
}: {
  intent: string
  text: string
  sending: string | undefined
}) {
  return (
    <Button
      type="submit"
      name="intent"
      value={intent}
      variant="quiet"
      size="small"
      pending={sending === intent}
      pendingText={intent === 'cancel-email-change' ? 'Cancelling…' : 'Sending the link…'}
    >
      {text}
    </Button>
  )
}
