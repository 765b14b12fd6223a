import { and, eq, like, notInArray, sql } from 'drizzle-orm'
import type { Services } from '#app/platform/services.ts'
import { quizImages } from '../../tables.server.ts'
import { STARTER_FOLDER, STARTER_PICTURES, type StarterPicture } from '../queries/starter-pool.server.ts'

/**
 * Adds the product's own pictures to the pool and deactivates retired ones. Administrators' changes to labels and
 * activation stay, and so do the pictures that they added.
 */
export async function ensureStarterPool(
  services: Services,
  pictures: readonly StarterPicture[] = STARTER_PICTURES,
): Promise<void> {
  const rows = pictures.map(({ style, file, ...picture }) => ({
    ...picture,
    styleLabel: style,
    imageUrl: STARTER_FOLDER + file,
  }))
  await services.database.transaction(async (transaction) => {
    if (rows.length > 0)
      await transaction
        .insert(quizImages)
        .values(rows)
        .onConflictDoUpdate({
          target: quizImages.imageUrl,
          set: {
            width: sql`excluded.width`,
            height: sql`excluded.height`,
            placeholder: sql`excluded.placeholder`,
          },
        })
    const urls = rows.map((row) => row.imageUrl)
    await transaction
      .update(quizImages)
      .set({ isActive: false })
      .where(
        and(
          like(quizImages.imageUrl, `${STARTER_FOLDER}%`),
          eq(quizImages.isActive, true),
          urls.length > 0 ? notInArray(quizImages.imageUrl, urls) : undefined,
        ),
      )
  })
}
