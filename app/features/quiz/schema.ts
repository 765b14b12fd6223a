import { z } from 'zod'
import type { StyleProfile } from '#app/features/styles/schema.ts'
import type { PoolImage } from './pool/rules/pool.ts'
import { ROUNDS } from './rules/rounds.ts'

const selectionSchema = z.object({
  pairingId: z.string().regex(/^question_\d{1,3}$/),
  /** Id of the chosen quiz image. */
  selectedImage: z.uuid(),
  style: z.string().min(1).max(60),
  roomType: z.string().min(1).max(60),
  /** Id of the image that was not chosen; missing in older quizzes. */
  otherImage: z.uuid().optional(),
  otherStyle: z.string().min(1).max(60).optional(),
})

/** One choice of a round. */
export type Selection = z.infer<typeof selectionSchema>

/** The choices of a finished quiz, in the order they were made. No pair and no chosen image occurs twice. */
export const selectionsSchema = z
  .array(selectionSchema)
  .min(1)
  .max(ROUNDS)
  .refine((selections) => allDiffer(selections.map((selection) => selection.pairingId)))
  .refine((selections) => allDiffer(selections.map((selection) => selection.selectedImage)))

const allDiffer = (values: string[]) => new Set(values).size === values.length

/** A finished quiz as it is stored and shown. */
export interface QuizResult {
  /** The winner, or another chosen style that the person preferred. */
  style: string
  styleProfile: StyleProfile
  /** Number of choices per style. */
  styleBreakdown: Record<string, number>
  /** The same per room type. */
  roomTypeBreakdown: Record<string, Record<string, number>>
  tieBreakingApplied: boolean
  selections: Selection[]
  /** ISO 8601. */
  timestamp: string
}

/** A quiz image as the browser gets it. */
export interface QuizImage extends PoolImage {
  /** Base path of the picture; `-{width}.avif` and `-{width}.webp` follow. */
  url: string
  /** Alternative text. */
  description: string
  placeholder: string | null
}

const label = (what: string) => z.string().trim().min(1, `Please choose the ${what}.`).max(60)

/** Labels of a new picture. Its description derives from them and can be edited. */
export const addPictureSchema = z.object({ styleLabel: label('style'), roomType: label('room type') })

/** Changes to a picture. Omitted fields stay unchanged. */
export const editPictureSchema = z.object({
  pictureId: z.uuid(),
  styleLabel: label('style').optional(),
  roomType: label('room type').optional(),
  description: z
    .string()
    .trim()
    .min(3, 'Please describe the picture for those who cannot see it.')
    .max(300, 'Please say it in 300 characters or fewer.')
    .optional(),
  isActive: z.boolean().optional(),
})
