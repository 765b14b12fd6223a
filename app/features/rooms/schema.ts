import { z } from 'zod'
import { defineQueue } from '#app/platform/jobs/queue.ts'

/** Room types a person can upload, in the order they are offered. */
export const ROOM_TYPES = [
  'Living Room',
  'Bedroom',
  'Kitchen',
  'Bathroom',
  'Home Office',
  'Dining Room',
  'Entryway',
  'Nursery',
  'Walk-in Closet',
  'Laundry Room',
] as const
export type RoomType = (typeof ROOM_TYPES)[number]

export const GENERATION_KINDS = ['redesign', 'revision'] as const
export type GenerationKind = (typeof GENERATION_KINDS)[number]

export const GENERATION_STATES = ['idle', 'queued', 'running', 'failed', 'done'] as const
export type GenerationState = (typeof GENERATION_STATES)[number]

/** What a running generation is doing, in order. */
export const GENERATION_STAGES = ['preparing', 'analysing', 'painting', 'finishing'] as const
export type GenerationStage = (typeof GENERATION_STAGES)[number]

/** Why a generation failed; each has the specification's words. */
export const FAILURE_REASONS = [
  'analysis_failed',
  'generation_failed',
  'storage_failed',
  'busy',
  'not_a_room',
  'moderation_blocked',
  'account_blocked',
  'other',
] as const
export type FailureReason = (typeof FAILURE_REASONS)[number]

export const ENGINES = ['palette', 'openai'] as const

/** Largest photo a person may send: 10 MB. */
export const MAX_PHOTO_BYTES = 10_485_760

/** Longest written wish, in characters. */
export const MAX_FEEDBACK = 1000

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

/** Removes the files of rooms that were deleted. */
export const removePicturesQueue = defineQueue(
  'rooms.remove-pictures',
  z.object({ keys: z.array(z.string()).min(1) }),
  { retries: 20 },
)
