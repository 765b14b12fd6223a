import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'

/** The texts of a field. */
export interface FieldTexts {
  label: string
  /** One sentence of help. */
  hint?: ReactNode
  /** What is wrong and what to do. Only the first of several is shown. */
  error?: string | string[] | null
  /** Adds '(optional)' to the label. */
  optional?: boolean
}

const firstOf = (error: FieldTexts['error']) => (Array.isArray(error) ? error[0] : error) || undefined

/**
 * Ids and ARIA attributes of a field. They follow Conform's convention (`{id}-error`, `{id}-description`), so its
 * input props can be passed on unchanged.
 *
 * @param describedBy ids of further elements that describe the control
 */
export function useField(id: string | undefined, { hint, error }: FieldTexts, describedBy?: string) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const message = firstOf(error)
  const descriptions = [message && `${fieldId}-error`, hint && `${fieldId}-description`, describedBy]
  return {
    id: fieldId,
    message,
    control: {
      id: fieldId,
      'aria-invalid': message ? true : undefined,
      'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
    },
  }
}

/** Label above, control, then hint or error. */
export function Field({
  id,
  label,
  hint,
  message,
  optional,
  aside,
  className,
  children,
}: Omit<FieldTexts, 'error'> & {
  id: string
  message: string | undefined
  /** Content to the right of the label: a counter or a link. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}) {
  return (
    <div data-field="" className={classNames('grid grid-cols-1 content-start gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-medium">
          {label}
          <OptionalMark show={optional} />
        </label>
        {aside}
      </div>
      {children}
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} message={message} />
    </div>
  )
}

/** '(optional)' behind a label. */
export function OptionalMark({ show }: { show: boolean | undefined }) {
  return show ? <span className="font-normal text-ink-soft text-sm"> (optional)</span> : null
}

/** The help text under a control. */
export function FieldHint({ id, hint }: { id: string; hint: ReactNode }) {
  return hint ? (
    <p id={`${id}-description`} className="text-ink-soft text-sm">
      {hint}
    </p>
  ) : null
}

/** The error under a control. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  return message ? (
    <p id={`${id}-error`} className="flex items-start gap-1.5 font-medium text-danger text-sm">
      <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
      <span>{message}</span>
    </p>
  ) : null
}
