import type { StaffRole } from '#app/lib/roles.ts'

/** The rights of a role, in a sentence. */
export const ROLE_SENTENCES: Record<StaffRole, string> = {
  support:
    'Support reads everything and answers people, but changes no settings, prices, roles or credits, and deletes nothing.',
  administrator: 'Administrators do everything, and say who is in the team.',
}
