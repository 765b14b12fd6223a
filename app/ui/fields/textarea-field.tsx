import type { ComponentProps } from 'react'
import { Counter, useTextLength } from './counter.tsx'
import { Field, type FieldTexts, useField } from './field.tsx'

/**
 * Several lines of text, with a counter that is read aloud near the limit. `maxLength` stops the input there.
 * `countTo` accepts longer texts, so that pasted text is never cut off silently.
 */
export function TextareaField({
  label,
  hint,
  error,
  optional,
  className,
  countTo,
  ...textarea
}: FieldTexts & ComponentProps<'textarea'> & { countTo?: number }) {
  const limit = countTo ?? textarea.maxLength
  const field = useField(textarea.id, { label, hint, error }, textarea['aria-describedby'])
  const { length, setLength } = useTextLength(textarea)
  return (
    <Field
      {...{ label, hint, optional, className }}
      id={field.id}
      message={field.message}
      aside={limit && <Counter length={length} limit={limit} />}
    >
      <textarea
        rows={4}
        {...textarea}
        {...field.control}
        onChange={(event) => {
          setLength(event.currentTarget.value.length)
          textarea.onChange?.(event)
        }}
        className="control field-sizing-content max-h-[60dvh] min-h-32"
      />
    </Field>
  )
}
