import { sql } from 'drizzle-orm'
import type { CreditKind } from '#app/features/credits/schema.ts'
import { creditReservations } from '#app/features/credits/tables.server.ts'
import { paymentHistory } from '../tables.server.ts'

const AT_ONCE = { room: paymentHistory.roomCreditsTaken, revision: paymentHistory.revisionCreditsTaken }

/** SQL for a purchase's credits that were taken back: unused ones, and those that returned later from failed work. */
export const takenCredits = (kind: CreditKind) =>
  sql<number>`${AT_ONCE[kind]} + (SELECT count(*)::int FROM ${creditReservations}
    WHERE ${creditReservations.claimedBy} = ${paymentHistory.id} AND ${creditReservations.kind} = ${kind}
      AND ${creditReservations.state} = 'released')`
