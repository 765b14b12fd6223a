/** Roles in ascending order. Each may do everything that the ones before it may. */
export const ROLES = ['member', 'support', 'administrator'] as const
export type Role = (typeof ROLES)[number]

/** Roles of the team. Support reads and answers; administrators also change things. */
export const STAFF_ROLES = ['support', 'administrator'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Whether a role may open the administration. */
export const isStaffRole = (role: Role): role is StaffRole => role !== 'member'

export const ROLE_LABELS: Record<Role, string> = {
  member: 'Member',
  support: 'Support',
  administrator: 'Administrator',
}
