import { formProblem, messageProblem } from '#app/features/guest-forms/rules/problem.ts'
import { designerRequestSchema } from '../schema.ts'
import { requestFields } from './request-form.ts'

/** What is wrong with a request, for the browser. Apart from the form, which shows without the schema. */
export function checkRequest(form: FormData) {
  const fields = requestFields(Object.fromEntries(form))
  return formProblem(designerRequestSchema.safeParse(fields), fields, messageProblem)
}
