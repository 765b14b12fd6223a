import { z } from 'zod'
import { STRENGTHS } from './generation/rules/generation.ts'
import { keepStrokes } from './generation/schema.ts'
import { ROOM_TYPES } from './rules/room-types.ts'
import { MAX_FEEDBACK, MAX_ITEMS_TO_KEEP } from './rules/text-lengths.ts'

export const feedback = z
  .string()
  .trim()
  .max(MAX_FEEDBACK, `Please keep your wishes under ${MAX_FEEDBACK} characters.`)

/** Things to keep, separated by commas, semicolons or line breaks. */
const itemsToKeep = z
  .string()
  .max(MAX_ITEMS_TO_KEEP, `Please keep this under ${MAX_ITEMS_TO_KEEP} characters.`)
  .transform((text) =>
    text
      .split(/[,;\n]/)
      .map((thing) => thing.trim())
      .filter(Boolean),
  )

/** The price that a form named. Where it said 'nothing', a redesign that costs a credit by now is not begun. */
const promised = z.literal('nothing').optional()

/** The upload form without its photo. */
export const uploadRoomSchema = z.object({
  roomType: z.enum(ROOM_TYPES, { error: 'Please choose the type of room.' }),
  feedback: feedback.optional(),
  strength: z.enum(STRENGTHS).optional(),
  wallsOnly: z.literal('on').optional(),
  itemsToKeep: itemsToKeep.optional(),
  keepStrokes: keepStrokes.optional(),
  promised,
  /** Issued with the form. It makes repeated submissions idempotent. */
  submissionId: z.uuid(),
})
export type UploadRoomInput = z.input<typeof uploadRoomSchema>

export const uploadIdSchema = z.object({ uploadId: z.uuid() })
export const retrySchema = uploadIdSchema.extend({ promised })
