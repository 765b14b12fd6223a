import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Field, type FieldTexts, useField } from './field.tsx'

/** One line of text. `type` may be text, email, number, tel, url, search or date. */
export function TextField({
  label,
  hint,
  error,
  optional,
  className,
  ...input
}: FieldTexts & ComponentProps<'input'>) {
  const field = useField(input.id, { label, hint, error }, input['aria-describedby'])
  return (
    <Field {...{ label, hint, optional, className }} id={field.id} message={field.message}>
      <input
        type="text"
        {...input}
        {...field.control}
        className={classNames('control', input.type === 'number' && 'tabular-nums')}
      />
    </Field>
  )
}
