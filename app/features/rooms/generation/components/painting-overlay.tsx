import { classNames } from '#app/ui/class-names.ts'
import type { GenerationKind } from '../rules/generation.ts'
import { overlayWords } from '../rules/overlay-words.ts'

interface PaintingOverlayProps {
  kind: GenerationKind | null
  isPaused: boolean
}

/**
 * Lies over a room's picture while another version is made. Its words stand clear of the slider's handle. A version that
 * waits leaves the picture in use.
 */
export const PaintingOverlay = ({ kind, isPaused }: PaintingOverlayProps) => (
  <p
    role="status"
    className={classNames(
      'absolute inset-0 grid items-end justify-items-center p-6 text-lg text-paper',
      isPaused ? 'pointer-events-none' : 'bg-ink/60',
    )}
  >
    <span className="rounded-control bg-ink px-5 py-2 text-center">{overlayWords(kind, isPaused)}</span>
  </p>
)
