import { badgeCounts } from '#app/features/insights/queries/headline-figures.server.ts'
import { servicesContext } from '#app/platform/services.ts'
import type { Route } from './+types/badges.ts'

/** The numbers beside the tabs; asked every minute. */
export const loader = ({ context }: Route.LoaderArgs) => badgeCounts(context.get(servicesContext).database)
