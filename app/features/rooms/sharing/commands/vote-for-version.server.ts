import { and, count, eq, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { AppError } from '#app/lib/app-error.ts'
import { HOUR_SECONDS } from '#app/lib/durations.ts'
import { networkOf } from '#app/platform/limits/network.ts'
import { takeAttempt } from '#app/platform/limits/take-attempt.ts'
import type { Services } from '#app/platform/services.ts'
import { redesigns } from '../../tables.server.ts'
import { uploadOfToken } from '../queries/shared-room.server.ts'
import { voteSchema } from '../schema.ts'
import { roomShares, versionVotes } from '../tables.server.ts'

/** Votes per network address. */
const ALLOWANCE = { points: 30, seconds: HOUR_SECONDS }
/** Maximum number of voters per link, which is meant for friends. */
const MAX_VOTERS = 100
const TOO_MANY = 'There are too many votes already.'

/**
 * Stores a visitor's favourite version, or their opinion on the only one. A second vote from the same browser
 * replaces the first.
 *
 * @param input `voter` identifies the browser
 * @throws AppError `link_ended`, `version_not_found`, `too_many_votes`, `too_many_attempts`
 */
export async function voteForVersion(
  services: Services,
  token: string,
  input: { voter: string } & Partial<z.input<typeof voteSchema>>,
  address: string,
): Promise<void> {
  const { redesignId, verdict, voter, voterName, seenName } = voteSchema.parse(input)
  await takeAttempt(services.limits, 'room-vote', networkOf(address), ALLOWANCE, { message: () => TOO_MANY })
  const upload = await uploadOfToken(services, token)
  if (!upload) throw new AppError('link_ended', 'This link has ended.', { status: 404 })
  await services.database.transaction(async (transaction) => {
    const [share] = await transaction
      .select({ id: roomShares.id })
      .from(roomShares)
      .where(eq(roomShares.id, upload.shareId))
      .for('update')
    const [version] = await transaction
      .select({ id: redesigns.id })
      .from(redesigns)
      .where(and(eq(redesigns.id, redesignId), eq(redesigns.roomUploadId, upload.id)))
    if (!share || !version)
      throw new AppError(
        'version_not_found',
        'This version no longer exists. Load the page again to see those that do.',
        { status: 404 },
      )
    const [others] = await transaction
      .select({ count: count() })
      .from(versionVotes)
      .where(and(eq(versionVotes.roomShareId, share.id), ne(versionVotes.voter, voter)))
    if (others!.count >= MAX_VOTERS) throw new AppError('too_many_votes', TOO_MANY, { status: 429 })
    // An empty field takes a name away only where it showed one.
    const isEmptied = voterName === '' && seenName !== ''
    const vote = { redesignId, verdict, ...((voterName || isEmptied) && { voterName: voterName || null }) }
    await transaction
      .insert(versionVotes)
      .values({ ...vote, roomShareId: share.id, voter })
      .onConflictDoUpdate({
        target: [versionVotes.roomShareId, versionVotes.voter],
        set: { ...vote, createdAt: sql`now()` },
      })
  })
}
