/** What a person may do here; each can do what those before it can. */
export const ROLES = ['member', 'support', 'administrator'] as const
export type Role = (typeof ROLES)[number]

/** Roles of the team: support reads and answers, administrators also change things. */
export const STAFF_ROLES = ['support', 'administrator'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Whether a role opens the administration. */
export const isStaffRole = (role: Role): role is StaffRole => role !== 'member'

/** What people read. */
export const ROLE_LABELS: Record<Role, string> = {
  member: 'Member',
  support: 'Support',
  administrator: 'Administrator',
}
