import { eq, getTableColumns, inArray } from 'drizzle-orm'
import { forgetSubjects } from '#app/features/audit/commands.server.ts'
import { announce } from '#app/platform/announce.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import type { Export, Forget } from '#app/platform/services.ts'
import { boardThings, designBoards } from './board/tables.server.ts'
import { removeFolderQueue } from './deletion/schema.ts'
import { namedPictures } from './rules/named-pictures.ts'
import { roomShares, versionVotes } from './sharing/tables.server.ts'
import { redesigns, roomUploads } from './tables.server.ts'

/** Seconds after which every generation that was under way has stored its last file. */
const GENERATIONS_HAVE_ENDED = 1800

/** Exports a member's rooms with their redesigns and design boards, and the links to the rooms with their votes. */
export const exportOf: Export = async (database, { userId }) => {
  const rooms = await database.select().from(roomUploads).where(eq(roomUploads.userId, userId))
  const ids = rooms.map(({ id }) => id)
  const versions = await database.select().from(redesigns).where(inArray(redesigns.roomUploadId, ids))
  const made = versions.map(({ id }) => id)
  const [boards, things, shares] = await Promise.all([
    database.select().from(designBoards).where(inArray(designBoards.redesignId, made)),
    database.select().from(boardThings).where(inArray(boardThings.redesignId, made)),
    database.select().from(roomShares).where(inArray(roomShares.roomUploadId, ids)),
  ])
  return {
    tables: {
      room_uploads: rooms,
      redesigns: versions,
      design_boards: boards,
      board_things: things,
      room_shares: shares,
      version_votes: await votesOn(database, shares),
    },
    pictures: namedPictures(rooms, versions),
  }
}

/** What others said of the shared rooms, without what identifies their browsers. */
function votesOn(database: Queryable, shares: { id: string }[]) {
  const { voter: _browser, ...said } = getTableColumns(versionVotes)
  const ids = shares.map(({ id }) => id)
  return database.select(said).from(versionVotes).where(inArray(versionVotes.roomShareId, ids))
}

/** Deletes a member's rooms, and with them their links, votes and boards. A job removes the folder of pictures. */
export const forget: Forget = async (services, transaction, { userId }) => {
  const own = transaction
    .select({ id: roomUploads.id })
    .from(roomUploads)
    .where(eq(roomUploads.userId, userId))
  await transaction.delete(redesigns).where(inArray(redesigns.roomUploadId, own))
  const gone = await transaction
    .delete(roomUploads)
    .where(eq(roomUploads.userId, userId))
    .returning({ id: roomUploads.id })
  await forgetSubjects(transaction, 'upload', gone)
  await services.jobs.enqueue(transaction, removeFolderQueue, { userId })
  await announce(services, transaction, 'roomsDeleted', { userId })
  // A running generation stores its pictures before it notices that its room is gone.
  await services.jobs.enqueue(transaction, removeFolderQueue, { userId }, { delay: GENERATIONS_HAVE_ENDED })
}
