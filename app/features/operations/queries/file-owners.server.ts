import { arrayOverlaps, inArray, or, sql } from 'drizzle-orm'
import { blogPictures } from '#app/features/blog/tables.server.ts'
import { designerRequests, designIntakeSubmissions } from '#app/features/consultations/tables.server.ts'
import { ADDED_PICTURES } from '#app/features/quiz/pool/rules/added-pictures.ts'
import { quizImages } from '#app/features/quiz/tables.server.ts'
import { generationAnswers } from '#app/features/rooms/generation/tables.server.ts'
import { redesigns, roomUploads } from '#app/features/rooms/tables.server.ts'
import type { Queryable } from '#app/platform/database/database.ts'

/** A kind of file in the storage, and how to tell whether a row still names it. */
export interface FileOwner {
  kind: string
  /** Modules that put such files into the storage. */
  storedBy: string[]
  /** What a row says of the file with this key; undefined when it is of another kind. */
  nameOf(key: string): string | undefined
  /** Those of the names that rows have. */
  named(database: Queryable, names: string[]): Promise<string[]>
}

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
/** The picture itself, the one without its watermark, and smaller copies. */
const COPIES = '(?:\\.jpg|-unmarked\\.jpg|-\\d+\\.webp)'

/** A name that is made of what a pattern finds first in a key. */
const by = (pattern: string, name: (found: string) => string) => (key: string) => {
  const found = new RegExp(`^${pattern}$`).exec(key)?.[1]
  return found === undefined ? undefined : name(found)
}

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
  storedBy: ['features/rooms/generation/jobs.server.ts', 'features/rooms/queries/picture.server.ts'],
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

/** Pictures of generations under way, whose rows come last. */
async function underWay(database: Queryable, folder: 'redesigns' | 'previews', names: string[]) {
  const name = sql<string>`${roomUploads.userId} || '/' || ${folder}::text || '/' || ${roomUploads.generationId} || '.jpg'`
  const rows = await database
    .select({ name })
    .from(roomUploads)
    .where(sql`${roomUploads.generationState} IN ('queued', 'running')`)
  return rows.map((row) => row.name).filter((each) => names.includes(each))
}

const intakePhotos: FileOwner = {
  kind: 'photos of the intake form',
  storedBy: ['features/consultations/commands/store-photos.server.ts'],
  nameOf: by('(intake-[a-z]+/.+)', (found) => found),
  named: async (database, names) => {
    const rows = await database
      .select({
        current: designIntakeSubmissions.currentSpacePhotos,
        inspiration: designIntakeSubmissions.inspirationImages,
      })
      .from(designIntakeSubmissions)
      .where(
        or(
          arrayOverlaps(designIntakeSubmissions.currentSpacePhotos, names),
          arrayOverlaps(designIntakeSubmissions.inspirationImages, names),
        ),
      )
    return rows.flatMap(({ current, inspiration }) => [...current, ...inspiration])
  },
}

const requestPhotos: FileOwner = {
  kind: 'photos of designer requests',
  storedBy: ['features/consultations/commands/store-photos.server.ts'],
  nameOf: by('(designer-requests/.+)', (found) => found),
  named: async (database, names) => {
    const rows = await database
      .select({ photos: designerRequests.photos })
      .from(designerRequests)
      .where(arrayOverlaps(designerRequests.photos, names))
    return rows.flatMap((row) => row.photos)
  },
}

const postPictures: FileOwner = {
  kind: 'pictures of the blog',
  storedBy: ['features/blog/pictures/commands/store-picture.server.ts'],
  nameOf: by(`blog/(${ID})-\\d+\\.(?:avif|webp)`, (found) => found),
  named: async (database, names) =>
    (
      await database
        .select({ name: blogPictures.id })
        .from(blogPictures)
        .where(inArray(blogPictures.id, names))
    ).map(({ name }) => name),
}

const quizPictures: FileOwner = {
  kind: 'pictures added to the quiz',
  storedBy: ['features/quiz/pool/commands/edit-pictures.server.ts'],
  nameOf: by(
    `${ADDED_PICTURES.folder}/(${ID})-\\d+\\.(?:avif|webp)`,
    (found) => `${ADDED_PICTURES.address}/${found}`,
  ),
  named: async (database, names) =>
    (
      await database
        .select({ name: quizImages.imageUrl })
        .from(quizImages)
        .where(inArray(quizImages.imageUrl, names))
    ).map(({ name }) => name),
}

/** Every kind of file there is. What is of none of them is nobody's to remove. */
export const FILE_OWNERS: FileOwner[] = [
  photos,
  redesigned,
  previews,
  answers,
  intakePhotos,
  requestPhotos,
  postPictures,
  quizPictures,
]
