import type { NamedPicture } from '#app/platform/services.ts'

/** A picture in the archive: its file name and its storage key. */
export interface ArchivedPicture {
  file: string
  key: string
}

/** Turns named pictures into files of the archive and keeps their extensions. */
export const archived = (pictures: NamedPicture[]): ArchivedPicture[] =>
  pictures.map(({ name, key }) => ({ file: `${name}.${endingOf(key)}`, key }))

const endingOf = (key: string) => /\.([a-z0-9]{1,5})$/i.exec(key)?.[1]?.toLowerCase() ?? 'jpg'
