import { saveSearches } from '#app/features/rooms/board/commands/save-searches.server.ts'
import { searchesVersion, shopSearches } from '#app/features/rooms/board/queries/shop-searches.server.ts'
import { searchesText } from '#app/features/rooms/board/rules/shop-search.ts'
import { requireAdministrator } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import { TextareaField } from '#app/ui/fields/textarea-field.tsx'
import { ReadOnlyFields } from '#app/ui/forms/read-only.tsx'
import { SettingsForm } from '#app/ui/forms/settings-form.tsx'
import { success } from '../../forms/reply.ts'
import { intents, runIntent } from '../../forms/run-intent.server.ts'
import { pageMeta } from '../../page-meta.ts'
import type { PanelHandle } from '../failed-panel.tsx'
import type { Route } from './+types/shopping.ts'

export const meta = pageMeta('Shopping')

export const handle: PanelHandle = { failed: 'Failed to load the searches' }

export async function loader({ context }: Route.LoaderArgs) {
  const searches = await shopSearches(context.get(servicesContext).database)
  return { searches: searchesText(searches), version: searchesVersion(searches) }
}

const SHOPPING_INTENTS = intents(requireAdministrator, {
  save: {
    run: async (services, actor, form) =>
      (await saveSearches(services, actor, form))
        ? success('Searches saved', 'Every design board now offers them.')
        : success('Nothing to save', 'The searches are as they were.'),
    failed: 'Failed to save the searches',
  },
})

export const action = (args: Route.ActionArgs) => runIntent(args, SHOPPING_INTENTS, { ownStatus: true })

/** The shop searches for things on design boards. */
export default function ShoppingPanel({ loaderData: { searches, version } }: Route.ComponentProps) {
  return (
    <div className="grid gap-8">
      <div className="grid max-w-text gap-2">
        <h1 className="text-2xl">Shopping</h1>
        <p>
          Each thing on a design board has links for finding it in shops. They open in a new tab and tell the
          shop what to look for, and nothing about the person.
        </p>
      </div>
      <ReadOnlyFields>
        <SettingsForm name="shopping" version={version} className="grid max-w-3xl gap-6">
          {(field) => (
            <TextareaField
              {...field('searches')}
              label="Searches, one per line"
              defaultValue={searches}
              rows={6}
              spellCheck={false}
              hint="A name, a space, and an address that begins with https:// and has {query} where the words go: Etsy https://www.etsy.com/search?q={query}"
            />
          )}
        </SettingsForm>
      </ReadOnlyFields>
    </div>
  )
}
