import { formProblem, messageProblem } from '#app/features/guest-forms/rules/problem.ts'
import { contactSchema } from '../schema.ts'
import { contactFields } from './contact-form.ts'

/** Checks a message in the browser. A separate module, so that the form renders without loading the schema. */
export function checkContact(form: FormData) {
  const fields = { ...contactFields(Object.fromEntries(form)) }
  return formProblem(contactSchema.safeParse(fields), fields, messageProblem)
}
