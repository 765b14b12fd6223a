import { Button } from '#app/ui/buttons/button.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import type { SpamGuard } from './spam-guard.tsx'

interface GuardedSubmitProps {
  guard: SpamGuard
  sending: boolean
  text: string
  sendingText: string
}

/** The submit button of a guest form. It shows when the form can be sent, and counts down a cooldown. */
export function GuardedSubmit({ guard, sending, text, sendingText }: GuardedSubmitProps) {
  return (
    <>
      {guard.state === 'cooldown' && (
        <Notice title="Thank you, we have what you sent">
          You can send this form again in <span className="tabular-nums">{guard.cooldown}</span>.
        </Notice>
      )}
      <Button
        type="submit"
        size="large"
        pending={sending || guard.state !== 'ready'}
        pendingText={sending ? sendingText : WAITING[guard.state]}
      >
        {text}
      </Button>
    </>
  )
}

const WAITING = {
  starting: 'Please wait a moment...',
  cooldown: 'Cooldown active',
  ready: undefined,
}
