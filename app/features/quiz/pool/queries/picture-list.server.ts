import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { Page } from '#app/lib/paging.ts'
import { batchesOf } from '#app/platform/database/batches.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { pageOf } from '#app/platform/database/paged.ts'
import { quizImages } from '../../tables.server.ts'
import { type PoolHealth, poolHealth } from '../rules/pool-health.ts'

const PAGE_SIZE = 24
const LIST = { from: quizImages, id: quizImages.id, by: quizImages.createdAt }
/** The number of latest quizzes whose choices are counted, for members and for guests each. */
const LATEST_QUIZZES = 2000

export type QuizPictureRow = typeof quizImages.$inferSelect & {
  /** How often it was chosen in the latest quizzes. */
  chosen: number
}

interface PictureFilter {
  style?: string | undefined
  roomType?: string | undefined
  isActive?: boolean | undefined
}

const matches = ({ style, roomType, isActive }: PictureFilter): SQL | undefined =>
  and(
    style ? eq(quizImages.styleLabel, style) : undefined,
    roomType ? eq(quizImages.roomType, roomType) : undefined,
    isActive === undefined ? undefined : eq(quizImages.isActive, isActive),
  )

/** A page of quiz pictures, newest first, with their choices in the latest quizzes. */
export async function picturePage(
  database: Queryable,
  { page, ...filter }: PictureFilter & { page: number },
): Promise<Page<QuizPictureRow>> {
  return pageOf(database, { ...LIST, where: matches(filter), page, size: PAGE_SIZE }, async (ids) => {
    const [pictures, chosen] = await Promise.all([
      database.select().from(quizImages).where(inArray(quizImages.id, ids)),
      choicesOf(database, ids),
    ])
    return pictures.map((picture) => ({ ...picture, chosen: chosen.get(picture.id) ?? 0 }))
  })
}

/** All matching pictures in batches, with their choices in the latest quizzes. */
export async function* pictureBatches(
  database: Queryable,
  filter: PictureFilter,
): AsyncGenerator<QuizPictureRow[]> {
  for await (const pictures of batchesOf(
    database,
    { ...LIST, where: matches(filter) },
    getTableColumns(quizImages),
  )) {
    const chosen = await choicesOf(
      database,
      pictures.map(({ id }) => id),
    )
    yield pictures.map((picture) => ({ ...picture, chosen: chosen.get(picture.id) ?? 0 }))
  }
}

/** Choices per picture in the latest quizzes. */
async function choicesOf(database: Queryable, ids: string[]): Promise<Map<string, number>> {
  const { rows } = await database.execute<{ id: string; chosen: number }>(sql`
    SELECT choice ->> 'selectedImage' AS id, count(*)::int AS chosen FROM (
      (SELECT responses -> 'selections' AS choices FROM quiz_responses
        ORDER BY completed_at DESC LIMIT ${LATEST_QUIZZES})
      UNION ALL
      (SELECT selections FROM anonymous_quiz_completions ORDER BY created_at DESC LIMIT ${LATEST_QUIZZES})
    ) AS latest, jsonb_array_elements(CASE jsonb_typeof(choices) WHEN 'array' THEN choices ELSE '[]' END) AS choice
    WHERE choice ->> 'selectedImage' IN ${ids} GROUP BY 1`)
  return new Map(rows.map(({ id, chosen }) => [id, chosen]))
}

/** Whether the active pictures suffice for a quiz, by room type. */
export async function currentPoolHealth(database: Queryable): Promise<PoolHealth> {
  const active = await database
    .select({ id: quizImages.id, style: quizImages.styleLabel, roomType: quizImages.roomType })
    .from(quizImages)
    .where(eq(quizImages.isActive, true))
    .orderBy(desc(quizImages.createdAt))
  return poolHealth(active)
}
