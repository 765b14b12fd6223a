import { recordAudit } from '#app/features/audit/commands.server.ts'
import { assertUnchanged } from '#app/lib/edit-version.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import { takeAdvisoryLock } from '#app/platform/database/advisory-lock.ts'
import type { Services } from '#app/platform/services.ts'
import { creditSettingsVersion, currentCreditSettings } from '../queries/credits.server.ts'
import { type CreditSettings, minPriceCents } from '../rules.ts'
import { creditSettingsSchema } from '../schema.ts'
import { creditSettings } from '../tables.server.ts'

/**
 * Stores new packages. Earlier ones are kept and the newest counts. Open checkouts keep their price.
 *
 * @throws ZodError with a message at each invalid field, including a price that Stripe would refuse; AppError `changed_meanwhile`
 * @returns whether anything changed
 */
export async function saveCreditSettings(
  { database, environment }: Services,
  actor: Administrator,
  input: unknown,
): Promise<boolean> {
  const { version, ...after } = creditSettingsSchema(minPriceCents(environment.payments.mode)).parse(input)
  return database.transaction(async (transaction) => {
    await takeAdvisoryLock(transaction, 'credit_settings')
    const stored = await currentCreditSettings(transaction)
    assertUnchanged(creditSettingsVersion(stored), version, 'the credit settings')
    const names = Object.keys(after) as (keyof CreditSettings)[]
    const changed = names.filter((name) => stored[name] !== after[name])
    if (changed.length === 0) return false
    await transaction.insert(creditSettings).values(after)
    const only = (values: CreditSettings) => Object.fromEntries(changed.map((name) => [name, values[name]]))
    await recordAudit(transaction, actor, {
      action: 'credits.change_settings',
      subject: { kind: 'credit-settings', id: 'current', name: 'Credit settings' },
      before: only(stored),
      after: only(after),
    })
    return true
  })
}
