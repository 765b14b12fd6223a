import { and, asc, desc, eq, gt, max, ne } from 'drizzle-orm'
import { sessions, users } from '#app/features/accounts/tables.server.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { teamInvitations } from '../tables.server.ts'

/** A member of the team. */
export interface TeamMember {
  id: string
  name: string
  email: string
  role: 'support' | 'administrator'
  blocked: boolean
  secondFactor: boolean
  /** When one of their browsers was last used, accurate to a day; null when none is signed in. */
  lastSeenAt: Date | null
}

/** All team members, administrators first. */
export async function teamMembers(database: Queryable): Promise<TeamMember[]> {
  const rows = await database
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      blocked: users.blocked,
      secondFactor: users.secondFactor,
      lastSeenAt: max(sessions.updatedAt),
    })
    .from(users)
    .leftJoin(sessions, eq(sessions.userId, users.id))
    .where(ne(users.role, 'member'))
    .groupBy(users.id)
    .orderBy(asc(users.role), asc(users.name))
  return rows as TeamMember[]
}

export type Invitation = typeof teamInvitations.$inferSelect

/** Open invitations with their senders, newest first. */
export function openInvitations(database: Queryable) {
  return database
    .select({
      id: teamInvitations.id,
      email: teamInvitations.email,
      role: teamInvitations.role,
      expiresAt: teamInvitations.expiresAt,
      invitedBy: users.name,
    })
    .from(teamInvitations)
    .innerJoin(users, sentByAdministrator)
    .where(gt(teamInvitations.expiresAt, new Date()))
    .orderBy(desc(teamInvitations.createdAt))
}

/** An invitation is valid only while its sender is an administrator. */
const sentByAdministrator = and(
  eq(users.id, teamInvitations.invitedBy),
  eq(users.role, 'administrator'),
  eq(users.blocked, false),
)

/** An open invitation. */
export async function invitationById(database: Queryable, id: string): Promise<Invitation | undefined> {
  const [row] = await database
    .select({ invitation: teamInvitations })
    .from(teamInvitations)
    .innerJoin(users, sentByAdministrator)
    .where(and(eq(teamInvitations.id, id), gt(teamInvitations.expiresAt, new Date())))
  return row?.invitation
}
