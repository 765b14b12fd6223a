import {
  type FormProblem,
  missingProblem,
  PERSON_LIMITS,
  personProblem,
  problemOf,
} from '#app/lib/form-problem.ts'
import type { GuestFormRules } from '#app/lib/spam-rules.ts'
import { BUDGET_RANGES, CONTACT_PREFERENCES, PROJECT_TYPES, TIMELINES } from '../../rules/choices.ts'

export const REQUEST_FORM: GuestFormRules = { name: 'designer_request', minimumSeconds: 5, perHour: 2 }

/** Most photos that go with a request. */
export const MOST_REQUEST_PHOTOS = 6

/** Most characters of each text; `message` has the fewest besides. */
export const REQUEST_LIMITS = {
  name: PERSON_LIMITS.name.maxLength,
  email: PERSON_LIMITS.email.maxLength,
  phone: 20,
  streetAddress: 200,
  city: 100,
  state: 100,
  zipCode: 20,
  message: 3000,
  additionalDetails: 1500,
} as const
export const SHORTEST_MESSAGE = 20

const FIELDS = [
  ...(Object.keys(REQUEST_LIMITS) as (keyof typeof REQUEST_LIMITS)[]),
  'projectType',
  'budgetRange',
  'timeline',
  'contactPreference',
  'roomUploadId',
] as const

export type RequestFields = Record<(typeof FIELDS)[number], string>

/** The fields of the form, trimmed, whatever was sent. */
export function requestFields(form: Record<string, unknown>): RequestFields {
  const entries = FIELDS.map((name) => [name, String(form[name] ?? '').trim()])
  const fields = Object.fromEntries(entries) as RequestFields
  return { ...fields, contactPreference: fields.contactPreference || 'email' }
}

/**
 * What is wrong with a request for a designer, in the order the specification checks it.
 *
 * @param form trimmed fields
 * @returns undefined when it can be sent
 */
export function requestProblem(form: RequestFields): FormProblem | undefined {
  const { name, email, projectType, message } = form
  return (
    missingProblem({ name, email, projectType, message }, REQUIRED) ??
    personProblem(form) ??
    messageProblem(message) ??
    lengthProblem(form) ??
    choiceProblem(form) ??
    phoneProblem(form)
  )
}

const REQUIRED = {
  name: 'Please enter your full name.',
  email: 'Please enter your email address.',
  projectType: 'Please choose what kind of project it is.',
  message: 'Please describe your project.',
}

function messageProblem(message: string): FormProblem | undefined {
  if (message.length < SHORTEST_MESSAGE)
    return problemOf(
      'message',
      'Message Too Short',
      'Please provide more details about your project (at least 20 characters).',
    )
  if (message.length > REQUEST_LIMITS.message)
    return problemOf(
      'message',
      'Message Too Long',
      'Please keep your project description under 3000 characters.',
    )
  return undefined
}

function lengthProblem(form: RequestFields): FormProblem | undefined {
  for (const [name, limit] of Object.entries(REQUEST_LIMITS))
    if (form[name as keyof RequestFields].length > limit)
      return problemOf(name, 'Text Too Long', `Please keep this under ${limit} characters.`)
  return undefined
}

function choiceProblem(form: RequestFields): FormProblem | undefined {
  const choices = {
    projectType: PROJECT_TYPES,
    budgetRange: ['', ...BUDGET_RANGES],
    timeline: ['', ...TIMELINES],
    contactPreference: CONTACT_PREFERENCES,
  } as const
  for (const [name, values] of Object.entries(choices))
    if (!(values as readonly string[]).includes(form[name as keyof typeof choices]))
      return problemOf(name, 'Missing Information', 'Please choose one of the answers of the list.')
  return undefined
}

function phoneProblem({ contactPreference, phone }: RequestFields): FormProblem | undefined {
  if (contactPreference === 'email' || phone) return undefined
  const message = 'Please tell us your phone number, or choose to be contacted by email.'
  return problemOf('phone', 'Phone Number Needed', message)
}
