import type { Transaction } from '#app/platform/database/database.ts'
import { storedPicture } from '../../pictures/queries/stored-picture.server.ts'
import type { blogPosts } from '../../tables.server.ts'
import type { PostValues } from '../schema.ts'

type Post = typeof blogPosts.$inferSelect

/** The picture columns of a post without pictures. */
export const NOTHING_KEPT = { beforeImageUrl: null, beforeImage: null, afterImageUrl: null, afterImage: null }

/** Turns validated input into columns. Chosen pictures become the values that a post stores. */
export async function columnsOf(
  transaction: Transaction,
  { before, after, ...values }: PostValues,
  kept: Pick<Post, keyof typeof NOTHING_KEPT>,
) {
  const storedBefore = { address: kept.beforeImageUrl, facts: kept.beforeImage }
  const storedAfter = { address: kept.afterImageUrl, facts: kept.afterImage }
  const first = await storedPicture(transaction, 'before', before, storedBefore)
  const second = await storedPicture(transaction, 'after', after, storedAfter)
  return {
    ...values,
    beforeImageUrl: first.address,
    beforeImage: first.facts,
    afterImageUrl: second.address,
    afterImage: second.facts,
  }
}
