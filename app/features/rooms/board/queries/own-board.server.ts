import { and, asc, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '#app/platform/database/database.ts'
import { redesigns, roomUploads } from '../../tables.server.ts'
import { boardThings, designBoards } from '../tables.server.ts'

export type DesignBoard = typeof designBoards.$inferSelect
export type BoardThing = typeof boardThings.$inferSelect

/** Any member's version with its room, for jobs. */
export async function anyVersion(database: Queryable, redesignId: string) {
  const [found] = await database
    .select({ redesign: redesigns, upload: roomUploads })
    .from(redesigns)
    .innerJoin(roomUploads, eq(roomUploads.id, redesigns.roomUploadId))
    .where(eq(redesigns.id, redesignId))
  return found
}

/** A member's own version with its room; undefined for another member's. */
export async function ownVersion(database: Queryable, userId: string, redesignId: string) {
  const version = await anyVersion(database, redesignId)
  return version?.upload.userId === userId ? version : undefined
}

/** A member's own version with its room, if it has a board. */
export async function ownBoard(database: Queryable, userId: string, redesignId: string) {
  const version = await ownVersion(database, userId, redesignId)
  return version && (await boardOf(database, redesignId)) ? version : undefined
}

/** The board of a version with its things; undefined until its owner has opened it. */
export async function boardOf(
  database: Queryable,
  redesignId: string,
): Promise<{ board: DesignBoard; things: BoardThing[] } | undefined> {
  const [[board], things] = await Promise.all([
    database.select().from(designBoards).where(eq(designBoards.redesignId, redesignId)),
    thingsOf(database, redesignId),
  ])
  return board && { board, things }
}

/** The things of a board, in order. */
export const thingsOf = (database: Queryable, redesignId: string): Promise<BoardThing[]> =>
  database
    .select()
    .from(boardThings)
    .where(eq(boardThings.redesignId, redesignId))
    .orderBy(asc(boardThings.position), asc(boardThings.createdAt), asc(boardThings.id))

/** Locks a member's own board until the transaction ends; undefined for another member's. */
export async function lockOwnBoard(
  transaction: Transaction,
  userId: string,
  redesignId: string,
): Promise<DesignBoard | undefined> {
  const [found] = await transaction
    .select({ board: designBoards })
    .from(designBoards)
    .innerJoin(redesigns, eq(redesigns.id, designBoards.redesignId))
    .innerJoin(roomUploads, eq(roomUploads.id, redesigns.roomUploadId))
    .where(and(eq(designBoards.redesignId, redesignId), eq(roomUploads.userId, userId)))
    .for('update', { of: designBoards })
  return found?.board
}
