import { fieldIdIn } from '#app/features/guest-forms/rules/form-options.ts'
import type { GuestFormReply } from '#app/features/guest-forms/rules/problem.ts'
import type { InputLimits } from '#app/lib/input-limits.ts'

export interface AccountFieldsProps {
  /** Begins the ids of the fields. */
  form: string
  /** Contains the typed values, except passwords, and the errors. */
  reply: GuestFormReply | undefined
  /** Maximum lengths from the schema, by field. */
  limits: Record<string, InputLimits>
}

/** The properties of the fields of a form about an account. */
export function accountFields({ form, reply, limits }: AccountFieldsProps) {
  const id = fieldIdIn(form)
  const input = (name: string) => ({
    id: id(name),
    name,
    required: true,
    error: reply?.problem?.fieldErrors?.[name],
  })
  return {
    /** Properties of a field's control. */
    input,
    /** Properties of a text field. */
    textInput: (name: string) => ({ ...input(name), ...limits[name], defaultValue: reply?.values?.[name] }),
  }
}
