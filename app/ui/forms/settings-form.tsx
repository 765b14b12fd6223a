import { Fragment, type ReactNode, useEffect } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '../buttons/button.tsx'
import { FormErrors } from './form-errors.tsx'
import { UnlessReadOnly } from './read-only.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { useUnsaved } from './use-unsaved.ts'
import { VersionField } from './version-field.tsx'

/** The props of a field in a {@link SettingsForm}. */
export interface SettingsField {
  id: string
  name: string
  error: string[] | undefined
}

interface SettingsFormProps {
  /** Prefix of the fields' ids. */
  name: string
  /** The version of the stored settings, which the form sends along. */
  version: string
  className: string
  /** Called when the form begins or ends to hold something unsaved. */
  onUnsaved?: (isUnsaved: boolean) => void
  /** Renders the fields: `field('temperature')` returns the props of that field. */
  children: (field: (name: string) => SettingsField) => ReactNode
}

/** Settings in one form. Lists errors at the top, shows them at the fields and keeps the input until it is stored. */
export function SettingsForm({ name: form, version, className, onUnsaved, children }: SettingsFormProps) {
  const fetcher = useFetcher<{ tone: string; fieldErrors?: Record<string, string[]> }>()
  const { isUnsaved, change, send, seen, shown } = useUnsaved(fetcher, version)
  useEffect(() => onUnsaved?.(isUnsaved), [isUnsaved, onUnsaved])
  const errors = fetcher.data?.fieldErrors ?? {}
  const idOf = (name: string) => `${form}-${name}`
  return (
    <fetcher.Form method="post" className={className} noValidate onInput={change} onSubmit={send}>
      <input type="hidden" name="intent" value="save" />
      <UnsavedGuard isActive={isUnsaved} what="these settings" />
      <VersionField key={seen} version={seen} />
      <FormErrors
        errors={Object.entries(errors).map(([name, [message]]) => ({
          fieldId: idOf(name),
          message: message!,
        }))}
        isRefused={fetcher.state === 'idle'}
      />
      <Fragment key={shown}>{children((name) => ({ id: idOf(name), name, error: errors[name] }))}</Fragment>
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
