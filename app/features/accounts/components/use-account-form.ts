import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { useState } from 'react'
import type { InputLimits } from '#app/lib/input-limits.ts'
import type { checks } from './form-checks.ts'

type AccountForm = keyof typeof checks

/** The action's reply to the form. */
type AccountReply = SubmissionResult<string[]>

export interface AccountFormOptions {
  /** With the reply come back what was typed (passwords apart) and what is wrong with it. */
  reply: AccountReply | undefined
  /** The schema's lengths, for every field of the form. */
  limits: Record<string, InputLimits>
  values?: Record<string, string>
}

/**
 * A form that one schema checks in the browser and in the action. The schema is a third of this page's script, so it
 * is fetched when the first field gets the focus; a form sent before that is checked by the action alone.
 */
export function useAccountForm(mode: AccountForm, { reply, limits, values }: AccountFormOptions) {
  const [check, setCheck] = useState<(typeof checks)[AccountForm]>()
  const [form, fields] = useForm<Record<string, unknown>>({
    id: mode,
    lastResult: reply,
    ...(values && { defaultValue: values }),
    ...(check && { onValidate: ({ formData }) => check(formData) }),
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
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
    errors: Object.keys(limits)
      .filter((name) => named(name).errors)
      .map((name) => ({ fieldId: named(name).id, message: named(name).errors![0]! })),
    /** Properties of the control of a field. */
    input: (name: string) => ({ id: named(name).id, name, required: true, error: named(name).errors }),
    /** Properties of a text control. */
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
