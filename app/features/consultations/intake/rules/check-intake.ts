import { formProblem } from '#app/features/guest-forms/rules/problem.ts'
import { intakeSchema } from '../schema.ts'
import { answerProblem, intakeFields, intakeValues } from './intake-form.ts'

/** What is wrong with the answers, for the browser. Apart from the form, which shows without the schema. */
export function checkIntake(form: FormData) {
  const values = intakeValues(intakeFields((name) => form.getAll(name)))
  return formProblem(intakeSchema.safeParse(values), values, answerProblem)
}
