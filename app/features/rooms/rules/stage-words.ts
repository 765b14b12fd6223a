import type { GenerationStage, GenerationState } from './generation.ts'

const WORDS: Record<GenerationStage, string> = {
  preparing: 'Unpacking your photo',
  analysing: 'Looking at walls, windows and light',
  painting: 'Redesigning the room in your style',
  finishing: 'Finishing and framing the picture',
}

/** What is being done right now, in words. */
export function stageWords(state: GenerationState, stage: GenerationStage | null): string {
  if (state === 'queued') return 'Your room is next in line'
  return stage ? WORDS[stage] : WORDS.preparing
}
