import { fileTypeFromBuffer } from 'file-type'
import { sharp } from './decoder.ts'
import { photoRefused } from './photo-refusals.ts'

const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp']
const HEIC = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']

/** The prebuilt decoder reads AVIF only; one built on the machine with libde265 reads HEIC too. */
const decodesHeic = sharp.format.heif?.input.fileSuffix?.includes('.heic') ?? false

/**
 * Accepts a file by its content, not by its name.
 *
 * @throws AppError with a code of `photo-refusals.ts`
 */
export async function checkPhotoType(content: Buffer): Promise<void> {
  const mime = (await fileTypeFromBuffer(content))?.mime ?? ''
  if (ACCEPTED.includes(mime)) return
  if (HEIC.includes(mime)) {
    if (decodesHeic) return
    throw photoRefused('photo_heic')
  }
  if (mime === 'image/apng') throw photoRefused('photo_animated')
  if (isSvg(content)) throw photoRefused('photo_svg')
  throw photoRefused(mime.startsWith('image/') ? 'photo_unsupported' : 'photo_not_a_picture')
}

function isSvg(content: Buffer): boolean {
  return /<svg[\s>]/i.test(content.toString('utf8', 0, 4096))
}
