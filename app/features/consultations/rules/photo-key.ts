/** Characters of a file's name that are kept. */
const MAX_NAME = 60

/**
 * The key of a photo that somebody sent: its moment, then what they called the file, in letters that are safe anywhere.
 *
 * @param folder key without a slash at its end
 * @param time milliseconds since 1970, another one for each photo of a folder
 * @param photo `filename` as the browser sent it, `extension` of what is stored
 */
export function photoKey(
  folder: string,
  time: number,
  { filename, extension }: { filename: string; extension: string },
): string {
  return `${folder}/${time}-${sanitised(filename)}.${extension}`
}

/** A file's name without folders, ending, accents and anything but letters, digits, `-` and `_`. */
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
