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
  if (isLoading) return <p role="status">Loading...</p>
  return (
    <Notice
      tone="danger"
      title={failed}
      action={
        <Button size="small" variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  )
}
