import type { StaffRole } from '#app/lib/roles.ts'

/** Hours for which an invitation is good. */
export const INVITATION_HOURS = 72

/** What a role may do, in a sentence. */
export const ROLE_SENTENCES: Record<StaffRole, string> = {
  support:
    'Reads everything and answers people. Changes no settings, prices, roles or credits, and deletes nothing.',
  administrator: 'Does everything, the team included.',
}
