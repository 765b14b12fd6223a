import { useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { Notice } from './notice.tsx'

interface LoadingStateProps {
  isLoading: boolean
  /** Says that it could not be loaded. */
  failed: string
  onRetry: () => void
}

/** Takes the place of what is being loaded, and offers another try where that failed. */
export function LoadingState({ isLoading, failed, onRetry }: LoadingStateProps) {
  const [isRetried, setRetried] = useState(false)
  // The button of another try stays while it loads, and keeps the focus.
  if (isLoading && !isRetried) return <p role="status">Loading...</p>
  const retry = () => {
    setRetried(true)
    onRetry()
  }
  return (
    <Notice
      tone="danger"
      title={failed}
      action={
        <Button size="small" variant="secondary" pending={isLoading} pendingText="Loading..." onClick={retry}>
          Try again
        </Button>
      }
    />
  )
}
