import { and, eq } from 'drizzle-orm'
import type { Services } from '#app/platform/services.ts'
import { conceptForOthers } from '../../generation/rules/concept-for-others.ts'
import { uploadOfToken } from '../../sharing/queries/shared-room.server.ts'
import { redesigns } from '../../tables.server.ts'
import { designBoards } from '../tables.server.ts'
import { boardSheet, publicThings } from './board-page.server.ts'
import { thingsOf } from './own-board.server.ts'

/**
 * The board of a version of a shared room, without prices and notes.
 *
 * @param token of the link to the room
 * @returns undefined when the link has ended, or the owner does not share the board
 */
export async function sharedBoard(services: Services, token: string, redesignId: string) {
  const { database } = services
  const upload = await uploadOfToken(services, token)
  if (!upload) return undefined
  const [found] = await database
    .select({ board: designBoards, redesign: redesigns })
    .from(designBoards)
    .innerJoin(redesigns, eq(redesigns.id, designBoards.redesignId))
    .where(
      and(
        eq(designBoards.redesignId, redesignId),
        eq(designBoards.isShared, true),
        eq(redesigns.roomUploadId, upload.id),
      ),
    )
  if (!found) return undefined
  const things = await thingsOf(database, redesignId)
  const sheet = await boardSheet(services, { upload, redesign: found.redesign }, found.board)
  return {
    sheet: { ...sheet, concept: conceptForOthers(sheet.concept) },
    things: await publicThings(services, things),
  }
}
