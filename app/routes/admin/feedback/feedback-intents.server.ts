import {
  deleteAllFeedback,
  deleteFeedback,
  setFeedbackStatus,
} from '#app/features/feedback/commands/manage-feedback.server.ts'
import { STATUS_LABELS } from '#app/features/feedback/rules/feedback-status.ts'
import { deleteAllFeedbackSchema, feedbackStatusSchema } from '#app/features/feedback/schema.ts'
import { plural } from '#app/lib/plural.ts'
import { requireAdministrator, requireStaff } from '#app/platform/auth/guards.ts'
import { success } from '../../forms/reply.ts'
import { intents } from '../../forms/run-intent.server.ts'
import { bulkReply } from '../bulk/bulk-reply.server.ts'

/** The team's actions on messages. */
export const FEEDBACK_INTENTS = {
  ...intents(requireStaff, {
    status: {
      failed: 'Failed to update feedback status',
      schema: feedbackStatusSchema,
      run: async (services, actor, input) => {
        await setFeedbackStatus(services, actor, input)
        return success(`Message is ${STATUS_LABELS[input.status].toLowerCase()}`)
      },
    },
    'status-selected': {
      failed: 'Failed to update feedback status',
      run: (services, actor, form) => {
        const { status } = feedbackStatusSchema.pick({ status: true }).parse(form)
        const is = STATUS_LABELS[status].toLowerCase()
        return bulkReply(
          services,
          form,
          { one: `message is ${is}`, more: `messages are ${is}` },
          (feedbackId) => setFeedbackStatus(services, actor, { feedbackId, status }),
        )
      },
    },
  }),
  ...intents(requireAdministrator, {
    'delete-selected': {
      failed: 'Failed to delete feedback',
      run: (services, actor, form) =>
        bulkReply(services, form, { one: 'message deleted', more: 'messages deleted' }, (feedbackId) =>
          deleteFeedback(services, actor, { feedbackId }),
        ),
    },
    delete: {
      failed: 'Failed to delete feedback',
      run: async (services, actor, { feedbackId = '' }) => {
        await deleteFeedback(services, actor, { feedbackId })
        return success('Feedback deleted')
      },
    },
    'delete-all': {
      failed: 'Failed to delete all website feedback from the database.',
      schema: deleteAllFeedbackSchema,
      run: async (services, actor, input) => {
        const count = await deleteAllFeedback(services, actor, input)
        return success('All feedback deleted', `${plural(count, 'message is', 'messages are')} gone.`)
      },
    },
  }),
}
