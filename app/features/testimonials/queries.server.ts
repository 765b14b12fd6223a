import { desc, eq, getTableColumns, ilike, inArray, or } from 'drizzle-orm'
import { AppError } from '#app/lib/app-error.ts'
import type { Page } from '#app/lib/paging.ts'
import { batchesOf } from '#app/platform/database/batches.ts'
import type { Queryable, Transaction } from '#app/platform/database/database.ts'
import { pageOf } from '#app/platform/database/paged.ts'
import { containing } from '#app/platform/database/text-search.ts'
import { testimonials } from './tables.server.ts'

export type Testimonial = typeof testimonials.$inferSelect
/** The public fields of a testimonial. */
export type ShownTestimonial = Pick<Testimonial, 'id' | 'name' | 'location' | 'content' | 'rating'>

/** Number of testimonials on the landing page. */
const SHOWN = 6

/** The testimonials on the landing page, newest first. */
export function shownTestimonials(database: Queryable): Promise<ShownTestimonial[]> {
  const { id, name, location, content, rating } = testimonials
  return database
    .select({ id, name, location, content, rating })
    .from(testimonials)
    .where(eq(testimonials.isVisible, true))
    .orderBy(desc(testimonials.createdAt))
    .limit(SHOWN)
}

const PAGE_SIZE = 25
const LIST = { from: testimonials, id: testimonials.id, by: testimonials.createdAt }

const matches = (search: string) =>
  search
    ? or(ilike(testimonials.name, containing(search)), ilike(testimonials.content, containing(search)))
    : undefined

/** A page of all testimonials, newest first. */
export function testimonialPage(
  database: Queryable,
  { search, page }: { search: string; page: number },
): Promise<Page<Testimonial>> {
  return pageOf(database, { ...LIST, where: matches(search), page, size: PAGE_SIZE }, (ids) =>
    database.select().from(testimonials).where(inArray(testimonials.id, ids)),
  )
}

/** All matching testimonials, in batches. */
export const testimonialBatches = (database: Queryable, search: string) =>
  batchesOf(database, { ...LIST, where: matches(search) }, getTableColumns(testimonials))

/** Reads a testimonial and locks its row until the transaction ends. */
export async function lockTestimonial(transaction: Transaction, id: string) {
  const [found] = await transaction.select().from(testimonials).where(eq(testimonials.id, id)).for('update')
  if (found) return found
  throw new AppError('testimonial_not_found', 'This testimonial no longer exists.', { status: 404 })
}
