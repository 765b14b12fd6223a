import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import type { Administrator, Staff } from '#app/platform/auth/actor.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import { NEXT_STEP, STATUS_LABELS } from '../rules/feedback-status.ts'
import { deleteAllFeedbackSchema, deleteFeedbackSchema, feedbackStatusSchema } from '../schema.ts'
import { websiteFeedback } from '../tables.server.ts'

/**
 * Moves a message to its next status.
 *
 * @throws AppError `feedback_not_found`, or `status_not_next` when another person was faster
 */
export async function setFeedbackStatus(
  { database }: Services,
  actor: Staff,
  input: z.input<typeof feedbackStatusSchema>,
): Promise<void> {
  const { feedbackId, status } = feedbackStatusSchema.parse(input)
  await database.transaction(async (transaction) => {
    const message = await lockMessage(transaction, feedbackId)
    if (NEXT_STEP[message.status].status !== status) {
      const is = STATUS_LABELS[message.status].toLowerCase()
      throw new AppError('status_not_next', `This message is ${is} by now.`, { status: 409 })
    }
    await transaction.update(websiteFeedback).set({ status }).where(eq(websiteFeedback.id, feedbackId))
    await recordAudit(transaction, actor, {
      action: 'feedback.set_status',
      subject: { kind: 'feedback', id: feedbackId, name: message.contactEmail ?? 'no address' },
      before: { status: message.status },
      after: { status },
    })
  })
}

/**
 * Deletes a message.
 *
 * @throws AppError `feedback_not_found`
 */
export async function deleteFeedback(
  { database }: Services,
  actor: Administrator,
  input: z.input<typeof deleteFeedbackSchema>,
): Promise<void> {
  const { feedbackId } = deleteFeedbackSchema.parse(input)
  await database.transaction(async (transaction) => {
    const message = await lockMessage(transaction, feedbackId)
    await transaction.delete(websiteFeedback).where(eq(websiteFeedback.id, feedbackId))
    await recordAudit(transaction, actor, {
      action: 'feedback.delete',
      subject: { kind: 'feedback', id: feedbackId, name: message.contactEmail ?? 'no address' },
      before: { owner: message.userId, name: message.contactName, status: message.status },
    })
  })
}

/**
 * Deletes every message.
 *
 * @param input the confirmation word as typed
 * @returns the number of deleted messages
 */
export async function deleteAllFeedback(
  { database }: Services,
  actor: Administrator,
  input: z.input<typeof deleteAllFeedbackSchema>,
): Promise<number> {
  deleteAllFeedbackSchema.parse(input)
  return database.transaction(async (transaction) => {
    const { rowCount } = await transaction.execute(sql`DELETE FROM ${websiteFeedback}`)
    await recordAudit(transaction, actor, { action: 'feedback.delete_all', before: { messages: rowCount } })
    return rowCount ?? 0
  })
}

async function lockMessage(transaction: Transaction, feedbackId: string) {
  const [message] = await transaction
    .select()
    .from(websiteFeedback)
    .where(eq(websiteFeedback.id, feedbackId))
    .for('update')
  if (!message) throw new AppError('feedback_not_found', 'This message no longer exists.', { status: 404 })
  return message
}
