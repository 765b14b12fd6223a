import { useBeforeUnload, useBlocker } from 'react-router'
import { useReadOnly } from '../forms/read-only.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

/**
 * Asks before leaving a page with unsaved text. A read-only page has none.
 *
 * @param props.what names what was changed, such as 'this post'
 */
export function LeaveGuard({ isActive: isUnsaved, what }: { isActive: boolean; what: string }) {
  const isReadOnly = useReadOnly()
  const isActive = isUnsaved && !isReadOnly
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isActive && currentLocation.pathname !== nextLocation.pathname,
  )
  useBeforeUnload((event) => {
    if (isActive) event.preventDefault()
  })
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      confirmText="Leave"
      cancelText="Keep writing"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      What you changed in {what} has not been saved.
    </ConfirmDialog>
  )
}
