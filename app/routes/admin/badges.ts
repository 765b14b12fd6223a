import { badgeCounts } from '#app/features/insights/queries/headline-figures.server.ts'
import { servicesContext } from '#app/platform/services.ts'
import type { Route } from './+types/badges.ts'

/** Returns the tabs' counts. Open pages poll it every minute. */
export const loader = ({ context }: Route.LoaderArgs) => badgeCounts(context.get(servicesContext).database)
