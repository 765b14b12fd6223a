import {
  MaxFileSizeExceededError,
  MaxHeaderSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  MultipartParser,
  type MultipartPart,
} from '@remix-run/multipart-parser'
import type { AppError } from '#app/lib/app-error.ts'
import { MAX_BOUNDARY_BYTES, MAX_FIELDS, MAX_PART_HEAD_BYTES } from './body-limits.ts'
import { bodyRefused } from './body-refusals.ts'

/** A field or a file of a form. */
export interface Part {
  name: string
  /** The file's name on the sender's device; undefined for a field, empty when no file was chosen. */
  filename: string | undefined
  content: Buffer
}

interface PartLimits {
  /** Maximum size of one part, in bytes. */
  maxBytes: number
  /** Maximum size of all parts together, in bytes. */
  maxTotalBytes: number
  /** The error for a part that is too large. */
  tooLarge(): AppError
}

/**
 * Yields the parts of a `multipart/form-data` body, each as soon as it has arrived.
 *
 * @throws AppError `too_many_fields`, `no_form`, `form_too_large` for all parts together, or `tooLarge()` for one
 * part
 */
export async function* readParts(
  contentType: string,
  chunks: AsyncIterable<Uint8Array>,
  limits: PartLimits,
): AsyncGenerator<Part> {
  const parser = new MultipartParser(boundaryIn(contentType), {
    maxFileSize: limits.maxBytes,
    maxTotalSize: limits.maxTotalBytes,
    maxParts: MAX_FIELDS,
    maxHeaderSize: MAX_PART_HEAD_BYTES,
  })
  for await (const chunk of chunks) yield* partsIn(parser, chunk, limits)
  if (!isWhole(parser)) throw bodyRefused('no_form')
}

function boundaryIn(contentType: string): string {
  const found = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType)
  const boundary = found?.[1] ?? found?.[2] ?? ''
  if (boundary === '' || boundary.length > MAX_BOUNDARY_BYTES) throw bodyRefused('no_form')
  return boundary
}

function* partsIn(parser: MultipartParser, chunk: Uint8Array, limits: PartLimits): Generator<Part> {
  try {
    for (const part of parser.write(chunk)) yield partOf(part)
  } catch (error) {
    // Bytes after the last part are ignored.
    if (!isWhole(parser)) throw refusalOf(error, limits)
  }
}

function partOf({ headers, content }: MultipartPart): Part {
  const disposition = headers['content-disposition'] ?? ''
  return {
    name: valueIn(/;\s*name="([^"]*)"/i, disposition) ?? '',
    filename: valueIn(/;\s*filename="([^"]*)"/i, disposition),
    content: Buffer.concat(content),
  }
}

/** How browsers escape quotes and line breaks in names. */
const WRITTEN: Record<string, string> = { '%22': '"', '%0D': '\r', '%0A': '\n' }

const valueIn = (pattern: RegExp, header: string) =>
  pattern.exec(header)?.[1]?.replace(/%22|%0D|%0A/g, (code) => WRITTEN[code]!)

function isWhole(parser: MultipartParser): boolean {
  try {
    parser.finish()
    return true
  } catch {
    return false
  }
}

function refusalOf(error: unknown, { tooLarge }: PartLimits): AppError {
  if (error instanceof MaxFileSizeExceededError) return tooLarge()
  if (error instanceof MaxTotalSizeExceededError) return bodyRefused('form_too_large', error)
  if (error instanceof MaxPartsExceededError || error instanceof MaxHeaderSizeExceededError)
    return bodyRefused('too_many_fields', error)
  return bodyRefused('no_form', error)
}
