import { generatePost } from '#app/features/blog/generation/commands/generate-post.server.ts'
import { deleteUpload } from '#app/features/rooms/deletion/commands/delete-upload.server.ts'
import { deleteUploadSchema } from '#app/features/rooms/deletion/schema.ts'
import { retryForMember } from '#app/features/rooms/generation/commands/retry-for-member.server.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import { requireAdministrator } from '#app/platform/auth/guards.ts'
import { success } from '../../forms/reply.ts'
import { type FormFields, type IntentHandler, intents } from '../../forms/run-intent.server.ts'
import { bulkReply } from '../bulk/bulk-reply.server.ts'
import { mailWay } from '../mail-way.ts'

const deletionOf = (form: FormFields) => ({
  ...form,
  restoreCredit: form.restoreCredit === 'on',
  sendNotice: form.sendNotice === 'on',
})

const removeSelected: IntentHandler<Administrator> = {
  failed: 'Failed to delete room uploads',
  run: (services, actor, form) => {
    // Validates the reason before anything is deleted.
    const { uploadId: _each, ...deletion } = deleteUploadSchema.parse({
      ...deletionOf(form),
      uploadId: NO_UPLOAD,
    })
    return bulkReply(services, form, { one: 'upload deleted', more: 'uploads deleted' }, (uploadId) =>
      deleteUpload(services, actor, { ...deletion, uploadId }),
    )
  },
}

const NO_UPLOAD = '00000000-0000-4000-8000-000000000000'

const retrySelected: IntentHandler<Administrator> = {
  failed: 'The redesigns were not retried',
  run: (services, actor, form) =>
    bulkReply(
      services,
      form,
      { one: 'redesign is being made again', more: 'redesigns are being made again' },
      (uploadId) => retryForMember(services, actor, { uploadId }),
    ),
}

const remove: IntentHandler<Administrator> = {
  failed: 'Failed to delete room upload',
  run: async (services, actor, form) => {
    const input = deleteUploadSchema.parse(deletionOf(form))
    const { creditRestored, noticeQueued } = await deleteUpload(services, actor, input)
    const did = [
      creditRestored ? 'The room credit is back.' : 'No credit was restored.',
      noticeQueued ? `The message to the owner ${mailWay(services)}.` : 'The owner is not told.',
    ]
    return success('Upload Deleted Successfully!', did.join(' '))
  },
}

const generate: IntentHandler<Administrator> = {
  failed: 'Failed to generate blog post',
  run: async (services, actor, { uploadId = '', redesignId = '', publication, ownerAgreed }) => {
    const input = { uploadId, redesignId, publication, ownerAgreed: ownerAgreed === 'on' }
    await generatePost(services, actor, input)
    return success('The post is being written', "This page will say when it's ready.")
  },
}

const retry: IntentHandler<Administrator> = {
  failed: 'The redesign was not retried',
  run: async (services, actor, { uploadId = '' }) => {
    const { email } = await retryForMember(services, actor, { uploadId })
    return success(
      'The redesign is being made again',
      `It costs ${email} nothing${services.mailServer ? '; they are told when it is ready' : ''}.`,
    )
  },
}

/** Administrators' actions on uploads, in the list and on an upload's page. */
export const UPLOAD_INTENTS = intents(requireAdministrator, {
  delete: remove,
  'generate-post': generate,
  'retry-for-member': retry,
  'delete-selected': removeSelected,
  'retry-selected': retrySelected,
})
