/**
 * - `not_a_room`: the picture shows, with high confidence, something else than a room
 * - `unreadable_photo`: the bytes are not a picture that can be decoded
 * - `render_failed`: an unexpected failure
 */
export type PaletteErrorCode = 'not_a_room' | 'unreadable_photo' | 'render_failed'

/** Why a photo was not repainted. */
export class PaletteError extends Error {
  readonly code: PaletteErrorCode

  constructor(code: PaletteErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'PaletteError'
    this.code = code
  }
}
