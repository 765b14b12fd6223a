import { Button } from '#app/ui/buttons/button.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import { GUARD_TEXTS } from '../../rules/spam.ts'
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
        // Not read aloud by itself, because it would be again every second.
        <Notice isNew={false} title="What you see in this form has not been sent">
          We have what you sent before, thank you. You can send this one in{' '}
          <span className="tabular-nums">{guard.cooldown}</span>.
        </Notice>
      )}
      <Button
        type="submit"
        size="large"
        pending={sending || guard.state === 'starting' || guard.state === 'cooldown'}
        pendingText={sending ? sendingText : WAITING[guard.state]}
      >
        {guard.state === 'opening' ? <Opening text={text} /> : text}
      </Button>
    </>
  )
}

const WAITING = {
  starting: GUARD_TEXTS.starting,
  cooldown: GUARD_TEXTS.cooldown,
  opening: undefined,
  ready: undefined,
}

/**
 * Without the page's script the form can be sent all the same, so its button is not announced as disabled, and its text
 * changes by itself.
 */
function Opening({ text }: { text: string }) {
  return (
    <span className="animate-breathe">
      <span className="opens-itself">
        <span>{GUARD_TEXTS.starting}</span>
        <span>{text}</span>
      </span>
    </span>
  )
}
