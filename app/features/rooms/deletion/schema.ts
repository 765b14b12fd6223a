import { z } from 'zod'
import { defineQueue } from '#app/platform/jobs/queue.ts'
import { DELETION_REASONS, MAX_CUSTOM_MESSAGE } from './rules/deletion.ts'

/** The form with which an administrator deletes somebody's upload. */
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

/** Removes the folder of somebody who deleted their account. */
export const removeFolderQueue = defineQueue('rooms.remove-folder', z.object({ userId: z.uuid() }), {
  retries: 20,
})

/** Removes the files of deleted rooms. */
export const removePicturesQueue = defineQueue(
  'rooms.remove-pictures',
  z.object({
    keys: z.array(z.string()),
    /** Of pictures that no row names. */
    folders: z.array(z.string()).optional(),
  }),
  { retries: 20 },
)
