import { eq, getTableColumns, inArray, or } from 'drizzle-orm'
import { recoveryCodes, secondFactors, sessions, users } from '#app/features/accounts/tables.server.ts'
import { apiUsageLogs } from '#app/features/ai-settings/tables.server.ts'
import {
  designerReplies,
  designerRequests,
  designIntakeSubmissions,
} from '#app/features/consultations/tables.server.ts'
import { creditLedger, creditReservations, userCredits } from '#app/features/credits/tables.server.ts'
import { outboxEmails } from '#app/features/email/tables.server.ts'
import { websiteFeedback } from '#app/features/feedback/tables.server.ts'
import { checkouts, paymentHistory, subscribers } from '#app/features/payments/tables.server.ts'
import { quizResponses } from '#app/features/quiz/tables.server.ts'
import { redesigns, roomUploads } from '#app/features/rooms/tables.server.ts'
import { userProfiles } from '#app/features/styles/tables.server.ts'
import { testimonials } from '#app/features/testimonials/tables.server.ts'
import type { Queryable } from '#app/platform/database/database.ts'

/**
 * Everything that is kept of a user, by table. What would open their account (session tokens, the password's hash) and
 * what administrators noted for themselves is left out.
 */
export async function everythingKept(database: Queryable, userId: string) {
  const { blockReason, ...account } = getTableColumns(users)
  const [user] = await database.select(account).from(users).where(eq(users.id, userId))
  return {
    users: user,
    ...(await ofAccount(database, userId)),
    ...(await ofRooms(database, userId)),
    ...(await ofRequests(database, userId)),
    outbox_emails: await messagesTo(database, userId, user?.email ?? ''),
  }
}

async function ofAccount(database: Queryable, userId: string) {
  const { token, ...session } = getTableColumns(sessions)
  const { adminNotes, ...feedback } = getTableColumns(websiteFeedback)

  return {
    sessions: await database.select(session).from(sessions).where(eq(sessions.userId, userId)),
    second_factors: await database
      .select({ createdAt: secondFactors.createdAt })
      .from(secondFactors)
      .where(eq(secondFactors.userId, userId)),
    recovery_codes: await database
      .select({ createdAt: recoveryCodes.createdAt })
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, userId)),
    payment_history: await database.select().from(paymentHistory).where(eq(paymentHistory.userId, userId)),
    checkouts: await database.select().from(checkouts).where(eq(checkouts.userId, userId)),
    subscribers: await database.select().from(subscribers).where(eq(subscribers.userId, userId)),
    quiz_responses: await database.select().from(quizResponses).where(eq(quizResponses.userId, userId)),
    user_profiles: await database.select().from(userProfiles).where(eq(userProfiles.userId, userId)),
    user_credits: await database.select().from(userCredits).where(eq(userCredits.userId, userId)),
    credit_ledger: await database.select().from(creditLedger).where(eq(creditLedger.userId, userId)),
    credit_reservations: await database
      .select()
      .from(creditReservations)
      .where(eq(creditReservations.userId, userId)),
    api_usage_logs: await database.select().from(apiUsageLogs).where(eq(apiUsageLogs.userId, userId)),
    website_feedback: await database
      .select(feedback)
      .from(websiteFeedback)
      .where(eq(websiteFeedback.userId, userId)),
    testimonials: await database.select().from(testimonials).where(eq(testimonials.userId, userId)),
  }
}

async function ofRooms(database: Queryable, userId: string) {
  const rooms = await database.select().from(roomUploads).where(eq(roomUploads.userId, userId))
  const ids = rooms.map((room) => room.id)
  return {
    room_uploads: rooms,
    redesigns: await database.select().from(redesigns).where(inArray(redesigns.roomUploadId, ids)),
  }
}

async function ofRequests(database: Queryable, userId: string) {
  const { adminNotes, ...submission } = getTableColumns(designIntakeSubmissions)
  const { assigneeId, ...request } = getTableColumns(designerRequests)
  const requests = await database
    .select(request)
    .from(designerRequests)
    .where(eq(designerRequests.userId, userId))
  const ids = requests.map((request) => request.id)
  const { sentBy, ...reply } = getTableColumns(designerReplies)
  return {
    designer_requests: requests,
    designer_replies: await database
      .select(reply)
      .from(designerReplies)
      .where(inArray(designerReplies.designerRequestId, ids)),
    design_intake_submissions: await database
      .select(submission)
      .from(designIntakeSubmissions)
      .where(inArray(designIntakeSubmissions.designerRequestId, ids)),
  }
}

/** What was sent, without the texts: the links in them open the account. */
const messagesTo = (database: Queryable, userId: string, address: string) =>
  database
    .select({
      kind: outboxEmails.kind,
      subject: outboxEmails.subject,
      state: outboxEmails.state,
      createdAt: outboxEmails.createdAt,
      sentAt: outboxEmails.sentAt,
    })
    .from(outboxEmails)
    .where(or(eq(outboxEmails.userId, userId), eq(outboxEmails.recipient, address)))
