import { Button } from '#app/ui/buttons/button.tsx'
import { NoCredits } from './no-credits.tsx'

interface UploadSubmitProps {
  canUpload: boolean
  /** What has to be chosen first, in a sentence. */
  missing: string | undefined
  /** Whether it has been pressed all the same. */
  isAsked: boolean
  /** Share of the photo that is sent, 0 to 1; undefined while nothing is sent. */
  progress: number | undefined
  onCancel: () => void
  style: string
  /** What it costs, in a sentence. */
  cost: string
}

/** The upload form's button, with what it costs; pressed too early, it says what is missing. */
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
