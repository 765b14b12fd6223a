import { Button } from '#app/ui/buttons/button.tsx'
import { GUARD_TEXTS } from '../rules/spam.ts'

interface SubmitButtonProps {
  text: string
  /** Whether rules against spam say when the form can be sent. */
  isGuarded: boolean
}

/** The submit button of a guest form. The page's script shows on it when the form can be sent, and that it is being sent. */
export function SubmitButton({ text, isGuarded }: SubmitButtonProps) {
  return (
    <Button type="submit" size="large" data-text={text}>
      {isGuarded ? <Opening text={text} /> : text}
    </Button>
  )
}

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
