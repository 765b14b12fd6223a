import { Button } from '#app/ui/buttons/button.tsx'
import { NoCredits } from './no-credits.tsx'

interface UploadSubmitProps {
  canUpload: boolean
  /** What has to be chosen first, in a sentence. */
  missing: string | undefined
  /** Whether it has been pressed all the same. */
  isAsked: boolean
  sending: boolean
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
  sending,
  onCancel,
  style,
  cost,
}: UploadSubmitProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button
        type="submit"
        size="large"
        disabled={!canUpload}
        isIncomplete={missing !== undefined}
        pending={sending}
        pendingText="Sending your photo…"
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
