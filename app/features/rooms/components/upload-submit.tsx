import { Button } from '#app/ui/buttons/button.tsx'
import { NoCredits } from './no-credits.tsx'

interface UploadSubmitProps {
  canUpload: boolean
  complete: boolean
  sending: boolean
  onCancel: () => void
  style: string
  /** What it costs, in a sentence. */
  cost: string
}

/** The upload form's button, with what it costs or why it cannot be pressed. */
export function UploadSubmit({ canUpload, complete, sending, onCancel, style, cost }: UploadSubmitProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button
        type="submit"
        size="large"
        disabled={!complete}
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
