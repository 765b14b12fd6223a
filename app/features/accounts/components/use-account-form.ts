import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { useState } from 'react'
import type { InputLimits } from '#app/lib/input-limits.ts'
import type { checks } from './form-checks.ts'

type AccountForm = keyof typeof checks

/** The action's reply to the form. */
type AccountReply = SubmissionResult<string[]>

export interface AccountFormOptions {
  /** Contains the typed values, except passwords, and the errors. */
  reply: AccountReply | undefined
  /** Maximum lengths from the schema, by field. */
  limits: Record<string, InputLimits>
  values?: Record<string, string>
}

/**
 * A form that one schema checks in the browser and in the action. The schema is a third of the page's script, so the
 * browser fetches it when the first field gets the focus. If the form is sent before that, only the action checks it.
 */
export function useAccountForm(mode: AccountForm, { reply, limits, values }: AccountFormOptions) {
  const [check, setCheck] = useState<(typeof checks)[AccountForm]>()
  const [form, fields] = useForm<Record<string, unknown>>({
    id: mode,
    lastResult: reply,
    ...(values && { defaultValue: values }),
    ...(check && { onValidate: ({ formData }) => check(formData) }),
    shouldValidate: 'onSubmit',
    // Without the check every letter would ask the server.
    shouldRevalidate: check ? 'onInput' : 'onSubmit',
  })
  const loadCheck = async () => {
    if (check) return
    const loaded = await import('./form-checks.ts').catch(() => undefined)
    if (loaded) setCheck(() => loaded.checks[mode])
  }
  const named = (name: string) => fields[name]!
  return {
    form: { ...getFormProps(form), onFocus: loadCheck },
    /** Why the form as a whole was refused. */
    refusal: form.errors?.[0],
    /** Whether it was sent and refused, and nothing was corrected since. */
    isRefused: form.status === 'error',
    errors: Object.keys(limits)
      .filter((name) => named(name).errors)
      .map((name) => ({ fieldId: named(name).id, message: named(name).errors![0]! })),
    /** Properties of a text field. */
    textInput: (name: string) => ({
      id: named(name).id,
      name,
      required: true,
      ...limits[name],
      defaultValue: named(name).initialValue as string | undefined,
      error: named(name).errors,
    }),
  }
}
