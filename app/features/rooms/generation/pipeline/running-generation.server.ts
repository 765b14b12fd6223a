import { createHmac } from 'node:crypto'
import type { AiSettings } from '#app/features/ai-settings/queries/settings.server.ts'
import type { Engines } from '#app/platform/ai/engines.ts'
import type { OpenPicture } from '#app/platform/pictures/open-picture.ts'
import type { Services } from '#app/platform/services.ts'
import type { RoomUpload } from '../../queries/rooms.server.ts'
import type { Generation } from '../schema.ts'

/** A running generation with everything the pipeline needs. */
export interface RunningGeneration {
  generation: Generation
  upload: RoomUpload
  /** The original photo of the room. */
  photo: OpenPicture
  profile: NonNullable<RoomUpload['styleProfile']>
  settings: AiSettings
  engines: Engines
  signal: AbortSignal
}

/** A stable pseudonym of the member for the provider, meaningless without our secret. */
export function requesterOf({ environment }: Services, userId: string): string {
  return createHmac('sha256', environment.secret).update(`requester ${userId}`).digest('hex').slice(0, 32)
}

/** Attributes paid calls to the member and room, so that the room's page can show its cost. */
export const bookedFor = ({ generation, upload }: RunningGeneration) => ({
  userId: upload.userId,
  roomUploadId: upload.id,
  generationId: generation.generationId,
})

/** A paid call of the vision model. */
export const visionCall = (running: RunningGeneration) =>
  ({
    ...bookedFor(running),
    apiType: 'openai-vision',
    model: running.settings.modelStyleAnalysis,
  }) as const
