import { retryJob } from '#app/features/operations/commands/retry-job.server.ts'
import { requireAdministrator } from '#app/platform/auth/guards.ts'
import { success } from '../../../forms/reply.ts'
import { intents } from '../../../forms/run-intent.server.ts'

/** Administrators' actions on background jobs. */
export const JOB_INTENTS = intents(requireAdministrator, {
  retry: {
    failed: 'Failed to run the job again.',
    run: async (services, actor, { queue = '', id = '' }) => {
      await retryJob(services, actor, { queue, id })
      return success('The job runs again')
    },
  },
})
