import type { RoomAnalysis } from '#app/platform/ai/analyst.ts'
import { RedesignFailure } from '#app/platform/ai/failure.ts'
import { type OpenPicture, openPicture } from '#app/platform/pictures/open-picture.ts'
import type { Services } from '#app/platform/services.ts'
import { reportStage } from '../commands/advance-generation.server.ts'
import { forgetAnswers } from '../commands/keep-answer.server.ts'
import { flawsOf, penalty, type RedesignChecks } from '../rules/redesign-checks.ts'
import { analysePhoto } from './analyse-photo.server.ts'
import { checkRedesign } from './check-redesign.server.ts'
import { editPhoto, type Redesign } from './edit-photo.server.ts'
import type { RunningGeneration } from './running-generation.server.ts'

/** A redesign that may be delivered. */
export interface MadeRedesign {
  result: Redesign
  picture: OpenPicture
  analysis: RoomAnalysis | null
  /** Null for an engine whose redesigns are not checked. */
  checks: RedesignChecks | null
  /** Both attempts failed the checks, so it is free of charge. */
  isFlawed: boolean
}

/**
 * Analyses the room, redesigns it and checks the result. A flawed redesign gets one more attempt, and the better of the
 * two wins.
 *
 * @throws RedesignFailure; the signal's reason when aborted
 */
export async function makeRedesign(services: Services, running: RunningGeneration): Promise<MadeRedesign> {
  const analysis = await analysePhoto(services, running)
  if (!running.engines.editor.isChecked) {
    const result = await editPhoto(services, running, { step: 'redesign-1', analysis, retryInstructions: [] })
    return { result, picture: openPicture(result.picture), analysis, checks: null, isFlawed: false }
  }
  const first = await attempt(services, running, analysis)
  const best = flawsOf(first.checks).length === 0 ? first : await retry(services, running, analysis, first)
  const flaws = flawsOf(best.checks)
  if (flaws.some(({ kind }) => kind === 'fault')) {
    await forgetAnswers(services.database, running.generation.generationId)
    throw new RedesignFailure('generation_failed', `The picture is ${best.checks.fault}`)
  }
  return { ...best, analysis, isFlawed: flaws.length > 0 }
}

interface Attempt {
  result: Redesign
  picture: OpenPicture
  checks: RedesignChecks
}

async function attempt(
  services: Services,
  running: RunningGeneration,
  analysis: RoomAnalysis | null,
  retryInstructions: string[] = [],
): Promise<Attempt> {
  const turn = retryInstructions.length === 0 ? 1 : 2
  const result = await editPhoto(services, running, { step: `redesign-${turn}`, analysis, retryInstructions })
  await reportStage(services.database, running.generation, 'checking')
  const picture = openPicture(result.picture)
  return { result, picture, checks: await checkRedesign(services, running, picture, `inspection-${turn}`) }
}

/** Makes the second attempt. If it fails, the first one stands. */
async function retry(
  services: Services,
  running: RunningGeneration,
  analysis: RoomAnalysis | null,
  first: Attempt,
): Promise<Attempt> {
  const retryInstructions = flawsOf(first.checks).map(({ instruction }) => instruction)
  await reportStage(services.database, running.generation, 'painting')
  try {
    const second = await attempt(services, running, analysis, retryInstructions)
    return penalty(second.checks) < penalty(first.checks) ? second : first
  } catch (error) {
    running.signal.throwIfAborted()
    services.log.warn(
      { err: error, generation: running.generation.generationId },
      'the retry of a redesign failed',
    )
    return first
  }
}
