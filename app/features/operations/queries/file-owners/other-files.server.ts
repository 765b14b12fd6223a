import { arrayOverlaps, inArray, or } from 'drizzle-orm'
import { blogPictures } from '#app/features/blog/tables.server.ts'
import { designerRequests, designIntakeSubmissions } from '#app/features/consultations/tables.server.ts'
import { ADDED_PICTURES } from '#app/features/quiz/pool/rules/added-pictures.ts'
import { quizImages } from '#app/features/quiz/tables.server.ts'
import { by, type FileOwner, ID } from './file-owner.server.ts'

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

export const OTHER_FILES = [intakePhotos, requestPhotos, postPictures, quizPictures]
