import { eq } from 'drizzle-orm'
import { AppError } from '#app/lib/app-error.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import { designerRequests } from '../../tables.server.ts'

/**
 * Reads a request and locks its row until the transaction ends.
 *
 * @throws AppError `request_not_found`
 */
export async function lockRequest(transaction: Transaction, requestId: string) {
  const [request] = await transaction
    .select()
    .from(designerRequests)
    .where(eq(designerRequests.id, requestId))
    .for('update')
  if (!request) throw new AppError('request_not_found', 'This request no longer exists.', { status: 404 })
  return request
}
