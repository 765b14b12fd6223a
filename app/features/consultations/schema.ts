import { z } from 'zod'
import { optionalChoice, optionalText, personFields } from '#app/features/guest-forms/schema.ts'
import { BUILT_IN_STYLES } from '#app/features/styles/rules/names.ts'
import {
  BUDGET_RANGES,
  CONTACT_PREFERENCES,
  INTAKE_ROOM_TYPES,
  PROJECT_TYPES,
  REQUEST_STATUSES,
  SUBMISSION_STATUSES,
  TIMELINES,
} from './rules/choices.ts'

const UNLISTED = 'Please choose one of the answers of the list.'

/** A text of the request form that may be left out. */
const detail = (maxLength: number) =>
  optionalText(maxLength, `Please keep this under ${maxLength} characters.`)

/** A request for a designer, in the order in which it is checked. */
export const designerRequestSchema = z
  .object({
    ...personFields,
    message: z
      .string()
      .trim()
      .min(1, 'Please describe your project.')
      .min(20, 'Please provide more details about your project (at least 20 characters).')
      .max(3000, 'Please keep your project description under 3000 characters.'),
    phone: detail(20),
    streetAddress: detail(200),
    city: detail(100),
    state: detail(100),
    zipCode: detail(20),
    additionalDetails: detail(1500),
    projectType: z.enum(PROJECT_TYPES, {
      error: ({ input }) => (input ? UNLISTED : 'Please choose what kind of project it is.'),
    }),
    budgetRange: optionalChoice(BUDGET_RANGES, UNLISTED),
    timeline: optionalChoice(TIMELINES, UNLISTED),
    contactPreference: z.enum(CONTACT_PREFERENCES, UNLISTED),
    roomUploadId: z.uuid().nullable().catch(null),
  })
  .refine(({ contactPreference, phone }) => contactPreference === 'email' || phone, {
    error: 'Please tell us your phone number, or choose to be contacted by email.',
    path: ['phone'],
  })
export type DesignerRequestInput = z.output<typeof designerRequestSchema>

const LISTED = 'please choose one of the answers of the list.'
const line = optionalText(200, 'please keep it under 200 characters.')
const text = optionalText(2000, 'please keep it under 2000 characters.')

/** Answers of the intake form, without its photos; null for no answer. */
export const intakeSchema = z.object({
  roomType: z.enum(INTAKE_ROOM_TYPES, {
    error: ({ input }) => (input ? LISTED : 'Please choose which room it is.'),
  }),
  roomPrimaryFunction: line,
  roomSizeSqft: z.string().transform(wholeNumber),
  roomDimensions: line,
  ceilingHeight: line,
  currentIssues: text,
  designGoals: text,
  preferredStyles: z.array(z.enum<string[]>([...BUILT_IN_STYLES], LISTED)),
  colorPreferences: text,
  materialPreferences: text,
  styleInspiration: text,
  mustKeepFurniture: text,
  furnitureToReplace: text,
  existingFurnitureCondition: text,
  roomLayoutDescription: text,
  windowsDoorsDescription: text,
  lightingDescription: text,
  electricalOutlets: text,
  preferredStartDate: z
    .literal('')
    .transform(() => null)
    .or(z.iso.date('please enter a date.')),
  expectedCompletionTimeframe: optionalChoice(TIMELINES, LISTED),
  budgetRange: optionalChoice(BUDGET_RANGES, LISTED),
  budgetFlexibility: line,
  accessibilityNeeds: text,
  petConsiderations: text,
  lifestyleConsiderations: text,
  specialRequirements: text,
  priorityAreas: text,
  designStyleFlexibility: text,
  additionalNotes: text,
})
export type IntakeAnswers = z.output<typeof intakeSchema>

/** A size in square feet: a whole number above zero that a home can have, or nothing. */
function wholeNumber(text: string): number | null {
  const number = Number.parseInt(text, 10)
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

const noneOrId = z
  .string()
  .default('')
  .transform((text) => text || null)
  .pipe(z.uuid().nullable())

/** Who looks after a request, and who did when the page was opened; null for nobody. */
export const assignSchema = z.object({
  requestId: id,
  assigneeId: noneOrId,
  seenAssigneeId: noneOrId,
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
