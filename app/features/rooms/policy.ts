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

interface Surfaces {
  /** What was said of them, as the database holds it. */
  surfaceTaps: unknown[]
}

/** What the built-in renderer painted can be painted anew once something else is said of its surfaces. */
export const mayRepaint = (upload: Upload & Surfaces, newest: (Surfaces & { engine: string }) | undefined) =>
  !isGenerating(upload) &&
  newest?.engine === 'palette' &&
  JSON.stringify(upload.surfaceTaps) !== JSON.stringify(newest.surfaceTaps)
