/**
 * - `not_a_room`: the picture shows, with high confidence, something else than a room
 * - `people_in_photo`: there are people whom the painting would leave in the picture
 * - `unsure_of_surfaces`: walls were not told from furniture well enough, or the painting changed hardly anything
 * - `unreadable_photo`: the bytes are not a picture that can be decoded
 * - `render_failed`: an unexpected failure
 */
export type PaletteErrorCode =
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
