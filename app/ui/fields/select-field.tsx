import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Field, type FieldTexts, useField } from './field.tsx'

/** An option of a list. A plain string is both value and label. */
export type Option = string | { value: string; label: string; hint?: string }

export const optionValue = (option: Option) => (typeof option === 'string' ? option : option.value)
export const optionLabel = (option: Option) => (typeof option === 'string' ? option : option.label)
export const optionHint = (option: Option) => (typeof option === 'string' ? undefined : option.hint)

/** A native select. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  className,
  options,
  placeholder,
  ...select
}: FieldTexts & ComponentProps<'select'> & { options: readonly Option[]; placeholder?: string }) {
  const field = useField(select.id, { label, hint, error }, select['aria-describedby'])
  const emptyAtFirst = placeholder && select.value === undefined && select.defaultValue === undefined
  return (
    <Field {...{ label, hint, optional, className }} id={field.id} message={field.message}>
      <div className="relative">
        <select
          {...select}
          {...(emptyAtFirst && { defaultValue: '' })}
          {...field.control}
          className="control appearance-none pr-12"
        >
          {placeholder && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={optionValue(option)} value={optionValue(option)}>
              {optionLabel(option)}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          size={20}
          strokeWidth={1.5}
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3.5"
        />
      </div>
    </Field>
  )
}
