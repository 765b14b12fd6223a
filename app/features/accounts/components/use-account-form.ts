import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'
import { inputLimits } from '#app/lib/input-limits.ts'

/** What the action said of the form. */
export type AccountReply = SubmissionResult<string[]>

/**
 * A form that the same schema checks in the browser and in the action.
 *
 * @param id the form's, and the beginning of its fields' ids
 * @param reply of the action; with it come back what was typed (passwords apart) and what is wrong with it
 */
export function useAccountForm(id: string, schema: z.ZodObject, reply: AccountReply | undefined) {
  const limits = inputLimits(schema)
  const [form, fields] = useForm<Record<string, unknown>>({
    id,
    lastResult: reply,
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
  })
  const named = (name: string) => fields[name]!
  return {
    form: getFormProps(form),
    /** Why the form as a whole was refused. */
    refusal: form.errors?.[0],
    errors: Object.keys(schema.shape)
      .filter((name) => named(name).errors)
      .map((name) => ({ fieldId: named(name).id, message: named(name).errors![0]! })),
    /** Properties of the control of a field. */
    input: (name: string) => ({ id: named(name).id, name, required: true, error: named(name).errors }),
    /** Properties of a text control; `required` and its lengths are the schema's. */
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
