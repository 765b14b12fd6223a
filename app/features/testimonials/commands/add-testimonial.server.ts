import type { z } from 'zod'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { testimonialSchema } from '../schema.ts'
import { testimonials } from '../tables.server.ts'

/**
 * Adds a testimonial, which appears on the landing page at once.
 *
 * @throws ZodError with the error of each field
 */
export async function addTestimonial(
  services: Services,
  actor: Administrator,
  input: z.input<typeof testimonialSchema>,
): Promise<{ id: string }> {
  const values = testimonialSchema.parse(input)
  return services.database.transaction(async (transaction) => {
    const [added] = await transaction.insert(testimonials).values(values).returning({ id: testimonials.id })
    await recordAudit(transaction, actor, {
      action: 'testimonials.add',
      subject: { kind: 'testimonial', id: added!.id, name: values.name },
      after: values,
    })
    return added!
  })
}
