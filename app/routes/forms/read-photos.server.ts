import { AppError } from '#app/lib/app-error.ts'
import { type PreparedPhoto, preparePhoto } from '#app/platform/pictures/prepare-photo.ts'
import { readFields } from './read-fields.ts'
import { type RequestArgs, withBody } from './with-body.server.ts'

/** A form's photo, ready to be stored, or the reason why it was refused. */
export type SentPhoto = { field: string; filename: string } & (
  | { photo: PreparedPhoto; refusal?: undefined }
  | { photo?: undefined; refusal: AppError }
)

/** A form with photos. */
export interface SentPhotos {
  fields: FormData
  photos: SentPhoto[]
}

/**
 * Reads a form with photos of up to 10 MB. Each is shrunk while the next one arrives, so that memory holds at most
 * one whole file.
 *
 * @throws AppError `photo_too_large`, `too_many_photos` or another refusal of the body; no field is known then
 */
export function readPhotos(args: RequestArgs, maxPhotos: number): Promise<SentPhotos> {
  return withBody(args, async (body) => {
    const photos: SentPhoto[] = []
    const fields = await readFields(body, {
      maxPhotos,
      take: async ({ name, filename, content }) => {
        photos.push({ field: name, filename, ...(await prepared(content)) })
        body.giveBack(content.length)
      },
    })
    return { fields, photos }
  })
}

/**
 * Reads a form with one photo of up to 10 MB. The original stays in memory until `work` is done.
 *
 * @param field the photo's name in the form
 * @throws AppError as {@link readPhotos}, and any error of `work`
 */
export function withPhoto<Result>(
  args: RequestArgs,
  field: string,
  work: (form: { fields: FormData; photo: Buffer | undefined }) => Promise<Result>,
): Promise<Result> {
  return withBody(args, async (body) => {
    let photo: Buffer | undefined
    const take = async ({ name, content }: { name: string; content: Buffer }) => {
      if (name === field) photo = content
    }
    const fields = await readFields(body, { maxPhotos: 1, take })
    return work({ fields, photo })
  })
}

async function prepared(content: Buffer) {
  try {
    return { photo: await preparePhoto(content) }
  } catch (refusal) {
    if (!(refusal instanceof AppError)) throw refusal
    return { refusal }
  }
}
