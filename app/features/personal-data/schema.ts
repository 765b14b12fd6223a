import { z } from 'zod'

/** The account that an administrator deletes. */
export const deleteUserSchema = z.object({ userId: z.uuid() })

/** The password that confirms the deletion of one's own account. */
export const deleteOwnAccountSchema = z.object({
  currentPassword: z
    .string({ error: 'Please enter your password.' })
    .min(1, 'Please enter your password.')
    .max(128, 'Please keep your password under 128 characters.'),
})
