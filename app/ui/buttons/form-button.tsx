import type { ComponentProps } from 'react'
import { useFetcher } from 'react-router'
import { useKeptFocus } from '../dialogs/use-kept-focus.ts'
import { Button } from './button.tsx'

interface FormButtonProps extends ComponentProps<typeof Button> {
  /** Address of the action; the form's page by default. */
  action?: string
  /** Fields besides the button's own name and value. */
  fields?: Record<string, string>
}

/** A button with a form of its own. Submitting it stays on the page. */
export function FormButton({ action, fields = {}, ...button }: FormButtonProps) {
  const fetcher = useFetcher()
  const keepFocus = useKeptFocus()
  return (
    <fetcher.Form method="post" action={action} onSubmit={keepFocus}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" pending={fetcher.state !== 'idle'} {...button} />
    </fetcher.Form>
  )
}
