import { imagePause } from '#app/features/ai-settings/provider/queries/pause.server.ts'
import { admission } from '#app/features/ai-settings/provider/rules/circuit.ts'
import { currentAiSettings, providerOf } from '#app/features/ai-settings/queries/settings.server.ts'
import { builtInProfile } from '#app/features/styles/rules/built-in-profile.ts'
import { lookId } from '#app/features/styles/rules/look-id.ts'
import { RedesignFailure } from '#app/platform/ai/failure.ts'
import { finishRedesign } from '#app/platform/pictures/finish-redesign.ts'
import { makeMailPicture } from '#app/platform/pictures/mail-picture.ts'
import { openPicture } from '#app/platform/pictures/open-picture.ts'
import type { Services } from '#app/platform/services.ts'
import type { Storage } from '#app/platform/storage/storage.ts'
import type { RoomUpload } from '../../queries/rooms.server.ts'
import { keysOf, redesignKey, unmarkedKey, workingKeys } from '../../rules/picture-keys.ts'
import { reportStage } from '../commands/advance-generation.server.ts'
import { completeGeneration } from '../commands/complete-generation.server.ts'
import { redesignReadyEmail } from '../emails.tsx'
import { hasRedesign } from '../queries/generation-status.server.ts'
import { redesignConcept } from '../rules/redesign-concept.ts'
import { engineOf } from '../rules/upload-engine.ts'
import type { Generation } from '../schema.ts'
import { makeRedesign } from './make-redesign.server.ts'

/**
 * Makes the redesign of a running generation, stores it and completes the generation.
 *
 * @throws RedesignFailure, GenerationEnded; the signal's reason when aborted
 */
export async function deliverRedesign(
  services: Services,
  generation: Generation,
  upload: RoomUpload,
  owner: { email: string; name: string },
  signal: AbortSignal,
): Promise<void> {
  const { database, storage, environment } = services
  const profile = upload.styleProfile ?? builtInProfile(upload.userStylePreference)
  const settings = await currentAiSettings(database, environment)
  // A redesign promised free is never made by a paid model, even if one was set up meanwhile.
  const isFree = !engineOf(upload).isPaid
  const engines = services.ai.enginesFor(isFree ? undefined : providerOf(settings, environment))
  if (engines.editor.isPaid) await assertAsked(services)
  // The image model was taken away while the wish waited.
  if (upload.generationKind === 'revision' && !engines.editor.followsWords)
    throw new RedesignFailure('wish_not_followed', 'Without an image model no wish can be followed.')
  const started = performance.now()
  const photo = openPicture(await storage.get(upload.imageUrl))
  const running = { generation, upload, photo, profile, settings, engines, signal }
  const made = await makeRedesign(services, running)
  await reportStage(database, generation, 'finishing')
  const { picture, ...marked } = await finishRedesign(made.picture, environment.siteName)
  const key = redesignKey(upload.userId, generation.generationId)
  await storeRedesign(storage, key, { unmarked: made.picture.encoded, marked: picture })
  const style = profile.primaryStyle
  const { name, email } = owner
  const stored = await completeGeneration(
    database,
    generation,
    {
      key,
      width: marked.width,
      height: marked.height,
      placeholder: marked.placeholder,
      engine: engines.editor.name,
      style,
      look: lookId(profile),
      concept:
        made.result.concept ??
        made.analysis?.redesignConcept ??
        redesignConcept(engines.editor, profile, made.result.finishes),
      layoutRecommendations: made.analysis?.layoutRecommendations ?? null,
      finishes: made.result.finishes ?? null,
      corrections: upload.corrections,
      boldness: upload.boldness,
      checks: made.checks,
      isFlawed: made.isFlawed,
      seconds: Math.round((performance.now() - started) / 1000),
    },
    await redesignReadyEmail(environment, {
      name,
      email,
      uploadId: upload.id,
      roomType: upload.roomType,
      style,
      isPreview: engines.editor.isColourPreview,
      picture: await makeMailPicture(picture),
    }),
  )
  if (stored) services.metrics.generationEnded('done', '')
  await deleteAll(storage, workingKeys(upload.userId, generation.generationId))
  // If this job seemed lost, its twin may have stored the same pictures under the same keys.
  if (!stored && !(await hasRedesign(database, generation.generationId)))
    await deleteAll(storage, keysOf(key))
}

/** Stops early while the provider is down. @throws RedesignFailure `provider_paused` */
async function assertAsked({ database }: Services) {
  const circuit = await imagePause(database)
  if (admission(circuit, new Date()) === 'wait') throw new RedesignFailure('provider_paused', circuit!.detail)
}

async function storeRedesign(storage: Storage, key: string, pictures: { unmarked: Buffer; marked: Buffer }) {
  try {
    await storage.put(unmarkedKey(key), pictures.unmarked, 'image/jpeg')
    await storage.put(key, pictures.marked, 'image/jpeg')
  } catch (error) {
    throw new RedesignFailure('storage_failed', String(error))
  }
}

/** Removes files one after the other. */
export async function deleteAll(storage: Storage, keys: string[]) {
  for (const key of keys) await storage.delete(key)
}
