import type { GenerationKind } from './generation.ts'

/** The words over a room's picture while another version is made. A kept style or a repainted room is no revision. */
export const overlayWords = (kind: GenerationKind | null): string =>
  kind === 'revision' ? 'Generating your revision…' : 'Painting your new version…'
