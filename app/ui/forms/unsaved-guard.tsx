import { LeaveGuard } from '../dialogs/leave-guard.tsx'
import { useReadOnly } from './read-only.tsx'

/**
 * Asks before leaving a page with unsaved text. A read-only page has none.
 *
 * @param props.what names what was changed, such as 'this post'
 */
export function UnsavedGuard({ isActive, what }: { isActive: boolean; what: string }) {
  const isReadOnly = useReadOnly()
  return (
    <LeaveGuard isActive={isActive && !isReadOnly} title="Leave without saving?" stay="Keep writing">
      What you changed in {what} has not been saved.
    </LeaveGuard>
  )
}
