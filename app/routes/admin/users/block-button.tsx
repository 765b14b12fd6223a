import { useFetcher } from 'react-router'
import type { UserRow } from '#app/features/insights/queries/user-list.server.ts'
import { Button } from '#app/ui/button.tsx'
import { useReadOnly } from '#app/ui/read-only.tsx'

/** Blocks or unblocks at once: it can be taken back with the same button. */
export function BlockButton({ user, isOwn }: { user: UserRow; isOwn: boolean }) {
  const fetcher = useFetcher()
  const isReadOnly = useReadOnly()
  if (isOwn) return <span className="text-ink-soft text-sm">Your own account</span>
  if (isReadOnly) return user.blocked ? 'Blocked' : null
  const verb = user.blocked ? 'Unblock' : 'Block'
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="userId" value={user.id} />
      <input type="hidden" name="intent" value={verb.toLowerCase()} />
      <Button
        type="submit"
        variant="secondary"
        size="small"
        pending={fetcher.state !== 'idle'}
        pendingText={`${verb}ing…`}
        aria-label={`${verb} ${user.name}`}
      >
        {verb}
      </Button>
    </fetcher.Form>
  )
}
