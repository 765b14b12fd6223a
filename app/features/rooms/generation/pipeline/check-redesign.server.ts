import { accountedCall } from '#app/features/ai-settings/spending/commands/account-for-call.server.ts'
import type { RedesignInspection } from '#app/platform/ai/analyst.ts'
import { pictureFault } from '#app/platform/ai/quality/picture-check.ts'
import { structureScore } from '#app/platform/ai/quality/structure-score.ts'
import type { OpenPicture } from '#app/platform/pictures/open-picture.ts'
import type { Services } from '#app/platform/services.ts'
import { askOnce } from '../commands/keep-answer.server.ts'
import type { RedesignChecks } from '../rules/redesign-checks.ts'
import { type RunningGeneration, requesterOf, visionCall } from './running-generation.server.ts'

type Inspection = 'inspection-1' | 'inspection-2'

/**
 * Checks a redesign before delivery: the file, the lines of the room, and, by the vision model, what was added or
 * lost. A check that fails to run counts as passed, so that it does not hold a redesign back.
 *
 * @param redesign in the photo's proportions
 */
export async function checkRedesign(
  services: Services,
  running: RunningGeneration,
  redesign: OpenPicture,
  step: Inspection,
): Promise<RedesignChecks> {
  const { upload, photo, settings, signal } = running
  const fault = (await pictureFault(redesign, upload)) ?? null
  if (fault) return { fault, structure: null, inspection: null }
  const orWithout = (what: string) => (error: unknown) => {
    signal.throwIfAborted()
    services.log.warn({ err: error, generation: running.generation.generationId }, `${what} not checked`)
    return null
  }
  // The inspection starts first, so that the lines are compared while the model answers.
  const [inspection, structure] = await Promise.all([
    inspect(services, running, redesign, step).catch(orWithout('redesign')),
    settings.checksStructure ? structureScore(photo, redesign, upload).catch(orWithout('structure')) : null,
  ])
  return { fault, structure, inspection }
}

async function inspect(
  services: Services,
  running: RunningGeneration,
  redesign: OpenPicture,
  step: Inspection,
): Promise<RedesignInspection | null> {
  const { upload, photo, settings, engines, signal } = running
  const { analyst } = engines
  if (!analyst || !settings.checksRedesign) return null
  const requester = requesterOf(services, upload.userId)
  const asked = { generation: running.generation, userId: upload.userId, step }
  const { inspection } = await askOnce<{ inspection: RedesignInspection }>(services, asked, (keep) =>
    accountedCall(services, visionCall(running), async () => {
      const bought = await analyst.inspect({ photo, redesign }, { signal, requester })
      await keep(bought)
      return bought
    }),
  )
  return inspection
}
