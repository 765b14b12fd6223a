import { searchEverything } from '#app/features/insights/queries/global-search.server.ts'
import { servicesContext } from '#app/platform/services.ts'
import type { Route } from './+types/search.ts'

const LONGEST = 200

/** Searches the administration (Ctrl-K). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const text = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, LONGEST)
  return { text, hits: text ? await searchEverything(context.get(servicesContext).database, text) : [] }
}
