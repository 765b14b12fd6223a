import { eq } from 'drizzle-orm'
import { AppError } from '#app/lib/app-error.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import { emailTemplates } from '../../tables.server.ts'

/** Reads a template and locks its row until the transaction ends. @throws AppError `template_not_found` */
export async function lockTemplate(transaction: Transaction, id: string) {
  const [found] = await transaction
    .select()
    .from(emailTemplates)
    .where(eq(emailTemplates.id, id))
    .for('update')
  if (found) return found
  throw new AppError('template_not_found', 'This template no longer exists.', { status: 404 })
}
