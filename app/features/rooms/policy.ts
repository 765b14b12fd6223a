import { type EngineName, engineNamed } from '#app/platform/ai/capabilities.ts'
import {
  type FailureReason,
  type GenerationKind,
  type GenerationState,
  UNDER_WAY,
} from './generation/rules/generation.ts'

interface Upload {
  generationState: GenerationState
}

/** Whether a generation of this upload is under way. */
export const isGenerating = (upload: Upload) => UNDER_WAY.includes(upload.generationState)

/** What is wrong with the photo itself stays wrong, however often it is tried. */
const FAULTS_OF_PHOTO: FailureReason[] = ['not_a_room', 'too_dark', 'too_blurred', 'moderation_blocked']

interface Ended {
  generationReason: FailureReason | null
  generationKind: GenerationKind | null
}

/**
 * Whether the latest redesign failed because of the photo itself. Whoever declines a photo declines it again; of a
 * revision, what was declined is the wish.
 */
export const needsAnotherPhoto = ({ generationReason, generationKind }: Ended) =>
  generationKind === 'redesign' && generationReason !== null && FAULTS_OF_PHOTO.includes(generationReason)

/** A redesign may be asked for again when none is there and none is under way. */
export const mayRetry = (upload: Upload, redesignCount: number) =>
  !isGenerating(upload) && redesignCount === 0

/** A revision changes a finished redesign, one at a time. */
export const mayRevise = (upload: Upload, redesignCount: number) => !isGenerating(upload) && redesignCount > 0

interface Surfaces {
  /** What was said of them, as the database holds it. */
  surfaceTaps: unknown[]
}

/** What an engine painted that heeds corrections can be painted anew once something else is said of its surfaces. */
export const mayRepaint = (
  upload: Upload & Surfaces,
  newest: (Surfaces & { engine: EngineName }) | undefined,
) =>
  !isGenerating(upload) &&
  newest !== undefined &&
  engineNamed(newest.engine).heedsCorrections &&
  JSON.stringify(upload.surfaceTaps) !== JSON.stringify(newest.surfaceTaps)
