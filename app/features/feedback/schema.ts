import { z } from 'zod'
import { DELETE_ALL_WORD, FEEDBACK_STATUSES } from './rules/status.ts'

export const FEEDBACK_TYPES = ['contact_form'] as const

const text = z.string().trim().default('')

/** What the contact form sends; `contactProblem` says what is wrong with it. */
export const contactSchema = z.object({ name: text, email: text, message: text })

const id = z.uuid({ error: 'This message is not there any more.' })

export const feedbackStatusSchema = z.object({ feedbackId: id, status: z.enum(FEEDBACK_STATUSES) })
export const deleteFeedbackSchema = z.object({ feedbackId: id })

export const deleteAllFeedbackSchema = z.object({
  confirmation: z.literal(DELETE_ALL_WORD, { error: `Please type ${DELETE_ALL_WORD} to confirm.` }),
})
