import type { ComponentProps } from 'react'
import { Counter, useTextLength } from './counter.tsx'
import { Field, type FieldTexts, useField } from './field.tsx'

/**
 * A line of text with a counter beside its label. It accepts more than `countTo` characters, so that pasted text is
 * never cut off silently.
 */
export function CountedTextField({
  label,
  hint,
  error,
  optional,
  className,
  countTo,
  ...input
}: FieldTexts & ComponentProps<'input'> & { countTo: number }) {
  const field = useField(input.id, { label, hint, error }, input['aria-describedby'])
  const { length, setLength } = useTextLength(input)
  return (
    <Field
      {...{ label, hint, optional, className }}
      id={field.id}
      message={field.message}
      aside={<Counter length={length} limit={countTo} />}
    >
      <input
        type="text"
        {...input}
        {...field.control}
        onChange={(event) => {
          setLength(event.currentTarget.value.length)
          input.onChange?.(event)
        }}
        className="control"
      />
    </Field>
  )
}
