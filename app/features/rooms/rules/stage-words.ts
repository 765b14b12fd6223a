import { pluralForm } from '#app/lib/plural.ts'
import type { GenerationStage, GenerationState } from './generation.ts'

const WORDS: Record<GenerationStage, string> = {
  preparing: 'Unpacking your photo',
  analysing: 'Looking at walls, windows and light',
  painting: 'Redesigning the room in your style',
  checking: 'Comparing the redesign with your room',
  finishing: 'Finishing and framing the picture',
}

/** What a room that waits for the service is told. */
export const PAUSED =
  'The service that paints rooms is not answering right now. Your room keeps its place in line.'

/**
 * What is being done right now, in words.
 *
 * @param before how many rooms come before this one while it waits
 */
export function stageWords(state: GenerationState, stage: GenerationStage | null, before = 0): string {
  if (state === 'queued') return placeWords(before)
  return stage ? WORDS[stage] : WORDS.preparing
}

function placeWords(before: number): string {
  if (before === 0) return 'Your room is next in line'
  return pluralForm(before, 'One room is before yours', `${before} rooms are before yours`)
}

/**
 * What can be expected of the waiting.
 *
 * @param usual seconds that a redesign usually takes; null when nobody knows yet
 * @param elapsed seconds since it was asked for
 */
export function waitWords(usual: number | null, elapsed: number): string | null {
  if (usual === null || usual <= 0) return null
  if (elapsed > Math.max(usual * 1.5, usual + 20)) return 'It takes longer than usual this time. It goes on.'
  return `Most rooms are ready after ${durationWords(usual)}.`
}

function durationWords(seconds: number): string {
  if (seconds < 10) return 'a few seconds'
  if (seconds < 55) return `about ${Math.round(seconds / 10) * 10} seconds`
  const minutes = Math.round(seconds / 60)
  return pluralForm(minutes, 'about a minute', `about ${minutes} minutes`)
}
