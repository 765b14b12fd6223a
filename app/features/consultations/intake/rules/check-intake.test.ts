import { expect, test } from 'vitest'
import { formProblem, listedErrors } from '#app/features/guest-forms/rules/problem.ts'
import { intakeSchema } from '../schema.ts'
import { answerProblem, intakeValues } from './intake-form.ts'

const problemOf = (answers: Record<string, string>) => {
  const values = intakeValues(
    Object.fromEntries(
      Object.entries({ roomType: 'Attic', ...answers }).map(([name, each]) => [name, [each]]),
    ),
  )
  return formProblem(intakeSchema.safeParse(values), values, answerProblem)!
}

test('an answer that is still wrong keeps its error when the one before it is corrected', () => {
  const both = problemOf({ roomSizeSqft: 'large', preferredStartDate: 'soon' })
  const rest = problemOf({ preferredStartDate: 'soon' })
  expect(both.fieldErrors!.preferredStartDate).toEqual(['please enter a date.'])
  expect(rest.fieldErrors).toEqual({ preferredStartDate: ['please enter a date.'] })
})

test('the heading says the first error with its question, and the list has only the others', () => {
  const both = problemOf({ roomSizeSqft: 'large', preferredStartDate: 'soon' })
  expect(both.message).toMatch(/^.+: please enter a number/)
  expect(listedErrors(both)).toEqual([['preferredStartDate', 'please enter a date.']])
  expect(listedErrors(problemOf({ preferredStartDate: 'soon' }))).toEqual([])
})
