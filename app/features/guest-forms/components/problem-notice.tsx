import { Notice } from '#app/ui/notices/notice.tsx'
import { type FormProblem, listedErrors } from '../rules/problem.ts'

interface ProblemNoticeProps {
  problem: FormProblem
  /** Returns the element id of a field. */
  fieldId: (name: string) => string
}

/** Shows above a form why it was refused, with links to the fields. */
export function ProblemNotice({ problem, fieldId }: ProblemNoticeProps) {
  const fields = listedErrors(problem)
  return (
    <div data-notice="" tabIndex={-1}>
      <Notice tone="danger" title={<span data-part="problem-title">{problem.title}</span>}>
        <span data-part="problem-message">{problem.message}</span>
        {fields.length > 0 && (
          <ul data-part="problem-fields" className="mt-2 grid gap-1">
            {fields.map(([name, message]) => (
              <li key={name}>
                <a href={`#${fieldId(name)}`} className="underline underline-offset-4 hover:text-danger">
                  {message}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  )
}

/** Stands before the notice. The page's script fills in a copy of it. */
export const ProblemTemplate = () => (
  <template data-part="problem">
    <ProblemNotice problem={{ title: '', message: '', fieldErrors: { any: [' '] } }} fieldId={String} />
  </template>
)
