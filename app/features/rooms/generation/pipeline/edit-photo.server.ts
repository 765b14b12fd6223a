import { accountedCall } from '#app/features/ai-settings/spending/commands/account-for-call.server.ts'
import type { RoomAnalysis } from '#app/platform/image-ai/room-analyst.ts'
import type { EditRequest, EditResult } from '#app/platform/image-ai/room-editor.ts'
import { type KeptPart, putBack } from '#app/platform/pictures/keep-mask.ts'
import { type OpenPicture, openPicture } from '#app/platform/pictures/open-picture.ts'
import type { Services } from '#app/platform/services.ts'
import { redesignsOf } from '../../queries/rooms.server.ts'
import { unmarkedKey } from '../../rules/picture-keys.ts'
import { reportStage } from '../commands/advance-generation.server.ts'
import { redesignPrompt } from '../rules/redesign-prompt.ts'
import { keptParts } from './kept-parts.server.ts'
import { previewWriter } from './previews.server.ts'
import { bookedFor, type RunningGeneration, requesterOf } from './running-generation.server.ts'

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
  const { generation, upload, photo, engines, signal, settings } = running
  const request = await editRequest(services, running, told)
  const previews = previewWriter(services, generation, upload)
  if (engines.preview && upload.generationKind === 'redesign' && told.sharper.length === 0)
    void previews.paintInstantly(engines.preview, request)
  const edit = () =>
    engines.editor.edit(request, {
      signal,
      onStage: (stage) => {
        // The engine has the photo: what is still needed of it is prepared meanwhile, and its pixels go.
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
    const result =
      engines.editor.name === 'palette' ? await edit() : await accountedCall(services, call, edit)
    return await withKept(photo, result, request.keep)
  } finally {
    await previews.end()
  }
}

/** What the person keeps is as it was, whatever the engine made of it. */
async function withKept(photo: OpenPicture, result: EditResult, keep: KeptPart[] = []): Promise<EditResult> {
  if (keep.length === 0) return result
  return { ...result, picture: await putBack(photo.encoded, result, keep) }
}

async function editRequest(services: Services, running: RunningGeneration, told: Told): Promise<EditRequest> {
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
      fixed: told.analysis?.fixed ?? [],
      sharper: told.sharper,
      strength: upload.strength,
      wallsOnly: upload.wallsOnly,
      keepsakes: upload.keepsakes,
      brushed: kept.keep.length > 0,
    }),
    requester: requesterOf(services, upload.userId),
  }
}

/**
 * A revision works on a redesign as it was before its watermark. The photo goes with it, so that the room itself does
 * not change a little with every revision.
 */
async function sourcePictures(
  { database, storage }: Services,
  { upload, photo }: RunningGeneration,
  isRevision: boolean,
) {
  const made = isRevision ? await redesignsOf(database, upload.id) : []
  const source = made.find(({ id }) => id === upload.generationSourceId) ?? made[0]
  if (!source) return { photo }
  const earlier = await storage.get(unmarkedKey(source.redesignImageUrl))
  return { photo: openPicture(earlier), original: photo.encoded }
}
