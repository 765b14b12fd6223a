import { type ComponentProps, useState } from 'react'
import { CharacterCounter } from './character-counter.tsx'
import { classNames } from './class-names.ts'
import { Field, type FieldTexts, useField } from './field.tsx'

/**
 * One line of text: `type` may be text, email, number, tel, url, search or date. With `countTo` a counter stands at the
 * label; the text may grow longer, so that nothing that is pasted is cut off unseen.
 */
export function TextField({
  label,
  hint,
  error,
  optional,
  className,
  countTo,
  ...input
}: FieldTexts & ComponentProps<'input'> & { countTo?: number }) {
  const field = useField(input.id, { label, hint, error }, input['aria-describedby'])
  const [typed, setTyped] = useState(String(input.value ?? input.defaultValue ?? '').length)
  const length = input.value === undefined ? typed : String(input.value).length
  return (
    <Field
      {...{ label, hint, optional, className }}
      id={field.id}
      message={field.message}
      aside={countTo && <CharacterCounter length={length} limit={countTo} />}
    >
      <input
        type="text"
        {...input}
        {...field.control}
        {...(countTo && {
          onChange: (event) => {
            setTyped(event.currentTarget.value.length)
            input.onChange?.(event)
          },
        })}
        className={classNames('control', input.type === 'number' && 'tabular-nums')}
      />
    </Field>
  )
}
