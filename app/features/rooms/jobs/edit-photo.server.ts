import { accountedCall } from '#app/features/ai-settings/commands/account-for-call.server.ts'
import type { RoomAnalysis } from '#app/platform/image-ai/room-analyst.ts'
import type { EditRequest, EditResult } from '#app/platform/image-ai/room-editor.ts'
import type { Services } from '#app/platform/services.ts'
import { reportStage } from '../commands/advance-generation.server.ts'
import { type RoomUpload, redesignsOf } from '../queries/rooms.server.ts'
import { unmarkedKey } from '../rules/picture-keys.ts'
import { redesignPrompt } from '../rules/redesign-prompt.ts'
import { previewWriter } from './previews.server.ts'
import { type RunningGeneration, requesterOf } from './running-generation.server.ts'

interface Told {
  analysis: RoomAnalysis | null
  /** What went wrong at the first try. */
  sharper: string[]
}

/** Asks the engine for the redesign, and shows its unfinished pictures to whoever waits. */
export async function editPhoto(
  services: Services,
  running: RunningGeneration,
  told: Told,
): Promise<EditResult> {
  const { generation, upload, engines, signal, settings } = running
  const request = await editRequest(services, running, told)
  const previews = previewWriter(services, generation, upload)
  if (engines.preview && upload.generationKind === 'redesign' && told.sharper.length === 0)
    void previews.paintInstantly(engines.preview, request)
  const edit = () =>
    engines.editor.edit(request, {
      signal,
      onStage: (stage) => void reportStage(services.database, generation, stage).catch(() => {}),
      onPartial: (picture) => void previews.write(picture),
    })
  try {
    if (engines.editor.name === 'palette') return await edit()
    const model = settings.modelImageGeneration
    return await accountedCall(services, { userId: upload.userId, apiType: 'image_generation', model }, edit)
  } finally {
    await previews.end()
  }
}

async function editRequest(services: Services, running: RunningGeneration, told: Told): Promise<EditRequest> {
  const { upload, profile, settings } = running
  const revision = upload.generationKind === 'revision'
  const { primaryStyle, colorPalette, ...character } = profile
  const { roomType, userFeedback: feedback, width, height } = upload
  return {
    photo: await sourcePicture(services, upload, revision),
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
      fixed: told.analysis?.fixed ?? [],
      sharper: told.sharper,
    }),
    requester: requesterOf(services, upload.userId),
  }
}

/** A revision works on the newest redesign as it was before its watermark, and not on one that went wrong. */
async function sourcePicture({ database, storage }: Services, upload: RoomUpload, isRevision: boolean) {
  const made = isRevision ? await redesignsOf(database, upload.id) : []
  const source = made.find(({ freeOfCharge }) => !freeOfCharge) ?? made[0]
  return storage.get(source ? unmarkedKey(source.redesignImageUrl) : upload.imageUrl)
}
