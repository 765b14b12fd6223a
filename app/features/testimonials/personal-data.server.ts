import { eq } from 'drizzle-orm'
import { forgetSubjects } from '#app/features/audit/commands.server.ts'
import type { Export, Forget } from '#app/platform/services.ts'
import { testimonials } from './tables.server.ts'

/** A member's testimonials. */
export const exportOf: Export = async (database, { userId }) => ({
  tables: { testimonials: await database.select().from(testimonials).where(eq(testimonials.userId, userId)) },
})

export const forget: Forget = async (_services, transaction, { userId }) => {
  const gone = await transaction
    .delete(testimonials)
    .where(eq(testimonials.userId, userId))
    .returning({ id: testimonials.id })
  await forgetSubjects(transaction, 'testimonial', gone)
}
