import { z } from 'zod'
import { defineQueue } from '#app/platform/jobs/queue.ts'
import { DELETION_REASONS, MAX_CUSTOM_MESSAGE } from './rules/deletion.ts'

/** An administrator's form for deleting an upload. */
export const deleteUploadSchema = z.object({
  uploadId: z.uuid(),
  reason: z.enum(DELETION_REASONS, { error: 'Please choose a reason.' }),
  customMessage: z
    .string()
    .trim()
    .max(MAX_CUSTOM_MESSAGE, `Please keep the message under ${MAX_CUSTOM_MESSAGE} characters.`)
    .default(''),
  restoreCredit: z.boolean(),
  sendNotice: z.boolean(),
})

/** Removes the folder of a deleted account. */
export const removeFolderQueue = defineQueue('rooms.remove-folder', z.object({ userId: z.uuid() }), {
  retries: 20,
})

/** Removes files whose rows are gone: of rooms, posts, requests and forms. */
export const removePicturesQueue = defineQueue(
  'rooms.remove-pictures',
  z.object({
    keys: z.array(z.string()),
    /** Folders of pictures that no row refers to. */
    folders: z.array(z.string()).optional(),
  }),
  { retries: 20 },
)
