import {
  deleteSubmission,
  reviewSubmission,
} from '#app/features/consultations/intake/commands/review-submission.server.ts'
import { reviewSchema } from '#app/features/consultations/intake/schema.ts'
import { requireAdministrator, requireStaff } from '#app/platform/auth/guards.ts'
import { success } from '../../forms/reply.ts'
import { intents } from '../../forms/run-intent.server.ts'

/** The team's actions on intake forms. */
export const INTAKE_INTENTS = {
  ...intents(requireStaff, {
    review: {
      failed: 'Update Failed: Failed to update submission.',
      schema: reviewSchema,
      run: async (services, actor, input) => {
        await reviewSubmission(services, actor, input)
        return success('Submission updated')
      },
    },
  }),
  ...intents(requireAdministrator, {
    delete: {
      failed: 'Failed to delete submission.',
      run: async (services, actor, { submissionId = '' }) => {
        await deleteSubmission(services, actor, { submissionId })
        return success('Submission deleted')
      },
    },
  }),
}
