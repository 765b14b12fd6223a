import { accountedCall } from '#app/features/ai-settings/spending/commands/account-for-call.server.ts'
import type { RoomAnalysis } from '#app/platform/ai/analyst.ts'
import { isRedesignFailure, RedesignFailure } from '#app/platform/ai/failure.ts'
import type { Services } from '#app/platform/services.ts'
import { reportStage, storeAnalysis } from '../commands/advance-generation.server.ts'
import { type RunningGeneration, requesterOf, visionCall } from './running-generation.server.ts'

/**
 * Asks the vision model to analyse the photo, once per photo. Without an answer the redesign continues, because the
 * image model sees the photo itself.
 *
 * @returns null when there is no analysis
 * @throws RedesignFailure `not_a_room`, `too_dark` or `too_blurred` for an unusable photo, `budget_spent` when the
 *   month's budget is spent
 */
export async function analysePhoto(
  services: Services,
  running: RunningGeneration,
): Promise<RoomAnalysis | null> {
  const { upload, settings, engines, generation } = running
  if (upload.roomAnalysis) return upload.roomAnalysis
  if (!engines.analyst || !settings.checksPhoto) return null
  await reportStage(services.database, generation, 'analysing')
  const analysis = await ask(services, running).catch((error: unknown) => {
    running.signal.throwIfAborted()
    if (isRedesignFailure(error) && error.code === 'budget_spent') throw error
    services.log.warn({ err: error, generation: generation.generationId }, 'photo not analysed')
    return null
  })
  if (!analysis) return null
  refuseUseless(analysis)
  await storeAnalysis(services.database, generation, analysis)
  return analysis
}

async function ask(services: Services, running: RunningGeneration) {
  const { upload, photo, engines, signal } = running
  const requester = requesterOf(services, upload.userId)
  const { analysis } = await accountedCall(services, visionCall(running), () =>
    engines.analyst!.analyse(photo, { signal, requester }),
  )
  return analysis
}

function refuseUseless({ isRoom, light, sharpness }: RoomAnalysis): void {
  if (!isRoom) throw new RedesignFailure('not_a_room', 'The vision model sees no room')
  if (light === 'too_dark') throw new RedesignFailure('too_dark', 'The vision model finds it too dark')
  if (sharpness === 'too_blurred')
    throw new RedesignFailure('too_blurred', 'The vision model finds it too blurred')
}
