import { z } from 'zod'
import { feedback } from '../schema.ts'

export const revisionSchema = z.object({
  uploadId: z.uuid(),
  feedback: feedback.min(1, 'Feedback required – Please provide feedback for the revision.'),
  /** The version it starts from; by default the newest. */
  redesignId: z.uuid().optional(),
})

/** The version that is tried again at no cost, and its room. */
export const freeTrySchema = z.object({ uploadId: z.uuid(), redesignId: z.uuid() })

export const ratingSchema = z.object({
  redesignId: z.uuid(),
  rating: z.coerce.number().int().min(1, 'Please choose one to five.').max(5, 'Please choose one to five.'),
})
