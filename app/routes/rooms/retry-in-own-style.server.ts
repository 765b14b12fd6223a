import { latestQuizResult } from '#app/features/quiz/queries.server.ts'
import { retryRedesign } from '#app/features/rooms/generation/commands/request-generation.server.ts'
import { builtInProfile } from '#app/features/styles/rules/built-in-profile.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'

/**
 * Retries a member's room, or continues it after a question, in the style that the member has now.
 *
 * @throws AppError as `retryRedesign`
 */
export async function retryInOwnStyle(
  services: Services,
  member: Member,
  { uploadId }: { uploadId: string },
): Promise<void> {
  const result = await latestQuizResult(services.database, member.userId)
  const styleProfile = result?.styleProfile ?? builtInProfile()
  await retryRedesign(services, member, { uploadId, styleProfile })
}
