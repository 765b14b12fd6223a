import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { lockTestimonial } from '../queries.server.ts'
import { testimonials } from '../tables.server.ts'

const schema = z.object({ id: z.uuid(), isVisible: z.boolean() })

/**
 * Shows a testimonial on the landing page or hides it.
 *
 * @throws AppError `testimonial_not_found`
 */
export async function setTestimonialVisible(
  services: Services,
  actor: Administrator,
  input: z.input<typeof schema>,
): Promise<void> {
  const { id, isVisible } = schema.parse(input)
  await services.database.transaction(async (transaction) => {
    const before = await lockTestimonial(transaction, id)
    if (before.isVisible === isVisible) return
    await transaction.update(testimonials).set({ isVisible }).where(eq(testimonials.id, id))
    await recordAudit(transaction, actor, {
      action: isVisible ? 'testimonials.show' : 'testimonials.hide',
      subject: { kind: 'testimonial', id, name: before.name },
      before: { isVisible: before.isVisible },
      after: { isVisible },
    })
  })
}
