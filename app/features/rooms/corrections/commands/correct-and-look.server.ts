import type { z } from 'zod'
import { AppError } from '#app/lib/app-error.ts'
import type { Boldness, Correction } from '#app/platform/ai/surfaces.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import { visibleChange } from '#app/platform/pictures/visible-change.ts'
import type { Services } from '#app/platform/services.ts'
import { needsAnotherPhoto } from '../../policy.ts'
import { type RoomUpload, uploadById } from '../../queries/rooms.server.ts'
import { paintedPreview, storedPreview } from '../../style-previews/queries/painted-preview.server.ts'
import type { CorrectionResult } from '../rules/corrections.ts'
import type { lookedAtSchema } from '../schema.ts'
import { correctSurface } from './correct-surface.server.ts'

/** Minimum fraction of the picture that must look different: less than the smallest regions that owners tap. */
const LEAST_SEEN = 0.002

/**
 * Stores a correction as `correctSurface` does, and then paints the preview that the member looks at.
 *
 * @returns what the correction did; `shows` is undefined when one of the two pictures is missing or cannot be painted
 * @throws AppError as `correctSurface`
 */
export async function correctAndLook(
  services: Services,
  actor: Member,
  { uploadId, style, boldness, ...correction }: z.output<typeof lookedAtSchema>,
): Promise<CorrectionResult> {
  const before = await uploadById(services.database, uploadId)
  const corrections = await correctSurface(services, actor, { uploadId, ...correction })
  const shows =
    before && style !== undefined
      ? await changeShows(services, actor, before, { style, boldness, corrections })
      : undefined
  return { correction, style, boldness, shows }
}

interface Change {
  style: string
  boldness: Boldness
  corrections: Correction[]
}

async function changeShows(
  services: Services,
  actor: Member,
  before: RoomUpload,
  { corrections, ...look }: Change,
): Promise<boolean | undefined> {
  if (needsAnotherPhoto(before)) return undefined
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
