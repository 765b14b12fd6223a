import type { RoomAnalysis } from '#app/platform/ai/analyst.ts'
import type { EditRequest } from '#app/platform/ai/editor.ts'
import { openPicture } from '#app/platform/pictures/open-picture.ts'
import type { Services } from '#app/platform/services.ts'
import { type Redesign, redesignsOf } from '../../queries/rooms.server.ts'
import { unmarkedKey } from '../../rules/picture-keys.ts'
import { redesignPrompt } from '../rules/redesign-prompt.ts'
import { keptParts } from './kept-parts.server.ts'
import { type RunningGeneration, requesterOf } from './running-generation.server.ts'

export interface Attempt {
  step: 'redesign-1' | 'redesign-2'
  analysis: RoomAnalysis | null
  /** One for each flaw of the first attempt. */
  retryInstructions: string[]
}

/** Builds the request to the engine: pictures, style, wishes and the prompt. */
export async function editRequest(
  services: Services,
  running: RunningGeneration,
  attempt: Attempt,
): Promise<EditRequest> {
  const { upload, profile, settings } = running
  const revision = upload.generationKind === 'revision'
  const { primaryStyle, colorPalette, ...character } = profile
  const { roomType, userFeedback: feedback, width, height } = upload
  const made = await redesignsOf(services.database, upload.id)
  const pictures = await sourcePictures(services, running, revision ? made : [])
  const kept = await keptParts(services, running, !pictures.original)
  return {
    ...pictures,
    ...kept,
    width,
    height,
    roomType,
    style: { name: primaryStyle, palette: colorPalette, ...character },
    feedback,
    acceptsPeople: upload.acceptsPeople,
    // Its owner answers a question only before there is a redesign. Later they have seen in a preview what they get.
    mayAsk: made.length === 0,
    boldness: upload.boldness,
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
 * A revision starts from an earlier redesign without its watermark. The original photo accompanies it, so that the
 * room does not drift with every revision.
 *
 * @param made the redesigns that it can start from, newest first; empty when it starts from the photo
 */
async function sourcePictures({ storage }: Services, { upload, photo }: RunningGeneration, made: Redesign[]) {
  const source = made.find(({ id }) => id === upload.generationSourceId) ?? made[0]
  if (!source) return { photo }
  const earlier = await storage.get(unmarkedKey(source.redesignImageUrl))
  return { photo: openPicture(earlier), original: photo.encoded }
}
