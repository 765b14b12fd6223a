import { formProblem, messageProblem } from '#app/features/guest-forms/rules/problem.ts'
import { designerRequestSchema } from '../schema.ts'
import { requestFields } from './request-form.ts'

/** Checks a request in the browser. A separate module, so that the form renders without loading the schema. */
export function checkRequest(form: FormData) {
  const fields = requestFields(Object.fromEntries(form))
  return formProblem(designerRequestSchema.safeParse(fields), fields, messageProblem)
}
