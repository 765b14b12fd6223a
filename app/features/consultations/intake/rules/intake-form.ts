import type { DraftName } from '#app/features/guest-forms/rules/form-options.ts'
import { INTAKE_SECTIONS } from './intake-sections.ts'

/** Key of its draft in the browser. */
export const intakeDraft = (requestId: string): DraftName => `design_intake_draft_${requestId}`

/** Typed values by field name: one for each field, several for a list. */
export type IntakeFields = Record<string, string[]>

const QUESTIONS = INTAKE_SECTIONS.flatMap((section) => section.fields).filter(
  (field) => field.kind !== 'photos',
)

/**
 * Reads the known answers of a sent form, trimmed.
 *
 * @param valuesOf returns every value of a field
 */
export const intakeFields = (valuesOf: (name: string) => unknown[]): IntakeFields =>
  Object.fromEntries(
    QUESTIONS.map(({ name }) => [
      name,
      valuesOf(name).flatMap((each) => (typeof each === 'string' ? [each.trim()] : [])),
    ]),
  )

/** Converts the fields into the schema's input: lists stay lists, other fields have one value. */
export const intakeValues = (fields: IntakeFields) =>
  Object.fromEntries(
    QUESTIONS.map(({ name, kind }) => [
      name,
      kind === 'choices' ? (fields[name] ?? []) : (fields[name]?.[0] ?? ''),
    ]),
  )

/** The error message for an answer, with its question. */
export const answerProblem = ({ message }: { message: string }, name: string) => ({
  title: 'Please Look Again',
  message: `${QUESTIONS.find((question) => question.name === name)?.label}: ${message}`,
})
