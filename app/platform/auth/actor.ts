declare const proven: unique symbol

/** A signed-in person who is not blocked. Only the guards make one, so a forgotten guard does not compile. */
export interface Member {
  readonly [proven]: 'member'
  readonly userId: string
  readonly email: string
  readonly name: string
  readonly isAdministrator: boolean
}

/** A member with the administrator's role. */
export interface Administrator extends Member {
  readonly isAdministrator: true
}

/** What the session says of whoever sends a request. */
export interface Visitor {
  userId: string
  email: string
  name: string
  role: 'member' | 'administrator'
  blocked: boolean
  /** Which of their signed-in browsers sends it; jobs have none. */
  sessionId?: string
}

/**
 * Turns a visitor into a proven member. To be called by guards and by job handlers that have read the user anew.
 *
 * @returns undefined for a blocked visitor
 */
export function proveMember(visitor: Visitor): Member | undefined {
  if (visitor.blocked) return undefined
  const { userId, email, name, role } = visitor
  return { userId, email, name, isAdministrator: role === 'administrator' } as Member
}
