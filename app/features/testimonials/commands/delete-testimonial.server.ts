import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { lockTestimonial } from '../queries.server.ts'
import { testimonials } from '../tables.server.ts'

/**
 * Deletes a testimonial. The audit log keeps its text.
 *
 * @throws AppError `testimonial_not_found`
 */
export async function deleteTestimonial(services: Services, actor: Administrator, id: string): Promise<void> {
  z.uuid().parse(id)
  await services.database.transaction(async (transaction) => {
    const { name, location, content, rating } = await lockTestimonial(transaction, id)
    await transaction.delete(testimonials).where(eq(testimonials.id, id))
    await recordAudit(transaction, actor, {
      action: 'testimonials.delete',
      subject: { kind: 'testimonial', id, name },
      before: { name, location, content, rating },
    })
  })
}
