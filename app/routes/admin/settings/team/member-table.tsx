import type { TeamMember } from '#app/features/team/queries/members.server.ts'
import { ROLE_SENTENCES } from '#app/features/team/rules.ts'
import { ROLE_LABELS } from '#app/lib/roles.ts'
import { ConfirmedButton } from '#app/ui/buttons/confirmed-button.tsx'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { type Column, DataTable } from '#app/ui/lists/data-table.tsx'
import { Badge } from '#app/ui/notices/badge.tsx'
import { Day } from '../../moment.tsx'
import { useOwnId } from '../../own-id.ts'

/** Everybody who runs the site. */
export function MemberTable({ members }: { members: TeamMember[] }) {
  const ownId = useOwnId()
  return (
    <DataTable
      wide
      caption="Who runs the site"
      columns={columns(ownId)}
      rows={members}
      keyOf={({ id }) => id}
    />
  )
}

const columns = (ownId: string | null): Column<TeamMember>[] => [
  { title: 'Who', cell: (member) => <Who member={member} isOwn={member.id === ownId} /> },
  { title: 'Role', cell: ({ role }) => <span className="whitespace-nowrap">{ROLE_LABELS[role]}</span> },
  { title: 'Second factor', cell: ({ secondFactor }) => (secondFactor ? 'On' : 'None') },
  {
    title: 'Last seen',
    cell: ({ lastSeenAt }) => (lastSeenAt ? <Day at={lastSeenAt} /> : 'Not signed in'),
  },
  {
    title: 'Actions',
    hideTitle: true,
    cell: (member) => (member.id === ownId ? <OwnRow /> : <Actions member={member} />),
  },
]

const Who = ({ member: { id, name, email, blocked }, isOwn }: { member: TeamMember; isOwn: boolean }) => (
  <div className="grid grid-cols-1 gap-1 font-normal">
    <span className="flex flex-wrap items-center gap-2">
      <TextLink to={`/admin/users/${id}`} className="wrap-anywhere inline-block min-h-6 min-w-0 font-medium">
        {name}
      </TextLink>
      {isOwn && <Badge>You</Badge>}
      {blocked && <Badge tone="danger">Blocked</Badge>}
    </span>
    <span className="break-all text-ink-soft text-sm">{email}</span>
  </div>
)

const OwnRow = () => (
  <span className="text-ink-soft text-sm">Your own role is changed by another administrator.</span>
)

function Actions({ member: { id, name, role, secondFactor } }: { member: TeamMember }) {
  const other = role === 'support' ? 'administrator' : 'support'
  const otherRole = ROLE_LABELS[other].toLowerCase()
  return (
    <div className="flex flex-wrap items-center gap-x-2 max-lg:-mx-4 lg:flex-nowrap lg:justify-end">
      <ConfirmedButton
        text={role === 'support' ? 'Make administrator' : 'Make support'}
        label={`Make ${otherRole}: ${name}`}
        pendingText="Changing…"
        fields={{ intent: 'change-role', userId: id, role: other }}
        title={`Make ${name} ${otherRole}?`}
        confirmText="Change role"
        tone="primary"
      >
        {ROLE_SENTENCES[other]} It applies from their next click.
      </ConfirmedButton>
      {secondFactor && (
        <ConfirmedButton
          text="Remove factor"
          label={`Remove ${name}’s factor`}
          pendingText="Removing…"
          fields={{ intent: 'reset-second-factor', userId: id }}
          title={`Remove ${name}’s second factor?`}
          confirmText="Remove it"
        >
          For somebody who lost their phone and their recovery codes. Make sure it is really {name} who asks:
          their password alone then opens the account.
        </ConfirmedButton>
      )}
      <ConfirmedButton
        text="Remove"
        label={`Remove ${name} from the team`}
        pendingText="Removing…"
        fields={{ intent: 'remove', userId: id }}
        title={`Remove ${name} from the team?`}
        confirmText="Remove from team"
      >
        The administration no longer opens for {name}. Their own account, with its rooms, stays; to bring them
        back, invite them again.
      </ConfirmedButton>
    </div>
  )
}
