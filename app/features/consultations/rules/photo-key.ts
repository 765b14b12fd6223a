/** Maximum characters taken from a file's name. */
const MAX_NAME = 60

/**
 * The storage key of an uploaded photo: its time, then its file name reduced to safe characters.
 *
 * @param folder key without a trailing slash
 * @param time milliseconds since 1970, different for each photo of a folder
 * @param photo `filename` as the browser sent it, `extension` of the stored file
 */
export function photoKey(
  folder: string,
  time: number,
  { filename, extension }: { filename: string; extension: string },
): string {
  return `${folder}/${time}-${sanitised(filename)}.${extension}`
}

/** A file's name without folders, extension and accents, reduced to letters, digits, `-` and `_`. */
function sanitised(filename: string): string {
  const name = filename
    .slice(-1000)
    .replace(/^.*[\\/]/s, '')
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^A-Za-z0-9_]+/g, '-')
    .slice(0, MAX_NAME)
    .replace(/^-|-$/g, '')
  return name || 'photo'
}
