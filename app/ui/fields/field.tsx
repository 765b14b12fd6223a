import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'

/** What every field can say about itself. */
export interface FieldTexts {
  label: string
  /** One sentence that helps before anything went wrong. */
  hint?: ReactNode
  /** What is wrong and what to do; of several the first is shown. */
  error?: string | string[] | null
  /** Says '(optional)' beside the label. */
  optional?: boolean
}

const firstOf = (error: FieldTexts['error']) => (Array.isArray(error) ? error[0] : error) || undefined

/**
 * Ids and ARIA of a field. They follow Conform's convention (`{id}-error`, `{id}-description`), so its input props can
 * be passed as they are.
 *
 * @param describedBy ids of more elements that describe the control
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
  /** Stands at the right of the label: a counter, a link. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}) {
  return (
    <div className={classNames('grid grid-cols-1 content-start gap-1.5', className)}>
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

/** The sentence that helps, under a control. */
export function FieldHint({ id, hint }: { id: string; hint: ReactNode }) {
  return hint ? (
    <p id={`${id}-description`} className="text-ink-soft text-sm">
      {hint}
    </p>
  ) : null
}

/** The sentence that says what is wrong, under a control. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  return message ? (
    <p id={`${id}-error`} className="flex items-start gap-1.5 font-medium text-danger text-sm">
      <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
      <span>{message}</span>
    </p>
  ) : null
}
