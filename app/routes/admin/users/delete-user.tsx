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
  'feedback, testimonials and designer requests with their intake forms',
  'emails to their address',
]

const WHAT_STAYS = [
  'payments, for the books',
  'AI usage records, for the monthly budget',
  'entries of the audit log',
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
      <List title="What is deleted:" entries={WHAT_GOES} />
      <List title="What stays, without naming them:" entries={WHAT_STAYS} />
      <p>
        Posts that were generated from their rooms go offline and lose their pictures. Their text stays in the
        archive.
      </p>
      <p>
        Is only a picture the problem? Then use the{' '}
        <TextLink to={`/admin/uploads?search=${encodeURIComponent(user.email)}`}>Room Uploads</TextLink>{' '}
        section instead: it deletes single uploads.
      </p>
    </div>
  )
}

const List = ({ title, entries }: { title: string; entries: string[] }) => (
  <div className="grid gap-1">
    <p className="font-medium">{title}</p>
    <ul className="grid list-disc gap-1 pl-5">
      {entries.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  </div>
)

/** 'They uploaded 3 rooms and paid $16.00 in 2 purchases.' */
function amountText({ roomUploadCount, purchases, purchasedCents }: UserRow): string {
  const rooms = roomUploadCount === 0 ? 'no room' : plural(roomUploadCount, 'room')
  const paid =
    purchases === 0 ? 'paid nothing' : `paid ${dollars(purchasedCents)} in ${plural(purchases, 'purchase')}`
  return `They uploaded ${rooms} and ${paid}.`
}
