import * as accounts from './features/accounts/personal-data.server.ts'
import * as aiSettings from './features/ai-settings/personal-data.server.ts'
import * as audit from './features/audit/personal-data.server.ts'
import { withdrawPostsSoon } from './features/blog/writing/commands/withdraw-posts.server.ts'
import * as consultations from './features/consultations/personal-data.server.ts'
import { unassignRequestsOf } from './features/consultations/requests/commands/assign-request.server.ts'
import * as credits from './features/credits/personal-data.server.ts'
import * as email from './features/email/personal-data.server.ts'
import * as feedback from './features/feedback/personal-data.server.ts'
import * as payments from './features/payments/personal-data.server.ts'
import * as quiz from './features/quiz/personal-data.server.ts'
import { attachQuizResult } from './features/quiz/result/commands/attach-quiz-result.server.ts'
import { stopGenerations } from './features/rooms/generation/commands/stop-generations.server.ts'
import * as rooms from './features/rooms/personal-data.server.ts'
import * as styles from './features/styles/personal-data.server.ts'
import * as team from './features/team/personal-data.server.ts'
import * as testimonials from './features/testimonials/personal-data.server.ts'
import type { PersonalData, Subscribers } from './platform/services.ts'

/** In the specification's order of deletion; what it does not name stands beside what it belongs to. The account goes last. */
export const personalData: readonly PersonalData[] = [
  audit,
  payments,
  quiz,
  styles,
  rooms,
  credits,
  aiSettings,
  feedback,
  consultations,
  testimonials,
  email,
  team,
  accounts,
]

/** Which features are told of what happens in others. */
export const subscribers: Subscribers = {
  signedUp: [attachQuizResult],
  accountBlocked: [unassignRequestsOf, stopGenerations],
  accountDeleted: personalData.map(({ forget }) => forget),
  leftTeam: [unassignRequestsOf],
  roomsDeleted: [withdrawPostsSoon],
}
