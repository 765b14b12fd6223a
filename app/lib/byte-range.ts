/** A range of bytes, including the last one. */
export interface ByteRange {
  first: number
  last: number
}

/**
 * The part of a file that the `Range` header asks for (RFC 9110, 14.1.2).
 *
 * @param size of the file, in bytes
 * @returns undefined when the whole file is the answer: no range, several, or another unit
 * @returns `'none'` when the file has no such part
 */
export function byteRange(header: string | null, size: number): ByteRange | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  const range =
    first === ''
      ? { first: Math.max(0, size - Number(last)), last: size - 1 }
      : { first: Number(first), last: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined
  return range.first > range.last ? 'none' : range
}
