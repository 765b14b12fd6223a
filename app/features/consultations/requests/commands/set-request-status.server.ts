import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import type { Staff } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { designerRequests } from '../../tables.server.ts'
import { lockRequest } from '../queries/lock-request.server.ts'
import { NEXT_STATUSES, REQUEST_STATUS_LABELS } from '../rules/request-status.ts'
import { requestStatusSchema } from '../schema.ts'

/**
 * Marks a request as contacted or resolved.
 *
 * @throws AppError `request_not_found`, or `status_not_next` because a status never goes back
 */
export async function setRequestStatus(
  { database }: Services,
  actor: Staff,
  input: z.input<typeof requestStatusSchema>,
): Promise<void> {
  const { requestId, status } = requestStatusSchema.parse(input)
  await database.transaction(async (transaction) => {
    const request = await lockRequest(transaction, requestId)
    if (!NEXT_STATUSES[request.status].includes(status)) {
      const is = REQUEST_STATUS_LABELS[request.status].toLowerCase()
      throw new AppError('status_not_next', `This request is ${is} by now.`, { status: 409 })
    }
    await transaction.update(designerRequests).set({ status }).where(eq(designerRequests.id, requestId))
    await recordAudit(transaction, actor, {
      action: 'consultations.set_request_status',
      subject: { kind: 'request', id: requestId, name: request.email ?? request.name },
      before: { status: request.status },
      after: { status },
    })
  })
}
