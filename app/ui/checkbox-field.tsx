import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { FieldError, FieldHint, type FieldTexts, useField } from './field.tsx'
import { CheckMark, checkboxStyle } from './tick-style.tsx'

/** A yes or no; the label may hold links. */
export function CheckboxField({
  label,
  hint,
  error,
  className,
  ...input
}: Omit<FieldTexts, 'label' | 'optional'> & { label: ReactNode } & ComponentProps<'input'>) {
  const field = useField(input.id, { label: '', hint, error }, input['aria-describedby'])
  return (
    <div className={classNames('grid gap-1', className)}>
      <div className="relative flex min-h-11 items-start gap-3">
        <span className="relative mt-0.5 flex">
          <input {...input} {...field.control} type="checkbox" className={checkboxStyle} />
          <CheckMark />
        </span>
        <label htmlFor={field.id} className="cursor-pointer pb-2">
          {label}
        </label>
      </div>
      <FieldHint id={field.id} hint={hint} />
      <FieldError id={field.id} message={field.message} />
    </div>
  )
}
