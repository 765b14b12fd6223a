import { useEffect, useRef } from 'react'
import { namedError } from '#app/ui/forms/field-names.ts'
import { useFieldNames } from '#app/ui/forms/use-field-names.ts'
import { Notice } from '#app/ui/notices/notice.tsx'
import type { FormProblem } from '../../rules/problem.ts'

/**
 * Shows above a form why it was refused, with links to the fields. Takes the focus when it appears or changes.
 *
 * @param fieldId returns the element id of a field
 */
export function ProblemNotice({
  problem,
  fieldId,
}: {
  problem: FormProblem | undefined
  fieldId: (name: string) => string
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) box.current?.focus()
  }, [problem])
  const fields = Object.entries(problem?.fieldErrors ?? {})
    .map(([name, [message = '']]) => [name, message] as const)
    .filter(([, message]) => message !== problem?.message)
  const names = useFieldNames(fields.map(([name]) => fieldId(name)))
  if (!problem) return null
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="danger" title={problem.title}>
        {problem.message}
        {fields.length > 0 && (
          <ul className="mt-2 grid gap-1">
            {fields.map(([name, message]) => (
              <li key={name}>
                <a href={`#${fieldId(name)}`} className="underline underline-offset-4 hover:text-danger">
                  {namedError(names[fieldId(name)], message)}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  )
}
