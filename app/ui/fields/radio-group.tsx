import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { FieldError, FieldHint, type FieldTexts, OptionalMark, useField } from './field.tsx'
import { type Option, optionHint, optionLabel, optionValue } from './select-field.tsx'
import { radioStyle } from './tick-style.tsx'

export interface RadioGroupProps
  extends FieldTexts,
    Pick<ComponentProps<'input'>, 'id' | 'name' | 'form' | 'required' | 'disabled' | 'className'> {
  options: readonly Option[]
  defaultValue?: string
  /** Together with `onValue`, makes the group controlled. */
  value?: string
  onValue?: (value: string) => void
}

/** A few choices, all visible. */
export function RadioGroup(group: RadioGroupProps) {
  const field = useField(group.id, group)
  return (
    <RadioFieldset group={group} field={field}>
      <div className="grid gap-1">
        {group.options.map((option) => (
          <label
            key={optionValue(option)}
            className="flex min-h-11 cursor-pointer items-start gap-3 py-2 has-disabled:cursor-not-allowed"
          >
            <RadioInput group={group} option={option} className={classNames(radioStyle, 'mt-0.5')} />
            <span>
              {optionLabel(option)}
              {optionHint(option) && (
                <span className="block text-ink-soft text-sm">{optionHint(option)}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </RadioFieldset>
  )
}

/** Legend, choices, hint and error of a radio group. */
export function RadioFieldset({
  group,
  field,
  children,
}: {
  group: RadioGroupProps
  field: ReturnType<typeof useField>
  children: React.ReactNode
}) {
  return (
    <fieldset
      id={field.id}
      data-field=""
      aria-describedby={field.control['aria-describedby']}
      className={classNames('grid gap-1.5', group.className)}
    >
      <legend className="mb-1.5 font-medium">
        {group.label}
        <OptionalMark show={group.optional} />
      </legend>
      {children}
      <FieldHint id={field.id} hint={group.hint} />
      <FieldError id={field.id} message={field.message} />
    </fieldset>
  )
}

/** The input of one choice. */
export function RadioInput({
  group: { name, form, required, disabled, value, defaultValue, onValue },
  option,
  className,
}: {
  group: RadioGroupProps
  option: Option
  className: string
}) {
  const own = optionValue(option)
  const chosen =
    value === undefined
      ? { defaultChecked: defaultValue === own }
      : { checked: value === own, onChange: () => onValue?.(own) }
  return <input type="radio" {...{ name, form, required, disabled, className }} value={own} {...chosen} />
}
