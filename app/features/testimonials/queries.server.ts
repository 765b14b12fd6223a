import { desc, eq, ilike, inArray, or } from 'drizzle-orm'
import type { Page } from '#app/lib/paging.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { pageOf } from '#app/platform/database/paged.ts'
import { containing } from '#app/platform/database/text-search.ts'
import { testimonials } from './tables.server.ts'

export type Testimonial = typeof testimonials.$inferSelect
/** What everybody may see of it. */
export type ShownTestimonial = Pick<Testimonial, 'id' | 'name' | 'location' | 'content' | 'rating'>

/** As many as the landing page shows. */
const SHOWN = 6

/** What people say, as the landing page shows it: newest first. */
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

/** A page of all testimonials, newest first. */
export function testimonialPage(
  database: Queryable,
  { search, page }: { search: string; page: number },
): Promise<Page<Testimonial>> {
  const { id, createdAt, name, content } = testimonials
  const where = search ? or(ilike(name, containing(search)), ilike(content, containing(search))) : undefined
  return pageOf(database, { from: testimonials, id, by: createdAt, where, page, size: PAGE_SIZE }, (ids) =>
    database.select().from(testimonials).where(inArray(id, ids)),
  )
}
