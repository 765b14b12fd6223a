import { type ComponentProps, useState } from 'react'
import { Field, type FieldTexts, useField } from './field.tsx'

/** Several lines of text; with `maxLength` a counter stands at the label and speaks up near the end. */
export function TextareaField({
  label,
  hint,
  error,
  optional,
  className,
  ...textarea
}: FieldTexts & ComponentProps<'textarea'>) {
  const field = useField(textarea.id, { label, hint, error }, textarea['aria-describedby'])
  const [typed, setTyped] = useState(String(textarea.value ?? textarea.defaultValue ?? '').length)
  const length = textarea.value === undefined ? typed : String(textarea.value).length
  return (
    <Field
      {...{ label, hint, optional, className }}
      id={field.id}
      message={field.message}
      aside={textarea.maxLength && <Counter length={length} limit={textarea.maxLength} />}
    >
      <textarea
        rows={4}
        {...textarea}
        {...field.control}
        onChange={(event) => {
          setTyped(event.currentTarget.value.length)
          textarea.onChange?.(event)
        }}
        className="control field-sizing-content min-h-32"
      />
    </Field>
  )
}

function Counter({ length, limit }: { length: number; limit: number }) {
  const left = limit - length
  return (
    <span className="shrink-0 text-ink-soft text-sm tabular-nums">
      <span aria-hidden>
        {length.toLocaleString('en-US')} / {limit.toLocaleString('en-US')}
      </span>
      <span className="sr-only" aria-live="polite">
        {left <= limit * 0.1 ? `${left} characters left` : ''}
      </span>
    </span>
  )
}
