import { type EngineName, engineNamed } from '#app/platform/ai/capabilities.ts'
import {
  type FailureReason,
  type GenerationKind,
  type GenerationQuestion,
  type GenerationState,
  PHOTO_FAULTS,
  UNDER_WAY,
} from './generation/rules/generation.ts'

interface Upload {
  generationState: GenerationState
}

export const isGenerating = (upload: Upload) => UNDER_WAY.includes(upload.generationState)

interface Ended {
  generationReason: FailureReason | null
  generationKind: GenerationKind | null
}

/**
 * Whether the latest redesign failed because of the photo itself. When a revision is declined, the wish is at fault and
 * not the photo.
 */
export const needsAnotherPhoto = ({ generationReason, generationKind }: Ended) =>
  generationKind === 'redesign' && PHOTO_FAULTS.some((fault) => fault === generationReason)

/** Whether the owner has pointed out a wall or the floor, if the generation asked for them. */
export const answersQuestion = ({
  generationQuestion,
  corrections,
}: {
  generationQuestion: GenerationQuestion | null
  corrections: readonly { meaning: string }[]
}) =>
  generationQuestion !== 'surfaces' ||
  corrections.some(({ meaning }) => meaning === 'wall' || meaning === 'floor')

/** A redesign can be retried while there is none and none is being made. */
export const mayRetry = (upload: Upload, redesignCount: number) =>
  !isGenerating(upload) && redesignCount === 0

/** A revision changes a finished redesign, one at a time. */
export const mayRevise = (upload: Upload, redesignCount: number) => !isGenerating(upload) && redesignCount > 0

/** Kept styles cost nothing, so no credit limits how many versions of a room are stored. */
export const MAX_VERSIONS = 60

/** A style is kept beside what was made before, one at a time, unless the photo was declined or the room is full. */
export const mayKeepStyle = (upload: Upload & Ended, redesignCount: number) =>
  mayRevise(upload, redesignCount) && !needsAnotherPhoto(upload) && redesignCount < MAX_VERSIONS

interface Surfaces {
  corrections: unknown[]
}

/** An engine that applies corrections can repaint a redesign once they have changed. */
export const mayRepaint = (
  upload: Upload & Surfaces,
  newest: (Surfaces & { engine: EngineName }) | undefined,
) =>
  !isGenerating(upload) &&
  newest !== undefined &&
  engineNamed(newest.engine).appliesCorrections &&
  JSON.stringify(upload.corrections) !== JSON.stringify(newest.corrections)
