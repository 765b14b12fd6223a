import { formProblem, messageProblem } from '#app/features/guest-forms/rules/problem.ts'
import { contactSchema } from '../schema.ts'
import { contactFields } from './contact-form.ts'

/** What is wrong with a message to us, for the browser. Apart from the form, which shows without the schema. */
export function checkContact(form: FormData) {
  const fields = { ...contactFields(Object.fromEntries(form)) }
  return formProblem(contactSchema.safeParse(fields), fields, messageProblem)
}
