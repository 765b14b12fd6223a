import { z } from 'zod'
import { optionalChoice, optionalText } from '#app/features/guest-forms/schema.ts'
import { BUILT_IN_STYLES } from '#app/features/styles/rules/names.ts'
import { BUDGET_RANGES, INTAKE_ROOM_TYPES, SUBMISSION_STATUSES, TIMELINES } from '../rules/choices.ts'
import { entryId } from '../schema.ts'

const LISTED = 'please choose one of the answers of the list.'
const line = optionalText(200, 'please keep it under 200 characters.')
const text = optionalText(2000, 'please keep it under 2000 characters.')

/** Answers of the intake form without its photos; null for a missing answer. */
export const intakeSchema = z.object({
  roomType: z.enum(INTAKE_ROOM_TYPES, {
    error: ({ input }) => (input ? LISTED : 'Please choose which room it is.'),
  }),
  roomPrimaryFunction: line,
  roomSizeSqft: z.string().transform(roomSize),
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

const LARGEST = 1_000_000

/** The whole square feet at the beginning of a text, such as '1,200 sq ft'; null when it is empty. */
function roomSize(text: string, { addIssue }: z.RefinementCtx): number | null {
  if (text.trim() === '') return null
  const size = Math.floor(Number.parseFloat(text.replace(/(\d)[,\s](?=\d{3}\b)/g, '$1')))
  if (!(size >= 1 && size <= LARGEST)) addIssue('please enter a number from 1 to 1,000,000, such as 180.')
  return size
}

/** An administrator's review of an intake form. */
export const reviewSchema = z.object({
  submissionId: entryId,
  version: z.string().default(''),
  status: z.enum(SUBMISSION_STATUSES, { error: 'Please choose a status.' }),
  adminNotes: z.string().trim().max(5000, 'Please keep the notes under 5000 characters.').default(''),
})
export const deleteSubmissionSchema = z.object({ submissionId: entryId })
