import { withdrawPostsSoon } from './features/blog/writing/commands/withdraw-posts.server.ts'
import { unassignRequestsOf } from './features/consultations/requests/commands/assign-request.server.ts'
import { attachQuizResult } from './features/quiz/result/commands/attach-quiz-result.server.ts'
import { stopGenerations } from './features/rooms/generation/commands/stop-generations.server.ts'
import { personalData } from './personal-data.server.ts'
import type { Subscribers } from './platform/services.ts'

/** Which features are told of what happens in others. */
export const subscribers: Subscribers = {
  signedUp: [attachQuizResult],
  accountBlocked: [unassignRequestsOf, stopGenerations],
  accountDeleted: personalData.map(({ forget }) => forget),
  leftTeam: [unassignRequestsOf],
  roomsDeleted: [withdrawPostsSoon],
}
