import { z } from 'zod'
import { optionalChoice, optionalText, personFields } from '#app/features/guest-forms/schema.ts'
import {
  BUDGET_RANGES,
  CONTACT_PREFERENCES,
  PROJECT_TYPES,
  REQUEST_STATUSES,
  TIMELINES,
} from '../rules/choices.ts'
import { entryId } from '../schema.ts'
import { isPhoneNumber } from './rules/phone-number.ts'

const UNLISTED = 'Please choose one of the answers of the list.'

/** An optional text. */
const detail = (maxLength: number) =>
  optionalText(maxLength, `Please keep this under ${maxLength} characters.`)

/** The phone number is checked although other fields are wrong, so that everything is said at once. */
const whateverElseIsWrong = ({ value }: { value: unknown }) => typeof value === 'object'

/** A designer request. Fields are checked in this order. */
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
    boardId: z.uuid().nullable().catch(null),
  })
  .refine(({ contactPreference, phone }) => contactPreference === 'email' || phone, {
    error: 'Please tell us your phone number, or choose to be contacted by email.',
    path: ['phone'],
    when: whateverElseIsWrong,
  })
  .refine(({ contactPreference, phone }) => contactPreference === 'email' || !phone || isPhoneNumber(phone), {
    error: 'Please enter a phone number that we can call: at least six digits.',
    path: ['phone'],
    when: whateverElseIsWrong,
  })
export type DesignerRequestInput = z.output<typeof designerRequestSchema>

const NO_VARIABLES =
  'Variables such as {{name}} are filled in templates only. Please write the words themselves.'

/** A reply to a request. */
export const replySchema = z.object({
  requestId: entryId,
  /** The {@link answerState} that the writer saw. */
  seen: z.string().default(''),
  templateId: z.uuid({ error: 'Please select a template.' }),
  customMessage: z
    .string()
    .trim()
    .max(5000, 'Please keep the message under 5000 characters.')
    .refine((text) => !/\{\{|\}\}/.test(text), NO_VARIABLES)
    .default(''),
})

export const requestStatusSchema = z.object({ requestId: entryId, status: z.enum(REQUEST_STATUSES) })
export const deleteRequestSchema = z.object({ requestId: entryId })

const noneOrId = z
  .string()
  .default('')
  .transform((text) => text || null)
  .pipe(z.uuid().nullable())

/** The new assignee, and the one that the page showed; null for nobody. */
export const assignSchema = z.object({
  requestId: entryId,
  assigneeId: noneOrId,
  seenAssigneeId: noneOrId,
})

/** A note of the team. */
export const noteSchema = z.object({
  requestId: entryId,
  note: z
    .string({ error: 'Please write a note.' })
    .trim()
    .min(1, 'Please write a note.')
    .max(2000, 'Please keep the note under 2000 characters.'),
})
