import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { AppError } from '#app/lib/app-error.ts'
import type { Correction } from '#app/platform/ai/surfaces.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { lockOwnUpload } from '../../queries/lock-upload.server.ts'
import { uploadIdSchema } from '../../schema.ts'
import { roomUploads } from '../../tables.server.ts'
import { MAX_CORRECTIONS, withCorrection, withoutCorrection } from '../rules/corrections.ts'
import { correctionSchema, regionSchema } from '../schema.ts'

/**
 * Stores a member's correction of a region, which replaces an earlier one of the same region or spot.
 *
 * @returns all corrections of the room
 * @throws AppError `upload_not_found`, `too_many_corrections`; ZodError
 */
export async function correctSurface(
  services: Services,
  actor: Member,
  input: z.input<typeof correctionSchema>,
): Promise<Correction[]> {
  const { uploadId, ...correction } = correctionSchema.parse(input)
  return changeCorrections(services, actor, uploadId, (corrections) => {
    const changed = withCorrection(corrections, correction)
    if (changed.length <= MAX_CORRECTIONS) return changed
    const message = `A room takes ${MAX_CORRECTIONS} corrections. Please remove one first.`
    throw new AppError('too_many_corrections', message)
  })
}

/**
 * Removes the correction of one region, if there is one.
 *
 * @throws AppError `upload_not_found`; ZodError
 */
export async function removeCorrection(
  services: Services,
  actor: Member,
  input: z.input<typeof regionSchema>,
): Promise<Correction[]> {
  const { uploadId, ...correction } = regionSchema.parse(input)
  return changeCorrections(services, actor, uploadId, (corrections) =>
    withoutCorrection(corrections, correction),
  )
}

/**
 * Removes all corrections of a room.
 *
 * @throws AppError `upload_not_found`; ZodError
 */
export async function removeAllCorrections(
  services: Services,
  actor: Member,
  input: z.input<typeof uploadIdSchema>,
): Promise<Correction[]> {
  const { uploadId } = uploadIdSchema.parse(input)
  return changeCorrections(services, actor, uploadId, () => [])
}

function changeCorrections(
  { database }: Services,
  actor: Member,
  uploadId: string,
  change: (corrections: Correction[]) => Correction[],
): Promise<Correction[]> {
  return database.transaction(async (transaction) => {
    const upload = await lockOwnUpload(transaction, actor, uploadId)
    const corrections = change(upload.corrections)
    await transaction.update(roomUploads).set({ corrections }).where(eq(roomUploads.id, uploadId))
    return corrections
  })
}
