import { z } from 'zod'

export const FEEDBACK_TYPES = ['contact_form'] as const

export const FEEDBACK_STATUSES = ['new', 'pending', 'reviewed', 'resolved'] as const

const text = z.string().trim().default('')

/** What the contact form sends; `contactProblem` says what is wrong with it. */
export const contactSchema = z.object({ name: text, email: text, message: text })
