import { and, asc, eq } from 'drizzle-orm'
import { emailTemplates } from '#app/features/email/tables.server.ts'
import type { Queryable } from '#app/platform/database/database.ts'

const USABLE = and(eq(emailTemplates.isActive, true), eq(emailTemplates.templateType, 'designer_reply'))

/** Active templates for replies, by name. */
export const replyTemplates = (database: Queryable) =>
  database.select().from(emailTemplates).where(USABLE).orderBy(asc(emailTemplates.name))

/** One of them; undefined when it was deleted or deactivated. */
export async function replyTemplate(database: Queryable, templateId: string) {
  const [template] = await database
    .select()
    .from(emailTemplates)
    .where(and(eq(emailTemplates.id, templateId), USABLE))
  return template
}
