import { z } from 'zod'

export const PROJECT_TYPES = [
  'single_room',
  'multiple_rooms',
  'full_home',
  'consultation',
  'renovation',
  'new_construction',
  'other',
] as const

export const BUDGET_RANGES = [
  'under_5k',
  '5k_15k',
  '15k_30k',
  '30k_50k',
  '50k_100k',
  'over_100k',
  'not_sure',
] as const

export const TIMELINES = [
  'asap',
  '1_3_months',
  '3_6_months',
  '6_12_months',
  'over_1_year',
  'flexible',
] as const

export const CONTACT_PREFERENCES = ['email', 'phone', 'both'] as const

export const REQUEST_STATUSES = ['pending', 'contacted', 'resolved'] as const

export const SUBMISSION_STATUSES = ['new', 'in_review', 'contacted', 'completed', 'declined'] as const

export const INTAKE_ROOM_TYPES = [
  'Living Room',
  'Bedroom',
  'Kitchen',
  'Dining Room',
  'Home Office',
  'Bathroom',
  'Family Room',
  'Guest Room',
  'Nursery',
  'Basement',
  'Attic',
  'Entryway',
  'Laundry Room',
  'Other',
] as const

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
