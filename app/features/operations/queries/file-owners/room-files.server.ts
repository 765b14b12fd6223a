import { and, gt, inArray, sql } from 'drizzle-orm'
import { isUnderWay } from '#app/features/rooms/generation/queries/generation-status.server.ts'
import { generationAnswers } from '#app/features/rooms/generation/tables.server.ts'
import { roomShares } from '#app/features/rooms/sharing/tables.server.ts'
import { redesigns, roomUploads } from '#app/features/rooms/tables.server.ts'
import { DAY } from '#app/lib/durations.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { by, type FileOwner, ID } from './file-owner.server.ts'

/** The picture itself, the one without a watermark, and smaller copies. */
const COPIES = '(?:\\.jpg|-unmarked\\.jpg|-\\d+\\.webp)'

const photos: FileOwner = {
  kind: 'photos of rooms, and their smaller copies',
  storedBy: ['features/rooms/commands/upload-room.server.ts', 'features/rooms/queries/picture.server.ts'],
  nameOf: by(`(${ID}/\\d+)${COPIES}`, (found) => `${found}.jpg`),
  named: async (database, names) =>
    (
      await database
        .select({ name: roomUploads.imageUrl })
        .from(roomUploads)
        .where(inArray(roomUploads.imageUrl, names))
    ).map(({ name }) => name),
}

const redesigned: FileOwner = {
  kind: 'redesigns, and their smaller copies',
  storedBy: [
    'features/rooms/generation/pipeline/deliver-redesign.server.ts',
    'features/rooms/queries/picture.server.ts',
  ],
  nameOf: by(`(${ID}/redesigns/${ID})${COPIES}`, (found) => `${found}.jpg`),
  named: async (database, names) => {
    const made = await database
      .select({ name: redesigns.redesignImageUrl })
      .from(redesigns)
      .where(inArray(redesigns.redesignImageUrl, names))
    return [...made.map(({ name }) => name), ...(await underWay(database, 'redesigns', names))]
  },
}

const previews: FileOwner = {
  kind: 'partial pictures of redesigns under way',
  storedBy: ['features/rooms/generation/pipeline/previews.server.ts'],
  nameOf: by(`(${ID}/previews/${ID}\\.jpg)`, (found) => found),
  named: async (database, names) => {
    const shown = await database
      .select({ name: roomUploads.generationPreview })
      .from(roomUploads)
      .where(inArray(roomUploads.generationPreview, names))
    return [...shown.map(({ name }) => name!), ...(await underWay(database, 'previews', names))]
  },
}

/** Milliseconds for which previews of styles stay after something happened to their room. */
const LOOKED_AT = 7 * DAY

const stylePreviews: FileOwner = {
  kind: 'previews of styles, and their smaller copies, of rooms that somebody works on',
  storedBy: [
    'features/rooms/style-previews/queries/painted-preview.server.ts',
    'features/rooms/queries/picture.server.ts',
  ],
  nameOf: by(`(${ID}/styles/${ID})/[\\w-]{32}${COPIES}`, (found) => found),
  named: async (database, names) => {
    const name = sql<string>`${roomUploads.userId} || '/styles/' || ${roomUploads.id}`
    const ids = names.map((each) => each.slice(-36))
    const recent = gt(roomUploads.updatedAt, new Date(Date.now() - LOOKED_AT))
    const rows = await database
      .select({ name })
      .from(roomUploads)
      .where(and(inArray(roomUploads.id, ids), recent))
    return rows.map((row) => row.name)
  },
}

const linkPictures: FileOwner = {
  kind: 'pictures that stand for a shared room in messages',
  storedBy: ['features/rooms/sharing/queries/link-picture.server.ts'],
  nameOf: by(`${ID}/shares/${ID}/(${ID})-${ID}\\.jpg`, (found) => found),
  named: async (database, names) =>
    (
      await database.select({ name: roomShares.id }).from(roomShares).where(inArray(roomShares.id, names))
    ).map(({ name }) => name),
}

const answers: FileOwner = {
  kind: "pictures in a provider's answers, for redesigns under way",
  storedBy: ['features/rooms/generation/commands/keep-answer.server.ts'],
  nameOf: by(`(${ID}/answers/${ID}-redesign-\\d)`, (found) => found),
  named: async (database, names) =>
    (
      await database
        .select({ name: generationAnswers.picture })
        .from(generationAnswers)
        .where(inArray(generationAnswers.picture, names))
    ).map(({ name }) => name!),
}

/** Pictures of running generations, whose rows are written last. */
async function underWay(database: Queryable, folder: 'redesigns' | 'previews', names: string[]) {
  const name = sql<string>`${roomUploads.userId} || '/' || ${folder}::text || '/' || ${roomUploads.generationId} || '.jpg'`
  const rows = await database.select({ name }).from(roomUploads).where(isUnderWay)
  return rows.map((row) => row.name).filter((each) => names.includes(each))
}

export const ROOM_FILES = [photos, redesigned, previews, stylePreviews, linkPictures, answers]
