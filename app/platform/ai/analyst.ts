import { z } from 'zod'
import type { OpenPicture } from '../pictures/open-picture.ts'
import type { EditUsage } from './editor.ts'

/** A fixed part of the room, which must stay. */
const fixedPart = z.object({
  kind: z.enum(['window', 'door', 'opening', 'ceiling', 'fireplace', 'built_in', 'other']),
  /** Its place and appearance, in a few words. */
  description: z.string(),
})

/** A vision model's description of a photo. Every field is present, because strict schemas have no optional fields. */
export const roomAnalysisSchema = z.object({
  isRoom: z.boolean(),
  /** The apparent kind of room, for example `Living Room`. */
  roomType: z.string(),
  light: z.enum(['good', 'dim', 'too_dark']),
  sharpness: z.enum(['good', 'soft', 'too_blurred']),
  people: z.number().int(),
  fixed: z.array(fixedPart),
  furniture: z.array(z.string()),
  /** One or two sentences for the person about what would improve this room. */
  redesignConcept: z.string(),
  /** One or two sentences about placing the furniture. */
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

/** Maximum number of things in the list for a redesign. */
export const MAX_LISTED_THINGS = 24

/** A thing in a redesign that could be bought. */
const listedThing = z.object({
  /** In one to four words: 'low oak coffee table'. */
  name: z.string(),
  /** In plain words: 'warm white'. */
  colour: z.string(),
  /** `#rrggbb`. */
  hex: z.string(),
  material: z.string(),
  /** A rough estimate in words: 'about 120 × 60 × 40 cm'; empty when unknown. */
  size: z.string(),
  /** Fractions (0…1) of the picture's width and height. */
  left: z.number(),
  top: z.number(),
  right: z.number(),
  bottom: z.number(),
})

/** A vision model's list of the furniture and objects in a redesign. */
export const listedThingsSchema = z.object({ things: z.array(listedThing) })
export type ListedThing = z.infer<typeof listedThing>

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
  /**
   * Lists what could be bought to furnish a room like a redesign.
   *
   * @throws RedesignFailure; the signal's reason when aborted
   */
  listThings(
    redesign: OpenPicture,
    question: Question,
  ): Promise<{ things: ListedThing[]; usage: EditUsage | null }>
}

export interface Question {
  signal: AbortSignal
  /** Identifies the person to the provider; reveals nothing about them. */
  requester?: string | undefined
}
