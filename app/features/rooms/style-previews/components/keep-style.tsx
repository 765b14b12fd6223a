import type { Boldness } from '#app/platform/ai/surfaces.ts'
import { FormButton } from '#app/ui/buttons/form-button.tsx'
import { ButtonLink, TextLink } from '#app/ui/buttons/link.tsx'
import type { KeptVersion } from '../rules/kept-style.ts'

interface KeepStyleProps {
  uploadId: string
  style: string
  boldness: Boldness
  /** The previews of this room that are already kept. */
  kept: KeptVersion[]
  /** Why nothing can be kept now; null when it can. */
  obstacle: string | null
}

/** Keeps the current preview as a version of the room, which can then be shared. */
export function KeepStyle({ uploadId, style, boldness, kept, obstacle }: KeepStyleProps) {
  const version = kept.find((each) => each.style === style && each.boldness === boldness)
  if (version) return <Kept uploadId={uploadId} version={version} />
  if (obstacle) return <p className="text-ink-soft text-sm">{obstacle}</p>
  const button = { action: `/rooms/${uploadId}/styles`, name: 'intent', value: 'keep', className: 'w-full' }
  return (
    <div className="grid gap-2">
      <FormButton {...button} fields={{ style, boldness }} pendingText="Keeping…">
        Keep as a version
      </FormButton>
      <FormButton
        {...button}
        fields={{ style, boldness, send: 'yes' }}
        variant="secondary"
        pendingText="Keeping…"
      >
        Send one to a friend
      </FormButton>
      <p className="text-ink-soft text-sm">
        A version is painted at full size and kept with this room. It costs nothing. You can send only what
        you keep.
      </p>
    </div>
  )
}

const Kept = ({ uploadId, version }: { uploadId: string; version: KeptVersion }) => (
  <div className="grid gap-2">
    <ButtonLink to={`/rooms/${uploadId}?right=${version.id}#share`} variant="secondary">
      Send one to a friend
    </ButtonLink>
    <p className="text-ink-soft text-sm">
      This is kept as{' '}
      <TextLink to={`/rooms/${uploadId}?right=${version.id}`} className="whitespace-nowrap">
        {version.name}
      </TextLink>{' '}
      of this room.
    </p>
  </div>
)
