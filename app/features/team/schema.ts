import { z } from 'zod'
import { newPassword } from '#app/features/accounts/schema.ts'
import { STAFF_ROLES } from '#app/lib/roles.ts'

const roleSchema = z.enum(STAFF_ROLES, { error: 'Please choose a role.' })

export const inviteSchema = z.object({
  email: z
    .string({ error: 'Please enter an email address.' })
    .trim()
    .toLowerCase()
    .max(255, 'Please keep the email address under 255 characters.')
    .pipe(z.email('Please enter a valid email address.')),
  role: roleSchema,
})

export const invitationIdSchema = z.object({ invitationId: z.uuid() })

export const changeRoleSchema = z.object({ userId: z.uuid(), role: roleSchema })

export const teamMemberSchema = z.object({ userId: z.uuid() })

/** The form for joining without an account. */
export const joinSchema = z.object({
  name: z
    .string({ error: 'Please enter your name.' })
    .trim()
    .min(2, 'Please enter at least 2 characters.')
    .max(100, 'Please keep your name under 100 characters.'),
  password: newPassword('Please choose a password.', true),
})
