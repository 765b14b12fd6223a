import { FormButton } from '#app/ui/buttons/form-button.tsx'

interface RepaintProps {
  uploadId: string
  roomStyle: string | null
  /** Whether the room has corrections. */
  isCorrected: boolean
}

/** Turns the corrections of the preview into a corrected redesign. */
export function Repaint({ uploadId, roomStyle, isCorrected }: RepaintProps) {
  return (
    <div className="grid justify-items-start gap-2">
      <FormButton
        action={`/rooms/${uploadId}/styles`}
        name="intent"
        value="repaint"
        variant="secondary"
        size="small"
        pendingText="Starting…"
      >
        Repaint my redesign
      </FormButton>
      <p className="text-ink-soft text-sm">
        You get a new version{roomStyle && ` in your ${roomStyle} style`}{' '}
        {isCorrected ? 'with these corrections' : 'without corrections'}, at no cost.
      </p>
    </div>
  )
}
