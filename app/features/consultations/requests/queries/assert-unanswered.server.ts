import { AppError } from '#app/lib/app-error.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import type { designerRequests } from '../../tables.server.ts'
import { answerState } from '../rules/answer-state.ts'
import { REQUEST_STATUS_LABELS } from '../rules/request-status.ts'
import { repliesTo } from './request-history.server.ts'

/**
 * Refuses a reply whose writer did not see that somebody has answered.
 *
 * @param request with its row locked
 * @param seen the {@link answerState} that the writer saw
 * @throws AppError `answered_meanwhile`, with the state to send for answering knowingly
 */
export async function assertUnanswered(
  transaction: Transaction,
  { id, status }: typeof designerRequests.$inferSelect,
  seen: string,
): Promise<void> {
  const [latest] = await repliesTo(transaction, [id])
  const newer = answerState(status, latest)
  if (newer === seen) return
  const what =
    latest && !seen.endsWith(latest.id)
      ? `${latest.sentBy ?? 'Somebody'} has sent “${latest.templateName}”.`
      : `The request is marked ${REQUEST_STATUS_LABELS[status]} now.`
  throw new AppError(
    'answered_meanwhile',
    `${what} This reply has not been sent, and what you typed is still here.`,
    { title: 'Somebody has answered meanwhile', status: 409, newer },
  )
}
