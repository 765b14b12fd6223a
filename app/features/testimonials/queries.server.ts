import { desc, eq } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/database.ts'
import { testimonials } from './tables.server.ts'

type Testimonial = typeof testimonials.$inferSelect
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
