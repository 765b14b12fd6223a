import { z } from 'zod'
import { defineQueue } from '#app/platform/jobs/queue.ts'
import { DELETION_REASONS, MAX_CUSTOM_MESSAGE } from './rules/deletion.ts'
import { MAX_FEEDBACK } from './rules/limits.ts'
import { ROOM_TYPES } from './rules/room-types.ts'

const feedback = z
  .string()
  .trim()
  .max(MAX_FEEDBACK, `Please keep your wishes under ${MAX_FEEDBACK} characters.`)

/** The upload form without its photo. */
export const uploadRoomSchema = z.object({
  roomType: z.enum(ROOM_TYPES, { error: 'Please choose the type of room.' }),
  feedback: feedback.optional(),
  /** Made with the form, so that a form sent twice is one upload. */
  submissionId: z.uuid(),
})
export type UploadRoomInput = z.input<typeof uploadRoomSchema>

/** Names an upload: retry and delete. */
export const uploadIdSchema = z.object({ uploadId: z.uuid() })

export const revisionSchema = z.object({
  uploadId: z.uuid(),
  feedback: feedback.min(1, 'Feedback required – Please provide feedback for the revision.'),
})

/** The form with which an administrator deletes somebody's upload. */
export const deleteUploadSchema = z.object({
  uploadId: z.uuid(),
  reason: z.enum(DELETION_REASONS, { error: 'Please choose a reason.' }),
  customMessage: z
    .string()
    .trim()
    .max(MAX_CUSTOM_MESSAGE, `Please keep the message under ${MAX_CUSTOM_MESSAGE} characters.`)
    .default(''),
  restoreCredit: z.boolean(),
  sendNotice: z.boolean(),
})

/** One attempt to make a redesign or a revision. */
export const generationSchema = z.object({ uploadId: z.uuid(), generationId: z.uuid() })
export type Generation = z.infer<typeof generationSchema>

/** Generations that failed, or were lost, more often than they may be tried again. */
export const lostGenerationQueue = defineQueue('rooms.lost-generation', generationSchema, { retries: 20 })

export const generationQueue = defineQueue('rooms.generation', generationSchema, {
  retries: 3,
  timeLimit: 900,
  concurrency: 2,
  givenUp: lostGenerationQueue,
})

/** Removes the files of whoever has left, a folder each. */
export const removeFolderQueue = defineQueue('rooms.remove-folder', z.object({ userId: z.uuid() }), {
  retries: 20,
})

/** Removes the files of rooms that were deleted. */
export const removePicturesQueue = defineQueue(
  'rooms.remove-pictures',
  z.object({ keys: z.array(z.string()).min(1) }),
  { retries: 20 },
)
