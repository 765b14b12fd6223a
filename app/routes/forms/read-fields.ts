import { PHOTO_BYTES_LIMIT } from '#app/lib/photo-limits.ts'
import { MAX_FORM_BYTES } from './body-limits.ts'
import { bodyRefused, photoTooLarge, tooManyPhotos } from './body-refusals.ts'
import { plainForm } from './form-fields.ts'
import { type Part, readParts } from './read-parts.ts'
import { readUrlencoded } from './read-urlencoded.ts'
import type { IncomingBody } from './with-body.server.ts'

/** How a form's files are handled. */
export interface Files {
  maxPhotos: number
  /** Called for one file at a time while the form arrives. The next file waits until it resolves. */
  take(file: Part & { filename: string }): Promise<void>
}

/**
 * Reads the fields of a form of either content type.
 *
 * @param files without it, files are dropped and count as text
 * @throws AppError `no_form`, `form_too_large`, `too_many_fields`, `too_many_photos`, `photo_too_large`
 */
export async function readFields(body: IncomingBody, files?: Files): Promise<FormData> {
  switch (body.contentType.split(';')[0]!.trim().toLowerCase()) {
    case 'application/x-www-form-urlencoded':
      return plainForm(await readUrlencoded(body.chunks))
    case 'multipart/form-data':
      return plainForm(await readMultipart(body, files))
    default:
      throw bodyRefused('no_form')
  }
}

async function readMultipart(body: IncomingBody, files?: Files): Promise<[string, string][]> {
  const fields: [string, string][] = []
  let bytes = 0
  let photos = 0
  let last: string | undefined
  const limits = limitsFor(files, () => last)
  for await (const part of readParts(body.contentType, body.chunks, limits)) {
    const { filename, content } = part
    if (filename === undefined) {
      bytes += content.length
      if (bytes > MAX_FORM_BYTES) throw bodyRefused('form_too_large')
      fields.push([part.name, content.toString()])
    } else if (files && filename !== '') {
      photos += 1
      if (photos > files.maxPhotos) throw tooManyPhotos(files.maxPhotos)
      last = filename
      await files.take({ ...part, filename })
    }
  }
  return fields
}

/**
 * Allows one photo more than the form may have, so that the refusal can name the limit.
 *
 * @param last returns the name of the last file that arrived whole
 */
const limitsFor = (files: Files | undefined, last: () => string | undefined) =>
  files
    ? {
        maxBytes: PHOTO_BYTES_LIMIT,
        maxTotalBytes: (files.maxPhotos + 1) * PHOTO_BYTES_LIMIT + MAX_FORM_BYTES,
        tooLarge: () => photoTooLarge(files.maxPhotos, last()),
      }
    : {
        maxBytes: MAX_FORM_BYTES,
        maxTotalBytes: MAX_FORM_BYTES,
        tooLarge: () => bodyRefused('form_too_large'),
      }
