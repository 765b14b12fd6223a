import type { ReactNode } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface LeaveGuardProps {
  isActive: boolean
  title: string
  /** The button that stays on the page. */
  stay: string
  /** What is lost by leaving, in a sentence. */
  children: ReactNode
}

/** Asks before leaving a page on which something would be lost. */
export function LeaveGuard({ isActive, title, stay, children }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isActive && currentLocation.pathname !== nextLocation.pathname,
  )
  useBeforeUnload((event) => {
    if (isActive) event.preventDefault()
  })
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={title}
      confirmText="Leave"
      cancelText={stay}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {children}
    </ConfirmDialog>
  )
}
