import type { GenerationState } from './rules/generation.ts'

interface Upload {
  generationState: GenerationState
}

/** Whether a generation of this upload is under way. */
export const isGenerating = (upload: Upload) =>
  upload.generationState === 'queued' || upload.generationState === 'running'

/** A redesign may be asked for again when none is there and none is under way. */
export const mayRetry = (upload: Upload, redesignCount: number) =>
  !isGenerating(upload) && redesignCount === 0

/** A revision changes a finished redesign, one at a time. */
export const mayRevise = (upload: Upload, redesignCount: number) => !isGenerating(upload) && redesignCount > 0
