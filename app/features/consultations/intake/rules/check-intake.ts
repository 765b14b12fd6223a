import { formProblem } from '#app/features/guest-forms/rules/problem.ts'
import { intakeSchema } from '../schema.ts'
import { answerProblem, intakeFields, intakeValues } from './intake-form.ts'

/** Checks the answers in the browser. A separate module, so that the form renders without loading the schema. */
export function checkIntake(form: FormData) {
  const values = intakeValues(intakeFields((name) => form.getAll(name)))
  return formProblem(intakeSchema.safeParse(values), values, answerProblem)
}
