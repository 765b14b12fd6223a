import { INTAKE_SECTIONS } from './intake-sections.ts'

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

/** What is wrong with an answer, with its question. */
export const answerProblem = ({ message }: { message: string }, name: string) => ({
  title: 'One Answer Needs Another Look',
  message: `${QUESTIONS.find((question) => question.name === name)?.label}: ${message}`,
})
