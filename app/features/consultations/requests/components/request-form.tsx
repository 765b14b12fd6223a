import type { FormProblem } from '#app/features/guest-forms/rules/problem.ts'
import type { InputLimits } from '#app/lib/input-limits.ts'
import type { RequestFields } from '../rules/request-form.ts'
import { PersonSections } from './person-sections.tsx'
import { ProjectSections } from './project-sections.tsx'
import { requestFieldId } from './request-control.ts'

interface RequestFormProps {
  values: RequestFields
  /** Maximum lengths from the schema. */
  limits: Record<string, InputLimits>
  problem: FormProblem | undefined
}

/** The sections of the designer request, without the `<form>` around them. */
export function RequestForm({ values, limits, problem }: RequestFormProps) {
  const control = (name: keyof RequestFields) => ({
    id: requestFieldId(name),
    name,
    defaultValue: values[name],
    error: problem?.fieldErrors?.[name],
    ...limits[name],
  })
  return (
    <>
      <PersonSections control={control} />
      <ProjectSections control={control} error={(name) => problem?.fieldErrors?.[name]} />
    </>
  )
}
