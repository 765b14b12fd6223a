import { isStaffRole, type Role, type StaffRole } from '#app/lib/roles.ts'

declare const proven: unique symbol

/** A signed-in person who is not blocked. Only the guards create one, so a missing guard does not compile. */
export interface Member {
  readonly [proven]: 'member'
  readonly userId: string
  readonly email: string
  readonly name: string
  readonly role: Role
}

/** A support member or an administrator. They read everything in the administration and answer people. */
export interface Staff extends Member {
  readonly role: StaffRole
}

/** A member with the administrator role. Commands that delete, or change settings, money, credits or roles, require one. */
export interface Administrator extends Staff {
  readonly role: 'administrator'
}

/** The sender of a request, according to the session. */
export interface Visitor {
  userId: string
  email: string
  name: string
  role: Role
  blocked: boolean
  /** Whether the account requires a code after the password. */
  secondFactor?: boolean
  /** The signed-in browser; jobs have none. */
  sessionId?: string
}

/**
 * Turns a visitor into a proven member. Call it only from guards, and from job handlers that have just read the user.
 *
 * @returns undefined for a blocked visitor
 */
export function proveMember(visitor: Visitor): Member | undefined {
  if (visitor.blocked) return undefined
  const { userId, email, name, role } = visitor
  return { userId, email, name, role } as Member
}

/** Whether a member may open the administration. */
export const isStaff = (member: Member): member is Staff => isStaffRole(member.role)

export const isAdministrator = (member: Member): member is Administrator => member.role === 'administrator'
