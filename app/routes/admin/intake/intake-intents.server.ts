import {
  deleteSubmission,
  reviewSubmission,
} from '#app/features/consultations/intake/commands/review-submission.server.ts'
import { reviewSchema } from '#app/features/consultations/intake/schema.ts'
import { requireAdministrator, requireStaff } from '#app/platform/auth/guards.ts'
import { success } from '../../forms/reply.ts'
import { intents } from '../../forms/run-intent.server.ts'

/** What administrators do with an intake form. */
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
