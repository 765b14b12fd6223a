import { sql } from 'drizzle-orm'
import type { Database } from '#app/platform/database/database.ts'
import { DEFAULT_CREDIT_SETTINGS } from '../rules.ts'
import { creditSettings } from '../tables.server.ts'

/** Stores the default credit settings when there are none. */
export async function ensureCreditSettings(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`LOCK TABLE ${creditSettings} IN SHARE ROW EXCLUSIVE MODE`)
    const [known] = await transaction.select({ id: creditSettings.id }).from(creditSettings).limit(1)
    if (!known) await transaction.insert(creditSettings).values(DEFAULT_CREDIT_SETTINGS)
  })
}
