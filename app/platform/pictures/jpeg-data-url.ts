import type { OpenPicture } from './open-picture.ts'

/** The small copy of a picture as a data URL (`data:image/jpeg;base64,…`). */
export async function jpegDataUrl(picture: OpenPicture): Promise<string> {
  return `data:image/jpeg;base64,${(await picture.smallJpeg()).toString('base64')}`
}
