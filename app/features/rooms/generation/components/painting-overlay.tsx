import type { GenerationKind } from '../rules/generation.ts'
import { overlayWords } from '../rules/overlay-words.ts'

interface PaintingOverlayProps {
  kind: GenerationKind | null
  isPaused: boolean
}

/** Lies over a room's picture while another version is made. Its words stand clear of the slider's handle. */
export const PaintingOverlay = ({ kind, isPaused }: PaintingOverlayProps) => (
  <p
    role="status"
    className="absolute inset-0 grid items-end justify-items-center bg-ink/60 p-6 text-lg text-paper"
  >
    <span className="rounded-control bg-ink px-5 py-2 text-center">{overlayWords(kind, isPaused)}</span>
  </p>
)
