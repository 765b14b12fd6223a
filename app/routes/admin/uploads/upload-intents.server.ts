import { deleteUpload } from '#app/features/rooms/commands/delete-upload.server.ts'
import { deleteUploadSchema } from '#app/features/rooms/schema.ts'
import { type Intent, success } from '../run-intent.server.ts'

const remove: Intent = {
  failed: 'Failed to delete room upload',
  run: async (services, actor, form) => {
    const input = deleteUploadSchema.parse({
      ...form,
      restoreCredit: form.restoreCredit === 'on',
      sendNotice: form.sendNotice === 'on',
    })
    const { creditRestored, noticeQueued } = await deleteUpload(services, actor, input)
    const did = [
      creditRestored ? 'The room credit is back.' : 'No credit was restored.',
      noticeQueued ? 'The owner is told by e-mail.' : 'The owner is not told.',
    ]
    return success('Upload Deleted Successfully!', did.join(' '))
  },
}

/** What an administrator does to uploads. */
export const UPLOAD_INTENTS: Record<string, Intent> = { delete: remove }
