import { generatePost } from '#app/features/blog/commands/generate-post.server.ts'
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

const generate: Intent = {
  failed: 'Failed to generate blog post',
  run: async (services, actor, { uploadId = '', redesignId = '', publication = '', ownerAgreed }) => {
    const input = { uploadId, redesignId, publication, ownerAgreed: ownerAgreed === 'on' }
    await generatePost(services, actor, input)
    return success('The post is being written', 'This page says when it is there.')
  },
}

/** What an administrator does to uploads. */
export const UPLOAD_INTENTS: Record<string, Intent> = { delete: remove, 'generate-post': generate }
