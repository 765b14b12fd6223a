import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { pluralForm } from '#app/lib/plural.ts'
import { Notice } from '../notices/notice.tsx'
import { namedError } from './field-names.ts'
import { useFieldNames } from './use-field-names.ts'

interface FormErrorsProps {
  errors: { fieldId: string; message: string }[]
  /** Why the form as a whole was refused, if it was. */
  refusal?: string | undefined
  /** Whether the form was sent and refused. False while its errors change because somebody corrects them. */
  isRefused: boolean
}

/**
 * Says above a form why it was refused, and lists its errors, each with its field's name and a link to it. The list
 * takes the focus when the form was refused, so that screen readers announce it, and never from somebody who is typing.
 */
export function FormErrors({ errors, refusal, isRefused }: FormErrorsProps) {
  const box = useRef<HTMLDivElement>(null)
  const count = errors.length
  const names = useFieldNames(errors.map(({ fieldId }) => fieldId))
  const takesFocus = isRefused && count > 0
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])
  if (count === 0) return refusal ? <Notice tone="danger" title={refusal} /> : null
  return (
    <div ref={box} tabIndex={-1} role="alert" className="rounded-control border border-danger bg-white p-5">
      <p className="flex items-center gap-2 font-medium text-danger">
        <CircleAlert aria-hidden size={20} className="shrink-0" />
        {refusal ?? pluralForm(count, 'One thing needs another look', `${count} things need another look`)}
      </p>
      <ul className="mt-2 grid gap-1 text-dense">
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} className="underline underline-offset-4 hover:text-danger">
              {namedError(names[fieldId], message)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
