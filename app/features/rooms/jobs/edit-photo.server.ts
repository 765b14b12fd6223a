import { createHmac } from 'node:crypto'
import { accountedCall } from '#app/features/ai-settings/commands/account-for-call.server.ts'
import type { AiSettings } from '#app/features/ai-settings/queries/settings.server.ts'
import type { Engines } from '#app/platform/image-ai/image-ai.ts'
import type { EditRequest, EditResult } from '#app/platform/image-ai/room-editor.ts'
import type { Services } from '#app/platform/services.ts'
import { reportStage } from '../commands/advance-generation.server.ts'
import { type RoomUpload, redesignsOf } from '../queries/rooms.server.ts'
import { unmarkedKey } from '../rules/picture-keys.ts'
import { redesignPrompt } from '../rules/redesign-prompt.ts'
import type { Generation } from '../schema.ts'
import { previewWriter } from './previews.server.ts'

/** A running generation and all that works on it. */
export interface RunningGeneration {
  generation: Generation
  upload: RoomUpload
  profile: NonNullable<RoomUpload['styleProfile']>
  settings: AiSettings
  engines: Engines
  signal: AbortSignal
}

/** Asks the engine for the redesign, and shows its unfinished pictures to whoever waits. */
export async function editPhoto(services: Services, running: RunningGeneration): Promise<EditResult> {
  const { generation, upload, engines, signal, settings } = running
  const request = await editRequest(services, running)
  const previews = previewWriter(services, generation, upload)
  if (engines.preview && upload.generationKind === 'redesign')
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

async function editRequest(services: Services, running: RunningGeneration): Promise<EditRequest> {
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
    prompt: redesignPrompt(settings.roomRedesignPrompt, { roomType, profile, feedback, revision }),
    requester: requesterOf(services, upload.userId),
  }
}

/** A revision works on the newest redesign as it was before its watermark. */
async function sourcePicture({ database, storage }: Services, upload: RoomUpload, isRevision: boolean) {
  const [newest] = isRevision ? await redesignsOf(database, upload.id) : []
  return storage.get(newest ? unmarkedKey(newest.redesignImageUrl) : upload.imageUrl)
}

/** The same for all calls of one person, and of no use to anybody without our secret. */
function requesterOf({ environment }: Services, userId: string): string {
  return createHmac('sha256', environment.secret).update(`requester ${userId}`).digest('hex').slice(0, 32)
}
