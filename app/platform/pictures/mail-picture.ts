import { limitDecoding, sharp } from './decoder.ts'

/** A picture in a message, as a `data:` URL, because the recipient's mail program cannot fetch private pictures. */
export interface MailPicture {
  address: string
  /** Displayed size in pixels. */
  width: number
  height: number
}

/** The width of a message's text, in pixels. */
const WIDTH = 560

/**
 * Creates a small copy of a picture for a message.
 *
 * @param picture an encoded picture that the product made itself
 */
export function makeMailPicture(picture: Buffer): Promise<MailPicture> {
  return limitDecoding(async () => {
    const { data, info } = await sharp(picture)
      .resize({ width: WIDTH, withoutEnlargement: true })
      .jpeg({ quality: 72 })
      .toBuffer({ resolveWithObject: true })
    return {
      address: `data:image/jpeg;base64,${data.toString('base64')}`,
      width: info.width,
      height: info.height,
    }
  })
}
