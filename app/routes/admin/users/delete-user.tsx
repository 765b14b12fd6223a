import type { UserRow } from '#app/features/insights/queries/user-list.server.ts'
import { dollars } from '#app/lib/money.ts'
import { plural } from '#app/lib/plural.ts'
import { ConfirmedButton } from '#app/ui/buttons/confirmed-button.tsx'
import { TextLink } from '#app/ui/buttons/link.tsx'

const WHAT_GOES = [
  'their profile, password and sessions',
  'their quiz result and style preferences',
  'all room uploads and redesigns, with the pictures',
  'credits and the credit history',
  'the payment history kept here (not at Stripe)',
  'AI usage records',
  'feedback, testimonials and designer requests with their intake forms',
  'emails to their address',
]

/**
 * Deletes another person's account, after listing everything deleted along with it.
 *
 * @param props.leaves for the account's own page: opens the list afterwards
 */
export function DeleteUser({ user, leaves = false }: { user: UserRow; leaves?: boolean }) {
  return (
    <ConfirmedButton
      text="Delete"
      pendingText="Deleting…"
      label={`Delete ${user.name}`}
      fields={{ intent: 'delete', userId: user.id }}
      action="/admin/users"
      leaves={leaves}
      title="Delete Entire User Account"
      confirmText="Delete account"
      details={<Consequences user={user} />}
    >
      This deletes the account of {user.name} ({user.email}) and everything that belongs to it. This action
      cannot be undone.
    </ConfirmedButton>
  )
}

function Consequences({ user }: { user: UserRow }) {
  return (
    <div className="grid gap-4">
      <p>{amountText(user)}</p>
      <p className="font-medium">What is deleted:</p>
      <ul className="grid list-disc gap-1 pl-5">
        {WHAT_GOES.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <p>
        Only a picture is the trouble? Then use the{' '}
        <TextLink to={`/admin/uploads?search=${encodeURIComponent(user.email)}`}>Room Uploads</TextLink>{' '}
        section instead: it deletes single uploads.
      </p>
    </div>
  )
}

/** 'They uploaded 3 rooms and paid $16.00 in 2 purchases.' */
function amountText({ roomUploadCount, purchases, purchasedCents }: UserRow): string {
  const rooms = roomUploadCount === 0 ? 'no room' : plural(roomUploadCount, 'room')
  const paid =
    purchases === 0 ? 'paid nothing' : `paid ${dollars(purchasedCents)} in ${plural(purchases, 'purchase')}`
  return `They uploaded ${rooms} and ${paid}.`
}
