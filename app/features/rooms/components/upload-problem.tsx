import { Notice } from '#app/ui/notices/notice.tsx'
import type { UploadRefusal } from './send-upload.ts'

interface UploadProblemProps {
  refusal: UploadRefusal | undefined
  /** The connection was lost, and a retry follows. */
  isLost: boolean
}

/**
 * Why the photo was not sent. It stands above the button and comes into view; the margin is the button's, so that the
 * person keeps sight of what they pressed.
 */
export const UploadProblem = ({ refusal, isLost }: UploadProblemProps) =>
  (refusal || isLost) && (
    <div key={refusal ? 'refused' : 'lost'} ref={intoView} className="scroll-mb-28">
      {refusal ? (
        <Notice tone="danger" title={refusal.title}>
          {refusal.message}
        </Notice>
      ) : (
        <Notice tone="warning" title="The connection was lost">
          We'll send your photo again as soon as it's back.
        </Notice>
      )}
    </div>
  )

/** Stays the same between renders, so that the page scrolls only when the notice appears. */
const intoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' })
