import { Button } from '#app/ui/buttons/button.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'

interface PreviewFailedProps {
  style: string
  /** In words for the owner; empty where none is known. */
  reason: string
  tryAgain(): void
}

/** Why a preview cannot be shown, with a retry. */
export const PreviewFailed = ({ style, reason, tryAgain }: PreviewFailedProps) => (
  <Notice
    tone="warning"
    title="No preview of this style"
    action={
      <Button size="small" variant="secondary" onClick={tryAgain}>
        Try again
      </Button>
    }
  >
    {reason ||
      `Your photo could not be shown in the ${style} style. Your room and its versions are as they were.`}
  </Notice>
)
