import { userBatches } from '#app/features/insights/queries/user-list.server.ts'
import { searchFrom } from '#app/lib/paging.ts'
import { csvRoute } from '../csv-response.server.ts'

/** Everybody who matches the search, as a CSV file. */
export const loader = csvRoute(
  'users',
  (database, query) => userBatches(database, { search: searchFrom(query) }),
  {
    id: (user) => user.id,
    name: (user) => user.name,
    email: (user) => user.email,
    registered: (user) => user.createdAt,
    role: (user) => user.role,
    blocked: (user) => user.blocked,
    unlimited: (user) => user.adminGrantedUnlimited,
    rooms: (user) => user.roomUploadCount,
    purchases: (user) => user.purchases,
    purchased_cents: (user) => user.purchasedCents,
  },
)
