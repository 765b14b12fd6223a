import { pluralForm } from '#app/lib/plural.ts'
import { GENERATION_STAGES, type GenerationStage, type GenerationState } from './generation.ts'

const WORDS: Record<GenerationStage, string> = {
  preparing: 'Unpacking your photo',
  analysing: 'Looking at walls, windows and light',
  painting: 'Redesigning the room in your style',
  checking: 'Comparing the redesign with your room',
  finishing: 'Finishing and framing the picture',
}

export const PAUSED =
  'The service that paints rooms is not answering right now. Your room keeps its place in line.'

interface Doing {
  state: GenerationState
  stage: GenerationStage | null
  /** Number of rooms ahead of this one in the queue. */
  before: number
}

const orderOf = (stage: GenerationStage | null) => (stage ? GENERATION_STAGES.indexOf(stage) : -1)

/** The later of two stages, so that a retry never shows a stage twice. */
export const furthestStage = (one: GenerationStage | null, other: GenerationStage | null) =>
  orderOf(other) > orderOf(one) ? other : one

/**
 * Describes what is being done right now.
 *
 * @param reached the furthest stage that this generation was seen in
 */
export function stageWords({ state, stage, before }: Doing, reached: GenerationStage | null): string {
  if (state === 'queued') return reached ? 'Trying once more in a moment' : placeWords(before)
  if (orderOf(stage) < orderOf(reached)) return 'Trying once more'
  return WORDS[stage ?? 'preparing']
}

function placeWords(before: number): string {
  if (before === 0) return 'Your room is next in line'
  return pluralForm(before, 'One room is ahead of yours', `${before} rooms are ahead of yours`)
}

/** Seconds. The screen says 1-2 minutes; below this, it adds that redesigns are usually quicker. */
const MIN_ESTIMATE = 55

/**
 * Describes how much longer it takes.
 *
 * @param usual seconds a redesign usually takes; null when unknown
 * @param elapsed seconds since the request
 */
export function waitWords(usual: number | null, elapsed: number): string | null {
  if (usual === null || usual <= 0) return null
  if (elapsed > Math.max(usual * 1.5, usual + 20))
    return 'This is taking longer than usual. We are still working on it.'
  if (usual < MIN_ESTIMATE) return `It is usually quicker: ${durationWords(usual)}.`
  return `Most rooms are ready in ${durationWords(usual)}.`
}

function durationWords(seconds: number): string {
  if (seconds < 10) return 'a few seconds'
  if (seconds < MIN_ESTIMATE) return `about ${Math.round(seconds / 10) * 10} seconds`
  const minutes = Math.round(seconds / 60)
  return pluralForm(minutes, 'about a minute', `about ${minutes} minutes`)
}
