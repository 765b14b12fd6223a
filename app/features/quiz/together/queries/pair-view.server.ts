import { eq } from 'drizzle-orm'
import { styleProfilesOf } from '#app/features/styles/queries/profiles.server.ts'
import { blendOf } from '#app/features/styles/rules/blend.ts'
import type { StyleProfile } from '#app/features/styles/schema.ts'
import { firstNameOf } from '#app/lib/first-name.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import { roomOfEach, type ShownRoom } from '../../pool/queries/shown-rooms.server.ts'
import { latestQuizResult } from '../../queries.server.ts'
import { type Agreement, agreementOf, type Side } from '../rules/agreement.ts'
import { ownResult } from '../rules/own-result.ts'
import { isSecondPerson, type SecondPerson } from '../rules/second-person.ts'
import type { PairResult } from '../schema.ts'
import { quizPairs } from '../tables.server.ts'
import { linkOf, pairOfToken } from './pair-of-token.server.ts'

/** One person of a pair, as both see them. */
export interface ShownSide {
  profile: StyleProfile
  /** A room in their style; null when the quiz has none. */
  picture: ShownRoom | null
}

/** Two people's styles side by side. */
export interface PairView {
  /** The viewer's side. */
  mine: ShownSide
  theirs: ShownSide
  agreement: Agreement
  /** Null when both have the same style. */
  blend: StyleProfile | null
}

type Pair = typeof quizPairs.$inferSelect

/** A member's own link and what both people see; null when they have none. */
export async function ownPair(services: Services, userId: string) {
  const { database } = services
  const [pair] = await database.select().from(quizPairs).where(eq(quizPairs.userId, userId))
  if (!pair) return null
  const [owner, partner] = await resultsOf(database, pair)
  const view = owner && partner ? await viewOf(database, owner, partner) : null
  return { address: linkOf(services, pair.id), showsName: pair.showsName, view }
}

/** What a link shows its visitor. */
export type Invitation =
  | { state: 'open'; owner: string | null }
  | { state: 'used' }
  | { state: 'own' }
  | { state: 'joined'; owner: string | null; view: PairView }

/**
 * Resolves a link for its visitor.
 *
 * @returns undefined when the link is unknown or ended; `owner` is their first name, null without their consent
 */
export async function invitationOf(
  services: Services,
  token: string,
  person: SecondPerson,
): Promise<Invitation | undefined> {
  const pair = await pairOfToken(services, services.database, token)
  if (!pair) return undefined
  const owner = (pair.showsName && firstNameOf(pair.owner.name)) || null
  if (pair.userId === person.userId) return { state: 'own' }
  if (!pair.joinedAt) return { state: 'open', owner }
  if (!isSecondPerson(pair, person)) return { state: 'used' }
  const [first, second] = await resultsOf(services.database, pair)
  if (!first || !second) return undefined
  return { state: 'joined', owner, view: await viewOf(services.database, second, first) }
}

/** The results of the owner and the second person; null for each who has none. */
async function resultsOf(database: Queryable, pair: Pair): Promise<[PairResult | null, PairResult | null]> {
  const latest = await latestQuizResult(database, pair.userId)
  return [latest && ownResult(latest, pair.ownerStyle), pair.partnerResult]
}

async function viewOf(database: Queryable, mine: PairResult, theirs: PairResult): Promise<PairView> {
  const styles = [mine.style, theirs.style]
  const profiles = await styleProfilesOf(database, styles)
  const sideOf = (result: PairResult): Side => ({ ...result, styleProfile: profiles.get(result.style)! })
  const [one, other] = [sideOf(mine), sideOf(theirs)]
  const pictures = await roomOfEach(database, styles)
  return {
    mine: { profile: one.styleProfile, picture: pictures.get(one.style) ?? null },
    theirs: { profile: other.styleProfile, picture: pictures.get(other.style) ?? null },
    agreement: agreementOf(one, other),
    blend: one.style === other.style ? null : blendOf(one.styleProfile, other.styleProfile),
  }
}
