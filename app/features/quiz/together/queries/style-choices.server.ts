import { eq, or } from 'drizzle-orm'
import { activeStyleNames } from '#app/features/styles/queries/profiles.server.ts'
import { blendName } from '#app/lib/blend-name.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { latestQuizResult } from '../../queries.server.ts'
import { ownResult } from '../rules/own-result.ts'
import { quizPairs } from '../tables.server.ts'

/** Names of the styles that a member can choose: their blends first, then every active style. */
export async function styleChoices(database: Queryable, userId: string): Promise<string[]> {
  const [active, pairs] = await Promise.all([activeStyleNames(database), pairsOf(database, userId)])
  return [...(await blendsOf(database, pairs, new Set(active))), ...active]
}

type Pair = Awaited<ReturnType<typeof pairsOf>>[number]

/** A member's own pair and those that they joined. */
const pairsOf = (database: Queryable, userId: string) =>
  database
    .select({
      ownerId: quizPairs.userId,
      ownerStyle: quizPairs.ownerStyle,
      theirs: quizPairs.partnerResult,
    })
    .from(quizPairs)
    .where(or(eq(quizPairs.userId, userId), eq(quizPairs.partnerUserId, userId)))

/** Names of the blends of two active styles that come of pairs. */
async function blendsOf(database: Queryable, pairs: Pair[], active: Set<string>): Promise<string[]> {
  const blends = new Set<string>()
  for (const { ownerId, ownerStyle, theirs } of pairs) {
    const owner = theirs && (await latestQuizResult(database, ownerId))
    if (!owner) continue
    const { style } = ownResult(owner, ownerStyle)
    if (style === theirs.style || !active.has(style) || !active.has(theirs.style)) continue
    blends.add(blendName(style, theirs.style))
  }
  return [...blends]
}
