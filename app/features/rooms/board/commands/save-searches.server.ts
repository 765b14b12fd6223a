import { recordAudit } from '#app/features/audit/commands.server.ts'
import { assertUnchanged } from '#app/lib/edit-version.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import { takeAdvisoryLock } from '#app/platform/database/advisory-lock.ts'
import type { Services } from '#app/platform/services.ts'
import { searchesVersion, shopSearches } from '../queries/shop-searches.server.ts'
import { searchesText } from '../rules/shop-search.ts'
import { searchesSchema } from '../schema.ts'
import { shoppingSettings } from '../tables.server.ts'

/**
 * Sets the searches for things on design boards.
 *
 * @param input `searches`: one per line, a name and an https address with `{query}`
 * @throws ZodError with a message for each invalid line; AppError `changed_meanwhile`
 * @returns whether anything changed
 */
export async function saveSearches(
  { database }: Services,
  actor: Administrator,
  input: unknown,
): Promise<boolean> {
  const { version, searches } = searchesSchema.parse(input)
  return database.transaction(async (transaction) => {
    await takeAdvisoryLock(transaction, 'shopping_settings')
    const stored = await shopSearches(transaction)
    assertUnchanged(searchesVersion(stored), version, 'the searches')
    const before = searchesText(stored)
    const after = searchesText(searches)
    if (before === after) return false
    await transaction
      .insert(shoppingSettings)
      .values({ searches })
      .onConflictDoUpdate({ target: shoppingSettings.id, set: { searches, updatedAt: new Date() } })
    await recordAudit(transaction, actor, {
      action: 'rooms.change_searches',
      subject: { kind: 'shopping-settings', id: '1', name: 'Shopping' },
      before: { searches: before },
      after: { searches: after },
    })
    return true
  })
}
