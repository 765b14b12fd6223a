import { type ComponentProps, useState } from 'react'
import { plural } from '#app/lib/plural.ts'
import { classNames } from '../class-names.ts'
import { Field, type FieldTexts, useField } from './field.tsx'

/**
 * Several lines of text. A counter stands at the label and speaks up near the end: with `maxLength` typing ends there,
 * with `countTo` the text may grow longer, so that nothing that is pasted is cut off unseen.
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
  const [typed, setTyped] = useState(String(textarea.value ?? textarea.defaultValue ?? '').length)
  const length = textarea.value === undefined ? typed : String(textarea.value).length
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
          setTyped(event.currentTarget.value.length)
          textarea.onChange?.(event)
        }}
        className="control field-sizing-content min-h-32"
      />
    </Field>
  )
}

/** How long a text is against how long it may be; read aloud near the end. */
export function Counter({ length, limit }: { length: number; limit: number }) {
  const left = limit - length
  return (
    <span
      className={classNames(
        'shrink-0 text-sm tabular-nums',
        left < 0 ? 'font-medium text-danger' : 'text-ink-soft',
      )}
    >
      <span aria-hidden>
        {length.toLocaleString('en-US')} / {limit.toLocaleString('en-US')}
      </span>
      <span className="sr-only" aria-live="polite">
        {left < 0 && `${plural(-left, 'character')} too many`}
        {left >= 0 && left <= limit * 0.1 && `${plural(left, 'character')} left`}
      </span>
    </span>
  )
}
