import type { UserRow } from '#app/features/insights/queries/user-list.server.ts'
import { ROLE_LABELS } from '#app/lib/roles.ts'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { Badge } from '#app/ui/notices/badge.tsx'

interface UserNameProps {
  user: UserRow
  isOwn: boolean
}

/** A user's name, address and badges, linked to their page. */
export function UserName({ user, isOwn }: UserNameProps) {
  return (
    <div className="grid grid-cols-1 gap-1 font-normal">
      <span className="flex flex-wrap items-center gap-2">
        <TextLink
          to={`/admin/users/${user.id}`}
          className="wrap-anywhere inline-block min-h-6 min-w-0 font-medium"
        >
          {user.name}
        </TextLink>
        <UserBadges {...{ user, isOwn }} />
      </span>
      <span className="break-all text-ink-soft text-sm">{user.email}</span>
    </div>
  )
}

/** Badges for what is special about an account. */
export const UserBadges = ({ user, isOwn }: UserNameProps) => (
  <>
    {isOwn && <Badge>You</Badge>}
    {user.role !== 'member' && <Badge>{ROLE_LABELS[user.role]}</Badge>}
    {user.blocked && <Badge tone="danger">Blocked</Badge>}
    {user.subscription && <Badge tone="success">{user.subscription}</Badge>}
  </>
)
