import { isStaffRole } from '#app/lib/roles.ts'
import { type EngineName, engineNamed } from '#app/platform/ai/capabilities.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import {
  type FailureReason,
  type GenerationKind,
  type GenerationQuestion,
  type GenerationState,
  PHOTO_FAULTS,
  UNDER_WAY,
} from './generation/rules/generation.ts'

/** Whether a person may see an upload's private pictures: its owner, support and administrators. */
export const maySeePictures = (actor: Member, upload: { userId: string }) =>
  upload.userId === actor.userId || isStaffRole(actor.role)

interface Upload {
  generationState: GenerationState
}

export const isGenerating = (upload: Upload) => UNDER_WAY.includes(upload.generationState)

interface Ended {
  generationReason: FailureReason | null
  generationKind: GenerationKind | null
}

/** Whether the latest redesign failed because of the photo. A declined revision is the fault of the wish instead. */
export const needsAnotherPhoto = ({ generationReason, generationKind }: Ended) =>
  generationKind === 'redesign' && PHOTO_FAULTS.some((fault) => fault === generationReason)

/** Whether the owner has corrected a wall or the floor, if the generation asked about surfaces. */
export const answersQuestion = ({
  generationQuestion,
  corrections,
}: {
  generationQuestion: GenerationQuestion | null
  corrections: readonly { meaning: string }[]
}) =>
  generationQuestion !== 'surfaces' ||
  corrections.some(({ meaning }) => meaning === 'wall' || meaning === 'floor')

/** A room without a redesign can be retried unless a generation is under way. */
export const mayRetry = (upload: Upload, redesignCount: number) =>
  !isGenerating(upload) && redesignCount === 0

/** A finished redesign can be revised, one revision at a time. */
export const mayRevise = (upload: Upload, redesignCount: number) => !isGenerating(upload) && redesignCount > 0

/** Maximum number of stored versions of a room. Kept styles and repaintings are free, so no credit limits them. */
export const MAX_VERSIONS = 60

/** The message for a room with `MAX_VERSIONS` versions, with what its owner can do. */
export const ROOM_IS_FULL = `This room has ${MAX_VERSIONS} versions, as many as a room can have. To make more, add the same photo as a new room.`

/** A finished room can keep another style, one at a time, unless the photo was declined or the room is full. */
export const mayKeepStyle = (upload: Upload & Ended, redesignCount: number) =>
  mayRevise(upload, redesignCount) && !needsAnotherPhoto(upload) && redesignCount < MAX_VERSIONS

interface Surfaces {
  corrections: unknown[]
}

/**
 * An engine that applies corrections can repaint a redesign once they have changed, unless the room is full.
 *
 * @param made newest first
 */
export const mayRepaint = (
  upload: Upload & Surfaces,
  [newest, ...earlier]: (Surfaces & { engine: EngineName })[],
) =>
  !isGenerating(upload) &&
  newest !== undefined &&
  earlier.length + 1 < MAX_VERSIONS &&
  engineNamed(newest.engine).appliesCorrections &&
  JSON.stringify(upload.corrections) !== JSON.stringify(newest.corrections)
