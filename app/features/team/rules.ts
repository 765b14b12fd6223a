import type { StaffRole } from '#app/lib/roles.ts'

/** Hours for which an invitation is good. */
export const INVITATION_HOURS = 72

/** What a role may do, in a sentence. */
export const ROLE_SENTENCES: Record<StaffRole, string> = {
  support:
    'Support reads everything and answers people, but changes no settings, prices, roles or credits, and deletes nothing.',
  administrator: 'Administrators do everything, and say who is in the team.',
}
