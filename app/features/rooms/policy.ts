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

/** What the built-in renderer painted can be painted anew once something was said of its surfaces. */
export const mayRepaint = (
  upload: Upload & { surfaceTaps: unknown[] },
  newest: { engine: string } | undefined,
) => !isGenerating(upload) && upload.surfaceTaps.length > 0 && newest?.engine === 'palette'
