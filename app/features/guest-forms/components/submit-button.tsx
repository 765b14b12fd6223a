import { Button } from '#app/ui/buttons/button.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import { GUARD_TEXTS } from '../rules/spam.ts'

interface SubmitButtonProps {
  text: string
  /** Whether rules against spam say when the form can be sent. */
  isGuarded: boolean
}

/** The submit button of a guest form. The page's script shows on it when the form can be sent, and that it is being sent. */
export function SubmitButton({ text, isGuarded }: SubmitButtonProps) {
  return (
    <>
      {isGuarded && <CooldownTemplate />}
      <Button type="submit" size="large" data-text={text}>
        {isGuarded ? <Opening text={text} /> : text}
      </Button>
    </>
  )
}

/** Not read aloud by itself, because it would be again every second. */
const CooldownTemplate = () => (
  <template data-part="cooldown">
    <div data-notice="">
      <Notice isNew={false} title="What you see in this form has not been sent">
        We have what you sent before, thank you. You can send this one in{' '}
        <span data-part="left" className="tabular-nums" />.
      </Notice>
    </div>
  </template>
)

/**
 * Without the page's script the form can be sent all the same, so its button is not announced as disabled, and its text
 * changes by itself.
 */
const Opening = ({ text }: { text: string }) => (
  <span className="animate-breathe">
    <span className="opens-itself">
      <span>{GUARD_TEXTS.starting}</span>
      <span>{text}</span>
    </span>
  </span>
)
