import { z } from 'zod'
import {
  BUDGET_RANGES,
  CONTACT_PREFERENCES,
  INTAKE_ROOM_TYPES,
  PROJECT_TYPES,
  REQUEST_STATUSES,
  SUBMISSION_STATUSES,
  TIMELINES,
} from './rules/choices.ts'

const optionalText = z
  .string()
  .trim()
  .default('')
  .transform((text) => text || null)
const optionalChoice = <Values extends readonly [string, ...string[]]>(values: Values) =>
  optionalText.pipe(z.enum(values).nullable())

/** A request for a designer as it is kept; `requestProblem` has said before what is wrong with it. */
export const designerRequestSchema = z.object({
  name: z.string(),
  email: z.string(),
  phone: optionalText,
  streetAddress: optionalText,
  city: optionalText,
  state: optionalText,
  zipCode: optionalText,
  projectType: z.enum(PROJECT_TYPES),
  budgetRange: optionalChoice(BUDGET_RANGES),
  timeline: optionalChoice(TIMELINES),
  contactPreference: z.enum(CONTACT_PREFERENCES),
  message: z.string(),
  additionalDetails: optionalText,
  roomUploadId: optionalText.pipe(z.uuid().nullable()).catch(null),
})
export type DesignerRequestInput = z.output<typeof designerRequestSchema>

/** Answers of the intake form, besides its photos; null where nothing was said. */
export const intakeSchema = z.object({
  roomType: z.enum(INTAKE_ROOM_TYPES),
  roomPrimaryFunction: optionalText,
  roomSizeSqft: optionalText.transform(wholeNumber),
  roomDimensions: optionalText,
  ceilingHeight: optionalText,
  currentIssues: optionalText,
  designGoals: optionalText,
  preferredStyles: z.array(z.string()).default([]),
  colorPreferences: optionalText,
  materialPreferences: optionalText,
  styleInspiration: optionalText,
  mustKeepFurniture: optionalText,
  furnitureToReplace: optionalText,
  existingFurnitureCondition: optionalText,
  roomLayoutDescription: optionalText,
  windowsDoorsDescription: optionalText,
  lightingDescription: optionalText,
  electricalOutlets: optionalText,
  preferredStartDate: optionalText.pipe(z.iso.date().nullable()),
  expectedCompletionTimeframe: optionalChoice(TIMELINES),
  budgetRange: optionalChoice(BUDGET_RANGES),
  budgetFlexibility: optionalText,
  accessibilityNeeds: optionalText,
  petConsiderations: optionalText,
  lifestyleConsiderations: optionalText,
  specialRequirements: optionalText,
  priorityAreas: optionalText,
  designStyleFlexibility: optionalText,
  additionalNotes: optionalText,
})
export type IntakeAnswers = z.output<typeof intakeSchema>

/** A size in square feet: a whole number above zero that a home can have, or nothing. */
function wholeNumber(text: string | null): number | null {
  const number = Number.parseInt(text ?? '', 10)
  return number > 0 && number <= 1_000_000 ? number : null
}

const id = z.uuid({ error: 'This entry is not there any more.' })

/** An answer to a request. */
export const replySchema = z.object({
  requestId: id,
  templateId: z.uuid({ error: 'Please select a template.' }),
  customMessage: z.string().trim().max(5000, 'Please keep the message under 5000 characters.').default(''),
})

export const requestStatusSchema = z.object({ requestId: id, status: z.enum(REQUEST_STATUSES) })
export const deleteRequestSchema = z.object({ requestId: id })

/** Who looks after a request, and who did when the page was opened; null for nobody. */
export const assignSchema = z.object({
  requestId: id,
  assigneeId: optionalText.pipe(z.uuid().nullable()),
  seenAssigneeId: optionalText.pipe(z.uuid().nullable()),
})

/** What the team notes on a request for itself. */
export const noteSchema = z.object({
  requestId: id,
  note: z
    .string({ error: 'Please write a note.' })
    .trim()
    .min(1, 'Please write a note.')
    .max(2000, 'Please keep the note under 2000 characters.'),
})

/** What administrators note on an intake form. */
export const reviewSchema = z.object({
  submissionId: id,
  status: z.enum(SUBMISSION_STATUSES, { error: 'Please choose a status.' }),
  adminNotes: z.string().trim().max(5000, 'Please keep the notes under 5000 characters.').default(''),
})
export const deleteSubmissionSchema = z.object({ submissionId: id })
