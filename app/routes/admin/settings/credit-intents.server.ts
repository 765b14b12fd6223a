import { refillEmptyBalances } from '#app/features/credits/commands/refill-balances.server.ts'
import { saveCreditSettings } from '#app/features/credits/commands/save-credit-settings.server.ts'
import { plural } from '#app/lib/plural.ts'
import { requireAdministrator } from '#app/platform/auth/guards.ts'
import { success } from '../../forms/reply.ts'
import { intents } from '../../forms/run-intent.server.ts'

/** Administrators' actions on the credit settings and on all empty balances. */
export const CREDIT_INTENTS = intents(requireAdministrator, {
  save: {
    run: async (services, actor, form) =>
      (await saveCreditSettings(services, actor, form))
        ? success('Credit settings saved', 'They apply to new members, and from the next checkout on.')
        : success('Nothing to save', 'The settings are as they were.'),
    failed: 'Failed to save credit settings',
  },
  refill: {
    run: async (services, actor, form) => {
      const count = await refillEmptyBalances(services, actor, form)
      return success('Empty balances refilled', `${plural(count, 'person', 'people')} got credits.`)
    },
    failed: 'Failed to update existing users',
  },
})
