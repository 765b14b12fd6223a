import type { UserRow } from '#app/features/insights/queries/user-list.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { TextLink } from '#app/ui/link.tsx'

/** Name, address and what is special about an account; leads to its page. */
export function UserName({ user, isOwn }: { user: UserRow; isOwn: boolean }) {
  return (
    <div className="grid gap-1 font-normal">
      <span className="flex flex-wrap items-center gap-2">
        <TextLink to={`/admin/users/${user.id}`} className="inline-flex min-h-6 items-center font-medium">
          {user.name}
        </TextLink>
        {isOwn && <Badge>You</Badge>}
        {user.isAdministrator && <Badge>Administrator</Badge>}
        {user.blocked && <Badge tone="danger">Blocked</Badge>}
        {user.subscription && <Badge tone="success">{user.subscription}</Badge>}
      </span>
      <span className="break-all text-ink-soft text-sm">{user.email}</span>
    </div>
  )
}
