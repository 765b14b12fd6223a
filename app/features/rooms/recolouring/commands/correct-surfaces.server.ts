import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { AppError } from '#app/lib/app-error.ts'
import type { SurfaceTap } from '#app/platform/ai/surfaces.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { lockOwnUpload } from '../../queries/lock-upload.server.ts'
import { surfaceTapSchema, tapSchema, uploadIdSchema } from '../../schema.ts'
import { roomUploads } from '../../tables.server.ts'
import { MAX_CORRECTIONS, withoutTap, withTap } from '../rules/surface-taps.ts'

/**
 * Keeps what a member says of a region of their photo. What they said of the same region before no longer counts.
 *
 * @returns all they said of this room
 * @throws AppError `upload_not_found`, `too_many_taps`; ZodError
 */
export async function saySurface(
  services: Services,
  actor: Member,
  input: z.input<typeof surfaceTapSchema>,
): Promise<SurfaceTap[]> {
  const { uploadId, ...tap } = surfaceTapSchema.parse(input)
  return changeTaps(services, actor, uploadId, (taps) => {
    const changed = withTap(taps, tap)
    if (changed.length <= MAX_CORRECTIONS) return changed
    const message = `A room takes ${MAX_CORRECTIONS} corrections. Please remove one first.`
    throw new AppError('too_many_taps', message)
  })
}

/**
 * Takes back what a member said of one region. Nothing happens when it is gone already.
 *
 * @throws AppError `upload_not_found`; ZodError
 */
export async function takeBackSurface(
  services: Services,
  actor: Member,
  input: z.input<typeof tapSchema>,
): Promise<SurfaceTap[]> {
  const { uploadId, ...tap } = tapSchema.parse(input)
  return changeTaps(services, actor, uploadId, (taps) => withoutTap(taps, tap))
}

/**
 * Takes back all that a member said of a room's surfaces.
 *
 * @throws AppError `upload_not_found`; ZodError
 */
export async function takeBackSurfaces(
  services: Services,
  actor: Member,
  input: z.input<typeof uploadIdSchema>,
): Promise<SurfaceTap[]> {
  const { uploadId } = uploadIdSchema.parse(input)
  return changeTaps(services, actor, uploadId, () => [])
}

function changeTaps(
  { database }: Services,
  actor: Member,
  uploadId: string,
  change: (taps: SurfaceTap[]) => SurfaceTap[],
): Promise<SurfaceTap[]> {
  return database.transaction(async (transaction) => {
    const upload = await lockOwnUpload(transaction, actor, uploadId)
    const surfaceTaps = change(upload.surfaceTaps)
    await transaction.update(roomUploads).set({ surfaceTaps }).where(eq(roomUploads.id, uploadId))
    return surfaceTaps
  })
}
