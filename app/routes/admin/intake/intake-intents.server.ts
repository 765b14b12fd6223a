import {
  deleteSubmission,
  reviewSubmission,
} from '#app/features/consultations/intake/commands/review-submission.server.ts'
import { reviewSchema } from '#app/features/consultations/schema.ts'
import { type Intent, success } from '../run-intent.server.ts'

/** What administrators do with an intake form. */
export const INTAKE_INTENTS: Record<string, Intent> = {
  review: {
    by: 'staff',
    failed: 'Update Failed: Failed to update submission.',
    run: async (services, actor, form) => {
      await reviewSubmission(services, actor, reviewSchema.parse(form))
      return success('Submission updated')
    },
  },
  delete: {
    failed: 'Failed to delete submission.',
    run: async (services, actor, { submissionId = '' }) => {
      await deleteSubmission(services, actor, { submissionId })
      return success('Submission deleted')
    },
  },
}
