import { z } from 'zod'
import { defineQueue } from '#app/platform/jobs/queue.ts'
import { STRENGTHS } from './generation/rules/generation.ts'
import { MAX_EXTENTS, SURFACE_MEANINGS } from './recolouring/rules/surface-taps.ts'
import { DELETION_REASONS, MAX_CUSTOM_MESSAGE } from './rules/deletion.ts'
import { MAX_FEEDBACK, MAX_KEEPSAKES, MAX_VOTER_NAME } from './rules/limits.ts'
import { ROOM_TYPES } from './rules/room-types.ts'

const feedback = z
  .string()
  .trim()
  .max(MAX_FEEDBACK, `Please keep your wishes under ${MAX_FEEDBACK} characters.`)

const share = z.number().min(0).max(1)

/** What was brushed over, as the form sends it: JSON. */
const keepStrokes = z
  .string()
  .max(200_000)
  .transform((text, { addIssue }) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      addIssue('Please brush over the photo again.')
      return z.NEVER
    }
  })
  .pipe(
    z
      .array(
        z.object({
          points: z
            .array(z.tuple([share, share]))
            .min(1)
            .max(500),
          width: z.number().min(0.005).max(0.5),
        }),
      )
      .max(60, 'Please keep fewer things.'),
  )

/** Things to keep, named one after the other. */
const keepsakes = z
  .string()
  .max(MAX_KEEPSAKES, `Please keep this under ${MAX_KEEPSAKES} characters.`)
  .transform((text) =>
    text
      .split(/[,;\n]/)
      .map((thing) => thing.trim())
      .filter(Boolean),
  )

/** The upload form without its photo. */
export const uploadRoomSchema = z.object({
  roomType: z.enum(ROOM_TYPES, { error: 'Please choose the type of room.' }),
  feedback: feedback.optional(),
  strength: z.enum(STRENGTHS).optional(),
  wallsOnly: z.literal('on').optional(),
  keepsakes: keepsakes.optional(),
  keepStrokes: keepStrokes.optional(),
  /** Made with the form, so that a form sent twice is one upload. */
  submissionId: z.uuid(),
})
export type UploadRoomInput = z.input<typeof uploadRoomSchema>

/** A share as a form sends it; an empty field is none. */
const sentShare = z
  .union([z.number(), z.string().trim().min(1)])
  .pipe(z.coerce.number<string | number>())
  .pipe(share)

/** A place on a photo. */
const place = { uploadId: z.uuid(), x: sentShare, y: sentShare }
export const regionSchema = z.object(place)

/** One of the regions around a place. */
const region = {
  ...place,
  extent: z.coerce
    .number<string | number>()
    .int()
    .min(0)
    .max(MAX_EXTENTS - 1),
}
export const tapSchema = z.object(region)
export const surfaceTapSchema = z.object({
  ...region,
  meaning: z.enum(SURFACE_MEANINGS, { error: 'Please choose wall, floor or keep.' }),
})

/** Names an upload: retry and delete. */
export const uploadIdSchema = z.object({ uploadId: z.uuid() })

export const revisionSchema = z.object({
  uploadId: z.uuid(),
  feedback: feedback.min(1, 'Feedback required – Please provide feedback for the revision.'),
  /** The version it starts from; the newest without. */
  redesignId: z.uuid().optional(),
})

export const ratingSchema = z.object({
  redesignId: z.uuid(),
  rating: z.coerce.number().int().min(1, 'Please choose one to five.').max(5, 'Please choose one to five.'),
})

/** What somebody with the link to a room likes best. */
export const voteSchema = z.object({
  redesignId: z.uuid(),
  /** Stands for a browser. */
  voter: z.uuid(),
  voterName: z.string().trim().max(MAX_VOTER_NAME).optional(),
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

/** Goes on with what waits for a provider that was down; scheduled, so its jobs carry nothing. */
export const resumePausedQueue = defineQueue(
  'rooms.resume-paused',
  z.preprocess((data) => data ?? {}, z.object({})),
  { retries: 0 },
)

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
