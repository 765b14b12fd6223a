import { useBeforeUnload, useBlocker } from 'react-router'
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx'

/** Asks before leaving a page with unsaved text. */
export function LeaveGuard({ isActive }: { isActive: boolean }) {
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
      What you changed in this post has not been saved.
    </ConfirmDialog>
  )
}
