import { Button } from '#app/ui/buttons/button.tsx'
import { NoCredits } from './no-credits.tsx'

interface UploadSubmitProps {
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

/** The submit button of the upload form, with the cost, or with what is missing once it was pressed too early. */
export function UploadSubmit({
  canUpload,
  missing,
  isAsked,
  progress,
  onCancel,
  style,
  cost,
}: UploadSubmitProps) {
  const sending = progress !== undefined
  return (
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
  )
}
