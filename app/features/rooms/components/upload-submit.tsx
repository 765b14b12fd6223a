import { Button } from '#app/ui/buttons/button.tsx'
import { intoView } from '#app/ui/into-view.ts'
import { Notice } from '#app/ui/notices/notice.tsx'
import { NoCredits } from './no-credits.tsx'
import type { UploadRefusal } from './send-upload.ts'

interface UploadSubmitProps extends UploadProblemProps {
  canUpload: boolean
  /** What the person must still choose, in a sentence. */
  missing: string | undefined
  /** Whether the button was pressed although something is missing. */
  isAsked: boolean
  /** Fraction of the photo that was sent, 0 to 1; undefined while nothing is being sent. */
  progress: number | undefined
  onCancel: () => void
  style: string
  /** The cost of the redesign, in a sentence. */
  cost: string
}

/**
 * The submit button of the upload form, with the cost, with what is missing once it was pressed too early, or with why
 * the photo was not sent.
 */
export function UploadSubmit({
  canUpload,
  missing,
  isAsked,
  progress,
  onCancel,
  style,
  cost,
  ...problem
}: UploadSubmitProps) {
  const sending = progress !== undefined
  return (
    <>
      <UploadProblem {...problem} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          type="submit"
          size="large"
          disabled={!canUpload}
          isIncomplete={missing !== undefined}
          pending={sending}
          pendingText={`Sending your photo… ${Math.round((progress ?? 0) * 100)}%`}
        >
          Redesign My Room
        </Button>
        {sending && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
        {isAsked && missing && (
          <p role="alert" className="w-full text-danger">
            {missing}
          </p>
        )}
        {canUpload ? (
          <p className="text-ink-soft text-sm">{`In the ${style} style.${cost}`}</p>
        ) : (
          <NoCredits className="text-ink-soft text-sm">
            No credits available. Please purchase credits to upload more rooms.
          </NoCredits>
        )}
      </div>
    </>
  )
}

interface UploadProblemProps {
  refusal: UploadRefusal | undefined
  /** The connection was lost, and a retry follows. */
  isLost: boolean
}

/**
 * Why the photo was not sent. It stands above the button and comes into view; the margin is the button's, so that the
 * person keeps sight of what they pressed.
 */
const UploadProblem = ({ refusal, isLost }: UploadProblemProps) =>
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
