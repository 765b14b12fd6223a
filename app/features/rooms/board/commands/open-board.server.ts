import { styleProfileOf } from '#app/features/styles/queries/profiles.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import { colourName } from '#app/lib/colour/colour-name.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { ownVersion } from '../queries/own-board.server.ts'
import { laidThings } from '../rules/found-things.ts'
import { boardIdSchema } from '../schema.ts'
import { boardThings, designBoards } from '../tables.server.ts'

/**
 * Creates the board of a member's version, with the current style and the finishes laid by the built-in engine.
 * Idempotent.
 *
 * @param input `uploadId` is the room in the page's address: no board opens through another room
 * @throws AppError `version_not_found`
 */
export async function openBoard(
  { database }: Services,
  actor: Member,
  input: { redesignId: string; uploadId?: string },
): Promise<void> {
  const { redesignId } = boardIdSchema.parse(input)
  const version = await ownVersion(database, actor.userId, redesignId)
  if (!version || (input.uploadId && version.upload.id !== input.uploadId)) throw boardNotFound()
  const { redesign, upload } = version
  const isOwnStyle = upload.styleProfile?.primaryStyle === redesign.style
  const styleProfile = isOwnStyle ? upload.styleProfile! : await styleProfileOf(database, redesign.style)
  const things = laidThings(redesign.finishes ?? [], (hex) => colourName(hex, styleProfile.colorPalette))
  await database.transaction(async (transaction) => {
    const made = await transaction
      .insert(designBoards)
      .values({ redesignId, styleProfile })
      .onConflictDoNothing()
      .returning({ id: designBoards.redesignId })
    if (made.length === 0 || things.length === 0) return
    await transaction
      .insert(boardThings)
      .values(things.map((thing, position) => ({ ...thing, redesignId, position })))
  })
}

/** The error for a board that does not exist or belongs to another member. */
export const boardNotFound = () =>
  new AppError('version_not_found', 'This version no longer exists.', { status: 404 })
