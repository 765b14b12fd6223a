import type { UserRow } from '#app/features/insights/queries/user-list.server.ts'
import { dollars } from '#app/lib/money.ts'

/** A user's purchases: '2 ($16.00)'. */
export const purchaseText = ({ purchases, purchasedCents }: UserRow) =>
  purchases === 0 ? '0' : `${purchases} (${dollars(purchasedCents)})`
