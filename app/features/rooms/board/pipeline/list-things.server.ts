import { userById } from '#app/features/accounts/queries.server.ts'
import { currentAiSettings, requiredProvider } from '#app/features/ai-settings/queries/settings.server.ts'
import { accountedCall } from '#app/features/ai-settings/spending/commands/account-for-call.server.ts'
import { LIST_ESTIMATE_CENTS } from '#app/features/ai-settings/spending/rules/budget.ts'
import { wasRefused } from '#app/platform/ai/failure.ts'
import { openPicture } from '#app/platform/pictures/open-picture.ts'
import type { Services } from '#app/platform/services.ts'
import { requesterOf } from '../../generation/pipeline/running-generation.server.ts'
import { unmarkedKey } from '../../rules/picture-keys.ts'
import {
  boardOfSearch,
  claimSearch,
  failSearch,
  keepFoundThings,
  releaseSearch,
} from '../commands/record-search.server.ts'
import { anyVersion } from '../queries/own-board.server.ts'
import type { ThingSearch } from '../schema.ts'

/**
 * Asks the vision model to list the things in a version, unless the search has ended. Stores the list as soon as it
 * arrives. A search fails if its worker was lost after it asked the provider, because the provider may have charged
 * for it.
 *
 * @throws RedesignFailure; AppError `api_key_required`; the signal's reason when aborted
 */
export async function listThings(
  services: Services,
  search: ThingSearch,
  signal: AbortSignal,
): Promise<void> {
  const { database, environment, storage, ai } = services
  if (!(await boardOfSearch(database, search))) return
  const version = await anyVersion(database, search.redesignId)
  const owner = version && (await userById(database, version.upload.userId))
  if (!owner) return
  if (owner.blocked) return failSearch(database, search, 'other')
  const settings = await currentAiSettings(database, environment)
  const { analyst } = ai.enginesFor(requiredProvider(settings, environment))
  if (!analyst) return failSearch(database, search, 'other')
  const { redesign } = version
  const picture = openPicture(
    (await storage.find(unmarkedKey(redesign.redesignImageUrl))) ??
      (await storage.get(redesign.redesignImageUrl)),
  )
  const call = {
    userId: owner.id,
    roomUploadId: redesign.roomUploadId,
    apiType: 'openai-vision',
    model: settings.modelStyleAnalysis,
    estimatedCents: LIST_ESTIMATE_CENTS,
  } as const
  if (!(await claimSearch(database, search))) return failSearch(database, search, 'other')
  await accountedCall(services, call, async () => {
    const bought = await analyst.listThings(picture, { signal, requester: requesterOf(services, owner.id) })
    await keepFoundThings(database, search, bought.things)
    return bought
  }).catch(async (error: unknown) => {
    if (wasRefused(error)) await releaseSearch(database, search)
    throw error
  })
}
