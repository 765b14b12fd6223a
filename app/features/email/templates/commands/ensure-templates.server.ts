import type { Services } from '#app/platform/services.ts'
import { emailTemplates } from '../../tables.server.ts'
import { DEFAULT_TEMPLATES } from '../rules/default-templates.ts'

/** Stores the default templates when there are none, so that the first request can be answered. */
export async function ensureEmailTemplates({ database }: Services): Promise<void> {
  if ((await database.$count(emailTemplates)) > 0) return
  await database
    .insert(emailTemplates)
    .values([...DEFAULT_TEMPLATES])
    .onConflictDoNothing()
}
