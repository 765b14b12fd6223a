import { createHmac } from 'node:crypto'
import type { AiSettings } from '#app/features/ai-settings/queries/settings.server.ts'
import type { Engines } from '#app/platform/ai/engines.ts'
import type { OpenPicture } from '#app/platform/pictures/open-picture.ts'
import type { Services } from '#app/platform/services.ts'
import type { RoomUpload } from '../../queries/rooms.server.ts'
import type { Generation } from '../schema.ts'

/** A generation under way, and all that works on it. */
export interface RunningGeneration {
  generation: Generation
  upload: RoomUpload
  /** Of the room itself. */
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

/** Whose paid calls they are, so that a room's page can say what it cost. */
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
