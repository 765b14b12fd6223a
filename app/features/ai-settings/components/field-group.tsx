import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'

/** Related fields under a heading. */
export function FieldGroup({
  title,
  wide = false,
  children,
}: {
  title: string
  /** One field per row. */
  wide?: boolean
  children: ReactNode
}) {
  return (
    <fieldset className="grid gap-5 border-line border-t pt-6">
      <legend className="float-left font-display text-xl">{title}</legend>
      <div className={classNames('clear-both grid gap-x-8 gap-y-5', !wide && 'md:grid-cols-2')}>
        {children}
      </div>
    </fieldset>
  )
}
