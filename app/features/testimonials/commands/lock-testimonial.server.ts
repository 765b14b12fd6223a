import { eq } from 'drizzle-orm'
import { AppError } from '#app/lib/app-error.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import { testimonials } from '../tables.server.ts'

/** A testimonial, kept from changing until the transaction ends. */
export async function lockTestimonial(transaction: Transaction, id: string) {
  const [found] = await transaction.select().from(testimonials).where(eq(testimonials.id, id)).for('update')
  if (found) return found
  throw new AppError('testimonial_not_found', 'This testimonial is not there any more.', { status: 404 })
}
