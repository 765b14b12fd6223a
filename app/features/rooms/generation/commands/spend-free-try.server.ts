import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/database.ts'
import type { Redesign } from '../../queries/rooms.server.ts'
import { redesigns } from '../../tables.server.ts'

/**
 * Uses up the free try that a flawed version of a room offers.
 *
 * @returns the version; undefined when it offers none (any more)
 */
export async function spendFreeTry(
  transaction: Transaction,
  upload: { id: string },
  redesignId: string,
): Promise<Redesign | undefined> {
  const [flawed] = await transaction
    .update(redesigns)
    .set({ offersFreeTry: false })
    .where(
      and(
        eq(redesigns.id, redesignId),
        eq(redesigns.roomUploadId, upload.id),
        eq(redesigns.offersFreeTry, true),
      ),
    )
    .returning()
  return flawed
}
