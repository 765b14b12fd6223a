import { z } from 'zod'
import type { OpenPicture } from '../pictures/open-picture.ts'
import type { EditUsage } from './editor.ts'

/** A fixed part of the room, which must stay. */
const fixedPart = z.object({
  kind: z.enum(['window', 'door', 'opening', 'ceiling', 'fireplace', 'built_in', 'other']),
  /** Where it is and what it looks like, in a few words. */
  description: z.string(),
})

/** A vision model's description of a photo. Every field is present, because strict schemas have no optional fields. */
export const roomAnalysisSchema = z.object({
  isRoom: z.boolean(),
  /** What kind of room it looks like, e.g. `Living Room`. */
  roomType: z.string(),
  light: z.enum(['good', 'dim', 'too_dark']),
  sharpness: z.enum(['good', 'soft', 'too_blurred']),
  people: z.number().int(),
  fixed: z.array(fixedPart),
  furniture: z.array(z.string()),
  /** One or two sentences for the person: what would improve this room. */
  redesignConcept: z.string(),
  /** One or two sentences: how the furniture could stand. */
  layoutRecommendations: z.string(),
})
export type RoomAnalysis = z.infer<typeof roomAnalysisSchema>

/** A vision model's comparison of a redesign with its photo. Lists are empty when all is well. */
export const redesignInspectionSchema = z.object({
  remainingPeople: z.number().int(),
  addedOpenings: z.array(z.string()),
  removedOpenings: z.array(z.string()),
  warpedFurniture: z.array(z.string()),
  /** Text, letters or logos in the picture. */
  writing: z.array(z.string()),
})
export type RedesignInspection = z.infer<typeof redesignInspectionSchema>

/** Inspects photos and redesigns. */
export interface RoomAnalyst {
  /**
   * Describes a photo.
   *
   * @throws RedesignFailure; the signal's reason when aborted
   */
  analyse(
    photo: OpenPicture,
    question: Question,
  ): Promise<{ analysis: RoomAnalysis; usage: EditUsage | null }>
  /**
   * Compares a redesign with its photo.
   *
   * @throws RedesignFailure; the signal's reason when aborted
   */
  inspect(
    pictures: { photo: OpenPicture; redesign: OpenPicture },
    question: Question,
  ): Promise<{ inspection: RedesignInspection; usage: EditUsage | null }>
}

export interface Question {
  signal: AbortSignal
  /** Identifies the person to the provider; reveals nothing about them. */
  requester?: string | undefined
}
