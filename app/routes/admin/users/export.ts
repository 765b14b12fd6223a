import { userBatches } from '#app/features/insights/queries/user-list.server.ts'
import { csvRoute } from '../csv-response.server.ts'
import { userFilter } from './user-filter.ts'

/** Exports the filtered users as a CSV file. */
export const loader = csvRoute('users', (database, query) => userBatches(database, userFilter(query)), {
  id: (user) => user.id,
  name: (user) => user.name,
  email: (user) => user.email,
  registered: (user) => user.createdAt,
  role: (user) => user.role,
  blocked: (user) => user.blocked,
  block_reason: (user) => user.blockReason,
  unlimited: (user) => user.adminGrantedUnlimited,
  rooms: (user) => user.roomUploadCount,
  purchases: (user) => user.purchases,
  purchased_cents: (user) => user.purchasedCents,
})
