import { accountedCall } from '#app/features/ai-settings/spending/commands/account-for-call.server.ts'
import type { RoomAnalysis } from '#app/platform/ai/analyst.ts'
import type { EditAnswer, EditRequest, EditResult } from '#app/platform/ai/editor.ts'
import { type KeptPart, putBack } from '#app/platform/pictures/keep-mask.ts'
import { type OpenPicture, openPicture } from '#app/platform/pictures/open-picture.ts'
import type { Services } from '#app/platform/services.ts'
import { redesignsOf } from '../../queries/rooms.server.ts'
import { unmarkedKey } from '../../rules/picture-keys.ts'
import { reportStage } from '../commands/advance-generation.server.ts'
import { askOnce, forgetAnswers } from '../commands/keep-answer.server.ts'
import { redesignPrompt } from '../rules/redesign-prompt.ts'
import { keptParts } from './kept-parts.server.ts'
import { previewWriter } from './previews.server.ts'
import { bookedFor, type RunningGeneration, requesterOf } from './running-generation.server.ts'

interface Attempt {
  step: 'redesign-1' | 'redesign-2'
  analysis: RoomAnalysis | null
  /** One for each flaw of the first attempt. */
  retryInstructions: string[]
}

/** A redesign, and the engine's description of it. */
export type Redesign = EditResult & Pick<EditAnswer, 'concept'>

/** Asks the engine for the redesign, and shows its partial pictures while the member waits. */
export async function editPhoto(
  services: Services,
  running: RunningGeneration,
  attempt: Attempt,
): Promise<Redesign> {
  const { generation, upload, photo, engines, signal, settings } = running
  const request = await editRequest(services, running, attempt)
  const previews = previewWriter(services, generation, upload)
  if (engines.preview && upload.generationKind === 'redesign' && attempt.retryInstructions.length === 0)
    void previews.paintInstantly(engines.preview, request)
  const edit = () =>
    engines.editor.edit(request, {
      signal,
      onStage: (stage) => {
        // The engine has the photo, so we prepare what we still need and free its pixels.
        if (stage === 'painting') void request.photo.settle().catch(() => {})
        void reportStage(services.database, generation, stage).catch(() => {})
      },
      onPartial: (picture) => void previews.write(picture),
    })
  try {
    const call = {
      ...bookedFor(running),
      apiType: 'image_generation',
      model: settings.modelImageGeneration,
    } as const
    const asked = { generation, userId: upload.userId, step: attempt.step }
    const answer = engines.editor.isPaid
      ? await askOnce<EditAnswer>(services, asked, (keep) =>
          accountedCall(services, call, async () => {
            const bought = await edit()
            await keep(bought)
            return bought
          }),
        )
      : await edit()
    const result = await engines.editor.finish(answer, request).catch(async (error: unknown) => {
      // The next attempt must ask the engine again.
      await forgetAnswers(services.database, generation.generationId)
      throw error
    })
    return { concept: answer.concept, ...(await withKept(photo, result, request.keep)) }
  } finally {
    await previews.end()
  }
}

/** Restores the parts the person keeps from the original photo. */
async function withKept(photo: OpenPicture, result: EditResult, keep: KeptPart[] = []): Promise<EditResult> {
  if (keep.length === 0) return result
  return { ...result, picture: await putBack(photo.encoded, result, keep) }
}

async function editRequest(
  services: Services,
  running: RunningGeneration,
  attempt: Attempt,
): Promise<EditRequest> {
  const { upload, profile, settings } = running
  const revision = upload.generationKind === 'revision'
  const { primaryStyle, colorPalette, ...character } = profile
  const { roomType, userFeedback: feedback, width, height } = upload
  const pictures = await sourcePictures(services, running, revision)
  const kept = await keptParts(services, running, !pictures.original)
  return {
    ...pictures,
    ...kept,
    width,
    height,
    roomType,
    style: { name: primaryStyle, palette: colorPalette, ...character },
    feedback,
    prompt: redesignPrompt(settings.roomRedesignPrompt, {
      roomType,
      profile,
      feedback,
      revision,
      fixed: attempt.analysis?.fixed ?? [],
      retryInstructions: attempt.retryInstructions,
      strength: upload.strength,
      wallsOnly: upload.wallsOnly,
      itemsToKeep: upload.itemsToKeep,
      brushed: kept.keep.length > 0,
    }),
    requester: requesterOf(services, upload.userId),
  }
}

/**
 * A revision starts from an earlier redesign without its watermark. The original photo is sent too, so that the room
 * does not drift with every revision.
 */
async function sourcePictures(
  { database, storage }: Services,
  { upload, photo }: RunningGeneration,
  isRevision: boolean,
) {
  const redesigns = isRevision ? await redesignsOf(database, upload.id) : []
  const source = redesigns.find(({ id }) => id === upload.generationSourceId) ?? redesigns[0]
  if (!source) return { photo }
  const earlier = await storage.get(unmarkedKey(source.redesignImageUrl))
  return { photo: openPicture(earlier), original: photo.encoded }
}
