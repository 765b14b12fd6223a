import type { NamedPicture } from '#app/platform/services.ts'

/** A picture of the archive: its name there and its storage key. */
export interface ArchivedPicture {
  file: string
  key: string
}

/** Pictures as files of the archive: they keep their ending. */
export const archived = (pictures: NamedPicture[]): ArchivedPicture[] =>
  pictures.map(({ name, key }) => ({ file: `${name}.${endingOf(key)}`, key }))

const endingOf = (key: string) => /\.([a-z0-9]{1,5})$/i.exec(key)?.[1]?.toLowerCase() ?? 'jpg'
