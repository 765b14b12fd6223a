import { desc, eq } from 'drizzle-orm'
import { versionOf } from '#app/lib/edit-version.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { emailTemplates } from '../../tables.server.ts'

export type EmailTemplate = typeof emailTemplates.$inferSelect

/** A safety limit for the page. Nobody writes that many. */
const MOST = 200

/** All templates, newest first. */
export function allTemplates(database: Queryable): Promise<EmailTemplate[]> {
  return database.select().from(emailTemplates).orderBy(desc(emailTemplates.createdAt)).limit(MOST)
}

/** One template; undefined when it does not exist. */
export async function templateById(database: Queryable, id: string): Promise<EmailTemplate | undefined> {
  const [template] = await database.select().from(emailTemplates).where(eq(emailTemplates.id, id))
  return template
}

/** The version of a template, for the form that changes it. */
export const templateVersion = ({ name, subject, content, isActive }: EmailTemplate): string =>
  versionOf([name, subject, content, isActive])
