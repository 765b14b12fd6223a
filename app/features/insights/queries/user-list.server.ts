import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { users } from '#app/features/accounts/tables.server.ts'
import { COUNTS_AS_PURCHASE, paymentHistory, subscribers } from '#app/features/payments/tables.server.ts'
import type { DayRange } from '#app/lib/day-range.ts'
import type { Page } from '#app/lib/paging.ts'
import type { Role } from '#app/lib/roles.ts'
import { cursorOf, inBatches } from '#app/platform/database/batches.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { inDays } from '#app/platform/database/in-days.ts'
import { pageOf } from '#app/platform/database/paged.ts'
import { textMatches } from '#app/platform/database/text-search.ts'
import type { USER_ACCESS, USER_PAYING, USER_ROLES, USER_ROOMS, USER_STATES } from '../rules/list-filters.ts'

const PAGE_SIZE = 10

export interface UserFilter {
  /** Part of the name or the email address. */
  search: string
  state?: (typeof USER_STATES)[number] | undefined
  access?: (typeof USER_ACCESS)[number] | undefined
  paying?: (typeof USER_PAYING)[number] | undefined
  rooms?: (typeof USER_ROOMS)[number] | undefined
  /** Members, or people of the team. */
  role?: (typeof USER_ROLES)[number] | undefined
  /** The days on which they signed up. */
  signedUp?: DayRange
}

export interface UserRow {
  id: string
  name: string
  email: string
  role: Role
  blocked: boolean
  blockReason: string | null
  adminGrantedUnlimited: boolean
  createdAt: Date
  roomUploadCount: number
  /** Number of completed purchases through Stripe. */
  purchases: number
  purchasedCents: number
  /** Name of their subscription at the payment provider. */
  subscription: string | null
}

const payments = (what: 'count(*)' | 'coalesce(sum(amount_cents), 0)') =>
  sql<number>`(SELECT ${sql.raw(what)}::int FROM ${paymentHistory} WHERE ${and(
    eq(paymentHistory.userId, users.id),
    COUNTS_AS_PURCHASE,
  )})`

const ROW = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: users.role,
  blocked: users.blocked,
  blockReason: users.blockReason,
  adminGrantedUnlimited: users.adminGrantedUnlimited,
  createdAt: users.createdAt,
  roomUploadCount: users.roomUploadCount,
  purchases: payments('count(*)'),
  purchasedCents: payments('coalesce(sum(amount_cents), 0)'),
  subscription: sql<
    string | null
  >`CASE WHEN ${subscribers.subscribed} THEN coalesce(${subscribers.subscriptionTier}, 'active') END`,
}

const hasPaid = sql`EXISTS (SELECT 1 FROM ${paymentHistory} WHERE ${and(
  eq(paymentHistory.userId, users.id),
  COUNTS_AS_PURCHASE,
)})`

const matches = ({ search, state, access, paying, rooms, role, signedUp }: UserFilter) =>
  and(
    state && eq(users.blocked, state === 'blocked'),
    access && eq(users.adminGrantedUnlimited, access === 'unlimited'),
    paying && (paying === 'yes' ? hasPaid : sql`NOT ${hasPaid}`),
    rooms && (rooms === 'yes' ? gt(users.roomUploadCount, 0) : eq(users.roomUploadCount, 0)),
    role && (role === 'member' ? eq(users.role, 'member') : ne(users.role, 'member')),
    inDays(users.createdAt, signedUp),
    textMatches([users.email, users.name], search),
  )

/** A page of people, newest first or by number of rooms. */
export function userPage(
  database: Queryable,
  { page, sort, ...filter }: UserFilter & { page: number; sort: 'newest' | 'redesigns' },
): Promise<Page<UserRow>> {
  const by = sort === 'redesigns' ? users.roomUploadCount : users.createdAt
  const list = { from: users, id: users.id, by, metric: 'sign_ups' as const }
  return pageOf(database, { ...list, where: matches(filter), page, size: PAGE_SIZE }, (ids) =>
    database
      .select(ROW)
      .from(users)
      .leftJoin(subscribers, eq(subscribers.userId, users.id))
      .where(inArray(users.id, ids)),
  )
}

/** One person as a row of the list. */
export async function userRow(database: Queryable, userId: string): Promise<UserRow | undefined> {
  const [row] = await database
    .select(ROW)
    .from(users)
    .leftJoin(subscribers, eq(subscribers.userId, users.id))
    .where(eq(users.id, userId))
  return row
}

const ORDER = { at: users.createdAt, id: users.id }

/** All matching people in batches, newest first. */
export const userBatches = (database: Queryable, filter: UserFilter) =>
  inBatches(ORDER, ({ older, limit }) =>
    database
      .select({ ...ROW, cursor: cursorOf(ORDER) })
      .from(users)
      .leftJoin(subscribers, eq(subscribers.userId, users.id))
      .where(and(matches(filter), older))
      .orderBy(desc(users.createdAt), desc(users.id))
      .limit(limit),
  )
