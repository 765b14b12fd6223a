import type { z } from 'zod'
import { AppError } from '#app/lib/app-error.ts'
import type { Correction } from '#app/platform/ai/surfaces.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import { visibleChange } from '#app/platform/pictures/visible-change.ts'
import type { Services } from '#app/platform/services.ts'
import type { RoomUpload } from '../../queries/rooms.server.ts'
import { paintedPreview, storedPreview } from '../../style-previews/queries/painted-preview.server.ts'
import { uploadToPreview } from '../../style-previews/queries/upload-to-preview.server.ts'
import { correctionSchema, type lookedAtSchema } from '../schema.ts'
import { correctSurface } from './correct-surface.server.ts'

/** Minimum fraction of the picture that must look different: less than the smallest regions that owners tap. */
const LEAST_SEEN = 0.002

/**
 * Stores a correction as `correctSurface` does, and paints the preview that the member looks at.
 *
 * @returns whether the correction shows in it; `shows` is undefined when one of the two pictures is missing
 * @throws AppError as `correctSurface`
 */
export async function correctAndLook(
  services: Services,
  actor: Member,
  input: z.output<typeof lookedAtSchema>,
): Promise<{ shows: boolean | undefined }> {
  const { style, boldness } = input
  const before = await uploadToPreview(services, actor, input.uploadId)
  const corrections = await correctSurface(services, actor, correctionSchema.parse(input))
  if (!before || style === undefined) return { shows: undefined }
  return { shows: await changeShows(services, actor, before, { style, boldness, corrections }) }
}

interface Change {
  style: string
  boldness: z.output<typeof lookedAtSchema>['boldness']
  corrections: Correction[]
}

async function changeShows(
  services: Services,
  actor: Member,
  before: RoomUpload,
  { corrections, ...look }: Change,
): Promise<boolean | undefined> {
  try {
    const former = await storedPreview(services, before, look)
    const key = former && (await paintedPreview(services, actor, { ...before, corrections }, look))
    const now = key && (await services.storage.find(key))
    return now ? (await visibleChange(former, now)) >= LEAST_SEEN : undefined
  } catch (error) {
    // The correction is stored, and the page itself says why its picture cannot be painted.
    if (!(error instanceof AppError)) services.log.warn({ err: error }, 'corrected preview failed')
    return undefined
  }
}
