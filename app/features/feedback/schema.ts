import { z } from 'zod'
import { personFields } from '#app/features/guest-forms/schema.ts'
import { DELETE_ALL_WORD, FEEDBACK_STATUSES } from './rules/feedback-status.ts'

export const FEEDBACK_TYPES = ['contact_form'] as const

/** A message from the contact form. */
export const contactSchema = z.object({
  ...personFields,
  message: z
    .string()
    .trim()
    .min(1, 'Please write your message.')
    .min(10, 'Please provide a more detailed message (at least 10 characters).')
    .max(5000, 'Please keep your message under 5000 characters.'),
})

const id = z.uuid({ error: 'This message no longer exists.' })

export const feedbackStatusSchema = z.object({ feedbackId: id, status: z.enum(FEEDBACK_STATUSES) })
export const deleteFeedbackSchema = z.object({ feedbackId: id })

export const deleteAllFeedbackSchema = z.object({
  confirmation: z.literal(DELETE_ALL_WORD, { error: `Please type ${DELETE_ALL_WORD} to confirm.` }),
})
