import { z } from 'zod'
import type { StyleProfile } from '#app/features/styles/schema.ts'
import { type PoolImage, ROUNDS } from './pool/rules/pool.ts'

const selectionSchema = z.object({
  pairingId: z.string().regex(/^question_\d{1,3}$/),
  /** Id of the chosen quiz image. */
  selectedImage: z.uuid(),
  style: z.string().min(1).max(60),
  roomType: z.string().min(1).max(60),
  /** Id of the image beside it, which was not chosen; older quizzes lack it. */
  otherImage: z.uuid().optional(),
  /** Style of that image. */
  otherStyle: z.string().min(1).max(60).optional(),
})

/** One choice of a round. */
export type Selection = z.infer<typeof selectionSchema>

/** The choices of a finished quiz, in the order they were made: no pair and no image twice. */
export const selectionsSchema = z
  .array(selectionSchema)
  .min(1)
  .max(ROUNDS)
  .refine((selections) => allDiffer(selections.map((selection) => selection.pairingId)))
  .refine((selections) => allDiffer(selections.map((selection) => selection.selectedImage)))

const allDiffer = (values: string[]) => new Set(values).size === values.length

/** A finished quiz as it is stored and shown. */
export interface QuizResult {
  /** The winner, or another chosen style that the person took instead. */
  style: string
  styleProfile: StyleProfile
  /** How often each style was chosen. */
  styleBreakdown: Record<string, number>
  /** The same for each room type. */
  roomTypeBreakdown: Record<string, Record<string, number>>
  tieBreakingApplied: boolean
  selections: Selection[]
  /** ISO 8601. */
  timestamp: string
}

/** An image of the pool as the browser plays with it. */
export interface QuizImage extends PoolImage {
  /** Base path of the picture; `-{width}.avif` and `-{width}.webp` follow. */
  url: string
  /** What is to be seen, for those who cannot see it. */
  description: string
  placeholder: string | null
}

const label = (what: string) => z.string().trim().min(1, `Please choose the ${what}.`).max(60)

/** Facts about a new picture; its description derives from them and can be edited. */
export const addPictureSchema = z.object({ styleLabel: label('style'), roomType: label('room type') })

/** Changes of a picture; omitted fields stay unchanged. */
export const editPictureSchema = z.object({
  pictureId: z.uuid(),
  styleLabel: label('style').optional(),
  roomType: label('room type').optional(),
  description: z
    .string()
    .trim()
    .min(3, 'Please say what is to be seen, for those who cannot see it.')
    .max(300, 'Please say it in 300 characters or fewer.')
    .optional(),
  isActive: z.boolean().optional(),
})
