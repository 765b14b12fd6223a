import type { GenerationKind } from './generation.ts'

/**
 * The words over a room's picture while another version is made. A kept style or a repainted room is no revision.
 *
 * @param isPaused whether the version waits for a provider that is down
 */
export function overlayWords(kind: GenerationKind | null, isPaused: boolean): string {
  if (isPaused) return kind === 'revision' ? 'Your revision is waiting' : 'Your new version is waiting'
  return kind === 'revision' ? 'Generating your revision…' : 'Painting your new version…'
}
