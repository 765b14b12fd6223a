import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/database.ts'
import { quizImages } from '../../tables.server.ts'

export interface ShownRoom {
  url: string
  description: string
  placeholder: string | null
}

const ROOM_TYPE = 'Living Room'
const { imageUrl: url, styleLabel: style, roomType, description, placeholder } = quizImages
const columns = { url, style, roomType, description, placeholder }

/** A quiz picture per style: a living room, or another room if the style has none. */
export async function roomOfEach(database: Queryable, styles: string[]): Promise<Map<string, ShownRoom>> {
  const images = await database
    .select(columns)
    .from(quizImages)
    .where(and(inArray(style, styles), eq(quizImages.isActive, true)))
    .orderBy(asc(url))
  const rank = (image: { roomType: string }) => Number(image.roomType === ROOM_TYPE)
  // A map keeps the last entry of each key, so living rooms come last.
  const sorted = images.sort((p, q) => rank(p) - rank(q))
  return new Map(sorted.map((image) => [image.style, image]))
}

/**
 * Two living rooms in different styles.
 *
 * @param own the first room's style, if it is known and has a picture
 */
export async function twoRooms(database: Queryable, own: string | null): Promise<ShownRoom[]> {
  const rooms = await database
    .selectDistinctOn([style], columns)
    .from(quizImages)
    .where(and(eq(roomType, ROOM_TYPE), eq(quizImages.isActive, true)))
    .orderBy(asc(style), asc(url))
  const first = rooms.find((room) => room.style === own) ?? rooms[0]
  return [first, rooms.findLast((room) => room !== first)].flatMap((room) => room ?? [])
}
