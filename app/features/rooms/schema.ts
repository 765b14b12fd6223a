import { z } from 'zod'
import { defineQueue } from '#app/platform/jobs/queue.ts'
import { DELETION_REASONS, MAX_CUSTOM_MESSAGE } from './deletion/rules/deletion.ts'
import { STRENGTHS } from './generation/rules/generation.ts'
import { MAX_POINTS, MAX_STROKES } from './generation/rules/keep-strokes.ts'
import { MAX_EXTENTS, SURFACE_MEANINGS } from './recolouring/rules/corrections.ts'
import { MAX_FEEDBACK, MAX_ITEMS_TO_KEEP, MAX_VOTER_NAME } from './rules/limits.ts'
import { ROOM_TYPES } from './rules/room-types.ts'

const feedback = z
  .string()
  .trim()
  .max(MAX_FEEDBACK, `Please keep your wishes under ${MAX_FEEDBACK} characters.`)

const share = z.number().min(0).max(1)

/** Brush strokes, as JSON from the form. */
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
            .max(MAX_POINTS),
          width: z.number().min(0.005).max(0.5),
        }),
      )
      .max(MAX_STROKES, 'Please keep fewer things.'),
  )

/** A list of things to keep, as the form sends it. */
const keepsakes = z
  .string()
  .max(MAX_ITEMS_TO_KEEP, `Please keep this under ${MAX_ITEMS_TO_KEEP} characters.`)
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
  /** Made with the form, so that a form sent twice makes one upload. */
  submissionId: z.uuid(),
})
export type UploadRoomInput = z.input<typeof uploadRoomSchema>

/** A share from a form; an empty field is invalid. */
const sentShare = z
  .union([z.number(), z.string().trim().min(1)])
  .pipe(z.coerce.number<string | number>())
  .pipe(share)

/** A place in a photo. */
const place = { uploadId: z.uuid(), x: sentShare, y: sentShare }
export const placeSchema = z.object(place)

/** One of the regions around a place. */
const region = {
  ...place,
  extent: z.coerce
    .number<string | number>()
    .int()
    .min(0)
    .max(MAX_EXTENTS - 1),
}
export const regionSchema = z.object(region)
export const correctionSchema = z.object({
  ...region,
  meaning: z.enum(SURFACE_MEANINGS, { error: 'Please choose wall, floor or keep.' }),
})

/** Names an upload: retry and delete. */
export const uploadIdSchema = z.object({ uploadId: z.uuid() })

export const revisionSchema = z.object({
  uploadId: z.uuid(),
  feedback: feedback.min(1, 'Feedback required – Please provide feedback for the revision.'),
  /** The version it starts from; by default the newest. */
  redesignId: z.uuid().optional(),
})

export const ratingSchema = z.object({
  redesignId: z.uuid(),
  rating: z.coerce.number().int().min(1, 'Please choose one to five.').max(5, 'Please choose one to five.'),
})

/** A vote by somebody who has the link to a room. */
export const voteSchema = z.object({
  redesignId: z.uuid(),
  /** Identifies a browser. */
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

/** Generations that used up their retries. */
export const lostGenerationQueue = defineQueue('rooms.lost-generation', generationSchema, { retries: 20 })

export const generationQueue = defineQueue('rooms.generation', generationSchema, {
  retries: 3,
  timeLimit: 900,
  concurrency: 2,
  givenUp: lostGenerationQueue,
})

/** Resumes generations paused by an outage of the provider; scheduled, so its jobs carry nothing. */
export const resumePausedQueue = defineQueue(
  'rooms.resume-paused',
  z.preprocess((data) => data ?? {}, z.object({})),
  { retries: 0 },
)

/** Removes the folder of somebody who deleted their account. */
export const removeFolderQueue = defineQueue('rooms.remove-folder', z.object({ userId: z.uuid() }), {
  retries: 20,
})

/** Removes the files of deleted rooms. */
export const removePicturesQueue = defineQueue(
  'rooms.remove-pictures',
  z.object({ keys: z.array(z.string()).min(1) }),
  { retries: 20 },
)
