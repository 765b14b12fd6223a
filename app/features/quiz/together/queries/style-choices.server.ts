import { eq, or } from 'drizzle-orm'
import { activeStyleNames } from '#app/features/styles/queries/profiles.server.ts'
import { blendName } from '#app/lib/blend-name.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { latestQuizResult } from '../../queries.server.ts'
import { ownResult } from '../rules/own-result.ts'
import { quizPairs } from '../tables.server.ts'

/** Names of the styles that a member can choose: their blends first, then every active style. */
export async function styleChoices(database: Queryable, userId: string): Promise<string[]> {
  const active = await activeStyleNames(database)
  return [...(await blendsOf(database, userId, new Set(active))), ...active]
}

/** Names of a member's blends of two active styles, from their own pair and from those that they joined. */
async function blendsOf(database: Queryable, userId: string, active: Set<string>): Promise<string[]> {
  const pairs = await database
    .select({ ownerId: quizPairs.userId, theirs: quizPairs.partnerResult })
    .from(quizPairs)
    .where(or(eq(quizPairs.userId, userId), eq(quizPairs.partnerUserId, userId)))
  const blends = new Set<string>()
  for (const { ownerId, theirs } of pairs) {
    const owner = theirs && (await latestQuizResult(database, ownerId))
    if (!owner) continue
    const { style } = ownResult(owner)
    if (style === theirs.style || !active.has(style) || !active.has(theirs.style)) continue
    blends.add(blendName(style, theirs.style))
  }
  return [...blends]
}
