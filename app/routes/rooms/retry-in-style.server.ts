import type { z } from 'zod'
import { latestQuizResult } from '#app/features/quiz/queries.server.ts'
import { retryRedesign } from '#app/features/rooms/generation/commands/request-generation.server.ts'
import type { retrySchema } from '#app/features/rooms/schema.ts'
import { offeredProfile } from '#app/features/rooms/style-previews/queries/offered-profile.server.ts'
import { builtInProfile } from '#app/features/styles/rules/built-in-profile.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'

/**
 * Retries a member's room, or continues it after a question, in the style that the member has now or in another one.
 *
 * @param input `style`: another style than the member's own, if wanted
 * @throws AppError `style_not_found`, and as `retryRedesign`
 */
export async function retryInStyle(
  services: Services,
  member: Member,
  { style, ...room }: z.input<typeof retrySchema> & { style?: string | undefined },
): Promise<void> {
  const result = await latestQuizResult(services.database, member.userId)
  const isOther = style !== undefined && style !== result?.style
  const styleProfile = isOther
    ? await offeredProfile(services.database, member.userId, style)
    : (result?.styleProfile ?? builtInProfile())
  await retryRedesign(services, member, { ...room, styleProfile })
}
