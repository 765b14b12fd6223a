import { userBatches } from '#app/features/insights/queries/user-list.server.ts'
import { searchFrom } from '#app/lib/paging.ts'
import { servicesContext } from '#app/platform/services.ts'
import { csvResponse } from '../csv-response.server.ts'
import type { Route } from './+types/export.ts'

const TITLES = [
  'id',
  'name',
  'email',
  'registered',
  'administrator',
  'blocked',
  'unlimited',
  'rooms',
  'purchases',
  'purchased_cents',
]

/** Everybody who matches the search, as a CSV file. */
export function loader({ request, context }: Route.LoaderArgs) {
  const search = searchFrom(new URL(request.url).searchParams)
  const rows = userBatches(context.get(servicesContext).database, { search })
  return csvResponse('users', TITLES, rows, (user) => [
    user.id,
    user.name,
    user.email,
    user.createdAt,
    user.isAdministrator,
    user.blocked,
    user.adminGrantedUnlimited,
    user.roomUploadCount,
    user.purchases,
    user.purchasedCents,
  ])
}
