import { accountedCall } from '#app/features/ai-settings/spending/commands/account-for-call.server.ts'
import type { EditAnswer, EditResult } from '#app/platform/ai/editor.ts'
import { type KeptPart, putBack } from '#app/platform/pictures/keep-mask.ts'
import type { OpenPicture } from '#app/platform/pictures/open-picture.ts'
import type { Services } from '#app/platform/services.ts'
import { reportStage } from '../commands/advance-generation.server.ts'
import { askOnce, forgetAnswers } from '../commands/keep-answer.server.ts'
import { type Attempt, editRequest } from './edit-request.server.ts'
import { previewWriter } from './previews.server.ts'
import { bookedFor, type RunningGeneration } from './running-generation.server.ts'

/** A redesign with the engine's description of it. */
export type Redesign = EditResult & Pick<EditAnswer, 'concept' | 'finishes'>

/** Asks the engine for the redesign and publishes its partial pictures meanwhile. */
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
        // The engine has its copy of the photo, so prepare what is still needed and free the pixels.
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
    const { concept, finishes } = answer
    return { concept, ...(finishes && { finishes }), ...(await withKept(photo, result, request.keep)) }
  } finally {
    await previews.end()
  }
}

/** Restores the parts that the person keeps from the original photo. */
async function withKept(photo: OpenPicture, result: EditResult, keep: KeptPart[] = []): Promise<EditResult> {
  if (keep.length === 0) return result
  return { ...result, picture: await putBack(photo.encoded, result, keep) }
}
