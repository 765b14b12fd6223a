import { retryJob } from '#app/features/operations/commands/retry-job.server.ts'
import { type Intent, success } from '../../run-intent.server.ts'

/** What an administrator does to background jobs. */
export const JOB_INTENTS: Record<string, Intent> = {
  retry: {
    failed: 'Failed to run the job again.',
    run: async (services, actor, { queue = '', id = '' }) => {
      await retryJob(services, actor, { queue, id })
      return success('The job runs again')
    },
  },
}
