import { addNote } from '#app/features/consultations/requests/commands/add-note.server.ts'
import { assignRequest } from '#app/features/consultations/requests/commands/assign-request.server.ts'
import { deleteRequest } from '#app/features/consultations/requests/commands/delete-requests.server.ts'
import { sendReply } from '#app/features/consultations/requests/commands/send-reply.server.ts'
import { setRequestStatus } from '#app/features/consultations/requests/commands/set-request-status.server.ts'
import { requestStatusSchema } from '#app/features/consultations/requests/schema.ts'
import { requireAdministrator, requireStaff } from '#app/platform/auth/guards.ts'
import { type ActionReply, success } from '../../forms/reply.ts'
import { intents } from '../../forms/run-intent.server.ts'
import { bulkReply } from '../bulk/bulk-reply.server.ts'
import { mailWay } from '../mail-way.ts'

const SELECT_TEMPLATE = 'Please select a template.'
const NO_TEMPLATE: ActionReply = {
  tone: 'error',
  title: 'Missing Information',
  message: SELECT_TEMPLATE,
  fieldErrors: { templateId: [SELECT_TEMPLATE] },
}

/** The team's actions on requests. */
export const REQUEST_INTENTS = {
  ...intents(requireStaff, {
    reply: {
      failed: 'Failed to Send Email',
      run: async (services, actor, { requestId = '', seen = '', templateId = '', customMessage = '' }) => {
        if (!templateId) return NO_TEMPLATE
        const { email, templateUsed, status } = await sendReply(services, actor, {
          requestId,
          seen,
          templateId,
          customMessage,
        })
        const stays = status === 'resolved' ? ' The request stays resolved.' : ''
        return success(
          'Email Sent Successfully!',
          `“${templateUsed}” ${mailWay(services)} to ${email}.${stays}`,
        )
      },
    },
    status: {
      failed: 'Failed to update request status',
      schema: requestStatusSchema,
      run: async (services, actor, input) => {
        await setRequestStatus(services, actor, input)
        return success(input.status === 'resolved' ? 'Request marked resolved' : 'Request marked contacted')
      },
    },
    assign: {
      failed: 'Failed to assign the request',
      run: async (services, actor, { requestId = '', assigneeId = '', seenAssigneeId = '' }) => {
        const name = await assignRequest(services, actor, { requestId, assigneeId, seenAssigneeId })
        return success(name ? `${name} looks after this request` : 'Nobody looks after this request now')
      },
    },
    note: {
      failed: 'Failed to keep the note',
      run: async (services, actor, { requestId = '', note = '' }) => {
        await addNote(services, actor, { requestId, note })
        return success('Note added')
      },
    },
    'status-selected': {
      failed: 'Failed to update request status',
      run: (services, actor, form) => {
        const { status } = requestStatusSchema.pick({ status: true }).parse(form)
        return bulkReply(
          services,
          form,
          { one: `request is ${status}`, more: `requests are ${status}` },
          (requestId) => setRequestStatus(services, actor, { requestId, status }),
        )
      },
    },
  }),
  ...intents(requireAdministrator, {
    'delete-selected': {
      failed: 'Failed to delete request.',
      run: (services, actor, form) =>
        bulkReply(services, form, { one: 'request deleted', more: 'requests deleted' }, (requestId) =>
          deleteRequest(services, actor, { requestId }),
        ),
    },
    delete: {
      failed: 'Failed to delete request.',
      run: async (services, actor, { requestId = '' }) => {
        await deleteRequest(services, actor, { requestId })
        return success('Request deleted')
      },
    },
  }),
}
