import { eq } from 'drizzle-orm'
import type { SubjectKind } from '#app/features/audit/schema.ts'
import { designerRequests, designIntakeSubmissions } from '#app/features/consultations/tables.server.ts'
import { outboxEmails } from '#app/features/email/tables.server.ts'
import { websiteFeedback } from '#app/features/feedback/tables.server.ts'
import { roomUploads } from '#app/features/rooms/tables.server.ts'
import { testimonials } from '#app/features/testimonials/tables.server.ts'
import type { Transaction } from '#app/platform/database/database.ts'

/** What belongs to a user, as the audit log names it: `upload:7d9e…`. */
export async function subjectsOf(transaction: Transaction, userId: string): Promise<string[]> {
  const found: [SubjectKind, { id: string }[]][] = []
  const owned = [
    ['upload', roomUploads],
    ['request', designerRequests],
    ['feedback', websiteFeedback],
    ['testimonial', testimonials],
    ['email', outboxEmails],
  ] as const
  for (const [kind, table] of owned)
    found.push([kind, await transaction.select({ id: table.id }).from(table).where(eq(table.userId, userId))])
  const submissions = await transaction
    .select({ id: designIntakeSubmissions.id })
    .from(designIntakeSubmissions)
    .innerJoin(designerRequests, eq(designerRequests.id, designIntakeSubmissions.designerRequestId))
    .where(eq(designerRequests.userId, userId))
  return [...found, ['submission', submissions] as const].flatMap(([kind, rows]) =>
    rows.map(({ id }) => `${kind}:${id}`),
  )
}
