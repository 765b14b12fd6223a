import { deleteRequest } from '#app/features/consultations/commands/delete-requests.server.ts'
import { sendReply } from '#app/features/consultations/commands/send-reply.server.ts'
import { setRequestStatus } from '#app/features/consultations/commands/set-request-status.server.ts'
import { requestStatusSchema } from '#app/features/consultations/schema.ts'
import { type Intent, success } from '../run-intent.server.ts'

/** What administrators do with a request. */
export const REQUEST_INTENTS: Record<string, Intent> = {
  reply: {
    by: 'staff',
    failed: 'Failed to Send Email',
    run: async (services, actor, { requestId = '', templateId = '', customMessage = '' }) => {
      const { email, templateUsed } = await sendReply(services, actor, {
        requestId,
        templateId,
        customMessage,
      })
      return success('Email Sent Successfully!', `“${templateUsed}” is on its way to ${email}.`)
    },
  },
  status: {
    by: 'staff',
    failed: 'Failed to update request status',
    run: async (services, actor, form) => {
      const input = requestStatusSchema.parse(form)
      await setRequestStatus(services, actor, input)
      return success(input.status === 'resolved' ? 'Request marked resolved' : 'Request marked contacted')
    },
  },
  delete: {
    failed: 'Failed to delete request.',
    run: async (services, actor, { requestId = '' }) => {
      await deleteRequest(services, actor, { requestId })
      return success('Request deleted')
    },
  },
}
