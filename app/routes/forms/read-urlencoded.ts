import { MAX_FIELDS, MAX_FORM_BYTES, MAX_NAME_BYTES } from './body-limits.ts'
import { bodyRefused } from './body-refusals.ts'

/**
 * Reads the fields of an `application/x-www-form-urlencoded` body. Checks their number and the lengths of their names
 * before decoding any.
 *
 * @throws AppError `form_too_large`, `too_many_fields`
 */
export async function readUrlencoded(chunks: AsyncIterable<Uint8Array>): Promise<URLSearchParams> {
  const text = (await readWhole(chunks, MAX_FORM_BYTES)).toString()
  const fields = text.split('&', MAX_FIELDS + 1)
  if (fields.length > MAX_FIELDS || fields.some((field) => nameLength(field) > MAX_NAME_BYTES))
    throw bodyRefused('too_many_fields')
  return new URLSearchParams(text)
}

function nameLength(field: string): number {
  const end = field.indexOf('=')
  return end === -1 ? field.length : end
}

/**
 * Reads a whole body into memory.
 *
 * @throws AppError `form_too_large`
 */
export async function readWhole(chunks: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > maxBytes) throw bodyRefused('form_too_large')
    pieces.push(chunk)
  }
  return Buffer.concat(pieces)
}
