import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { FieldError, FieldHint, type FieldTexts, useField } from './field.tsx'
import { CheckMark, checkboxStyle } from './tick-style.tsx'

/** A checkbox. Its label may contain links. */
export function CheckboxField({
  label,
  hint,
  error,
  className,
  ...input
}: Omit<FieldTexts, 'label' | 'optional'> & { label: ReactNode } & ComponentProps<'input'>) {
  const field = useField(input.id, { label: '', hint, error }, input['aria-describedby'])
  return (
    <div data-field="" className={classNames('flex min-h-11 items-start gap-3', className)}>
      <span className="relative mt-0.5 flex">
        <input {...input} {...field.control} type="checkbox" className={checkboxStyle} />
        <CheckMark />
      </span>
      <div data-errors="" className="grid grid-cols-1 gap-1">
        <label htmlFor={field.id} className="cursor-pointer">
          {label}
        </label>
        <FieldHint id={field.id} hint={hint} />
        <FieldError id={field.id} message={field.message} />
      </div>
    </div>
  )
}
