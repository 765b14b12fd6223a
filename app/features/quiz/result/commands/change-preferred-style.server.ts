import { eq } from 'drizzle-orm'
import { setPreferredStyle } from '#app/features/accounts/commands/set-preferred-style.server.ts'
import { replaceStyleProfile } from '#app/features/styles/commands/store-profile.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import { partsOfBlend } from '#app/lib/blend-name.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import { latestQuizResult } from '../../queries.server.ts'
import { QUIZ_TEXTS } from '../../rules/texts.ts'
import { quizResponses } from '../../tables.server.ts'
import { styleChoices } from '../../together/queries/style-choices.server.ts'
import { quizPairs } from '../../together/tables.server.ts'

/**
 * Changes a member's preferred style. The quiz's choices stay.
 *
 * @param style name of an active style, or of one of the member's blends
 * @returns false when the member already has this style or no longer exists
 * @throws AppError `style_unknown`
 */
export async function changePreferredStyle(
  services: Services,
  actor: Member,
  style: string,
): Promise<{ changed: boolean }> {
  return services.database.transaction(async (transaction) => {
    const styles = await styleChoices(transaction, actor.userId)
    if (!styles.includes(style)) throw new AppError('style_unknown', QUIZ_TEXTS.styleFailed)
    if (partsOfBlend(style)) await keepOwnStyle(transaction, actor.userId)
    const changed = await setPreferredStyle(transaction, actor.userId, style)
    if (!changed) return { changed }
    await transaction
      .update(quizResponses)
      .set({ styleResult: style })
      .where(eq(quizResponses.userId, actor.userId))
    await replaceStyleProfile(transaction, actor.userId, style)
    return { changed: true }
  })
}

/** Keeps a member's own style for their pair, whose blend they are about to take. */
async function keepOwnStyle(transaction: Transaction, userId: string): Promise<void> {
  const before = await latestQuizResult(transaction, userId)
  if (!before || partsOfBlend(before.style)) return
  await transaction.update(quizPairs).set({ ownerStyle: before.style }).where(eq(quizPairs.userId, userId))
}
