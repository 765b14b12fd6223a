import type { z } from 'zod'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { retryJobSchema } from '../schema.ts'

/**
 * Retries a job that failed for good. Safe, because every worker is idempotent.
 *
 * @throws AppError `job_not_found`
 */
export async function retryJob(
  services: Services,
  actor: Administrator,
  input: z.input<typeof retryJobSchema>,
): Promise<void> {
  const { queue, id } = retryJobSchema.parse(input)
  await services.database.transaction(async (transaction) => {
    if (!(await services.jobs.retry(transaction, queue, id))) {
      throw new AppError('job_not_found', 'This job has run again since, or is not kept any more.', {
        status: 404,
      })
    }
    await recordAudit(transaction, actor, {
      action: 'jobs.run-again',
      subject: { kind: 'job', id, name: queue },
      before: { state: 'failed' },
      after: { state: 'retry' },
    })
  })
}
