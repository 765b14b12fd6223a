const UNIT = 1024

/** A file's size in words: '12 KB', and '2.4 MB' from one megabyte on. */
export function fileSize(bytes: number): string {
  const kilobytes = Math.ceil(bytes / UNIT)
  return kilobytes < UNIT ? `${kilobytes} KB` : `${(kilobytes / UNIT).toFixed(1)} MB`
}
