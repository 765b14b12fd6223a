import { z } from 'zod'

/** Names the account that an administrator deletes. */
export const deleteUserSchema = z.object({ userId: z.uuid() })

/** People confirm their identity before they delete their own account. */
export const deleteOwnAccountSchema = z.object({
  currentPassword: z
    .string({ error: 'Please enter your password.' })
    .min(1, 'Please enter your password.')
    .max(128, 'Please keep your password under 128 characters.'),
})
