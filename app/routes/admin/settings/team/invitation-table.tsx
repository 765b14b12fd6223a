import type { openInvitations } from '#app/features/team/queries/members.server.ts'
import { ROLE_LABELS } from '#app/lib/roles.ts'
import { type Column, DataTable } from '#app/ui/lists/data-table.tsx'
import { IntentButton } from '../../intent-button.tsx'
import { Moment } from '../../moment.tsx'

type Row = Awaited<ReturnType<typeof openInvitations>>[number]

const COLUMNS: Column<Row>[] = [
  { title: 'Email', cell: ({ email }) => <span className="break-all">{email}</span> },
  { title: 'Role', cell: ({ role }) => <span className="whitespace-nowrap">{ROLE_LABELS[role]}</span> },
  { title: 'Invited by', cell: ({ invitedBy }) => invitedBy },
  { title: 'Good until', cell: ({ expiresAt }) => <Moment at={expiresAt} /> },
  {
    title: 'Actions',
    hideTitle: true,
    cell: ({ id, email }) => (
      <div className="flex lg:justify-end">
        <IntentButton
          intent="withdraw"
          fields={{ invitationId: id }}
          text="Withdraw"
          label={`Withdraw the invitation to ${email}`}
        />
      </div>
    ),
  },
]

/** The open invitations. */
export function InvitationTable({ invitations }: { invitations: Row[] }) {
  if (invitations.length === 0) return null
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">Invited</h2>
      <DataTable
        wide
        caption="Invitations that wait for an answer"
        columns={COLUMNS}
        rows={invitations}
        keyOf={({ id }) => id}
      />
    </section>
  )
}
