import { type FormProblem, missingProblem, problemOf } from '#app/lib/form-problem.ts'
import { INTAKE_LENGTHS, INTAKE_SECTIONS, type IntakeField } from './intake-sections.ts'

/** What was typed, by the field's name: one value, or several of a list. */
export type IntakeFields = Record<string, string[]>

const QUESTIONS = INTAKE_SECTIONS.flatMap((section) => section.fields).filter(
  (field) => field.kind !== 'photos',
)

/**
 * The answers of a sent form, trimmed, and nothing else.
 *
 * @param valuesOf every value of a field
 */
export const intakeFields = (valuesOf: (name: string) => unknown[]): IntakeFields =>
  Object.fromEntries(
    QUESTIONS.map(({ name }) => [
      name,
      valuesOf(name).flatMap((each) => (typeof each === 'string' ? [each.trim()] : [])),
    ]),
  )

/** One value a field, as the schema takes it; lists as lists. */
export const intakeValues = (fields: IntakeFields) =>
  Object.fromEntries(
    QUESTIONS.map(({ name, kind }) => [
      name,
      kind === 'choices' ? (fields[name] ?? []) : (fields[name]?.[0] ?? ''),
    ]),
  )

/**
 * What is wrong with the answers.
 *
 * @returns undefined when the form can be sent
 */
export function intakeProblem(fields: IntakeFields): FormProblem | undefined {
  const missing = missingProblem(
    { roomType: fields.roomType?.[0] ?? '' },
    { roomType: 'Please choose which room it is.' },
  )
  if (missing) return missing
  for (const field of QUESTIONS)
    for (const value of fields[field.name] ?? []) {
      const message = answerProblem(field, value)
      if (message) return problemOf(field.name, 'One Answer Needs Another Look', `${field.label}: ${message}`)
    }
  return undefined
}

function answerProblem({ kind, options }: IntakeField, value: string): string | undefined {
  const longest = INTAKE_LENGTHS[kind]
  if (longest && value.length > longest) return `please keep it under ${longest} characters.`
  if (value && options && !options.some((option) => option.value === value))
    return 'please choose one of the answers of the list.'
  if (kind === 'date' && value && !isDate(value)) return 'please enter a date.'
  return undefined
}

const isDate = (value: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value)
