/**
 * - `too_dark`, `too_blurred`: no room can be recognised in the photo
 * - `not_a_room`: the picture almost certainly does not show a room
 * - `people_in_photo`: the photo shows people, who would stay in the picture
 * - `unsure_of_surfaces`: walls and furniture could not be told apart, or the painting changed next to nothing
 * - `unreadable_photo`: the bytes cannot be decoded as a picture
 * - `render_failed`: an unexpected failure
 */
export type PaletteErrorCode =
  | 'too_dark'
  | 'too_blurred'
  | 'not_a_room'
  | 'people_in_photo'
  | 'unsure_of_surfaces'
  | 'unreadable_photo'
  | 'render_failed'

/** Why a photo was not repainted. */
export class PaletteError extends Error {
  readonly code: PaletteErrorCode

  constructor(code: PaletteErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'PaletteError'
    this.code = code
  }
}
