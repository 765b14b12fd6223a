import { searchEverything } from '#app/features/insights/queries/global-search.server.ts'
import { servicesContext } from '#app/platform/services.ts'
import type { Route } from './+types/search.ts'
import type { Found } from './found.ts'
import { inOrder, wholeLists } from './hit-address.ts'

const LONGEST = 200

/** Searches the administration (Ctrl-K). */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Found> {
  const text = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, LONGEST)
  const hits = text ? await searchEverything(context.get(servicesContext).database, text) : []
  return { text, rows: inOrder(hits, text), lists: wholeLists(hits, text) }
}
