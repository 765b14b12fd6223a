import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '../buttons/button.tsx'
import { FormErrors } from './form-errors.tsx'
import { UnlessReadOnly } from './read-only.tsx'

/** The props of a field in a {@link SettingsForm}. */
export interface SettingsField {
  id: string
  name: string
  error: string[] | undefined
}

/**
 * Settings in one form. Lists errors at the top, shows them at the fields and keeps the input.
 *
 * @param props.name prefix of the fields' ids
 * @param props.children renders the fields: `field('temperature')` returns the props of that field
 */
export function SettingsForm({
  name: form,
  className,
  children,
}: {
  name: string
  className: string
  children: (field: (name: string) => SettingsField) => ReactNode
}) {
  const fetcher = useFetcher<{ fieldErrors?: Record<string, string[]> }>()
  const errors = fetcher.data?.fieldErrors ?? {}
  const idOf = (name: string) => `${form}-${name}`
  return (
    <fetcher.Form method="post" className={className} noValidate>
      <input type="hidden" name="intent" value="save" />
      <FormErrors
        errors={Object.entries(errors).map(([name, [message]]) => ({
          fieldId: idOf(name),
          message: message!,
        }))}
        isRefused={fetcher.state === 'idle'}
      />
      {children((name) => ({ id: idOf(name), name, error: errors[name] }))}
      <UnlessReadOnly>
        <Button
          type="submit"
          pending={fetcher.state !== 'idle'}
          pendingText="Saving…"
          className="justify-self-start"
        >
          Save Settings
        </Button>
      </UnlessReadOnly>
    </fetcher.Form>
  )
}
