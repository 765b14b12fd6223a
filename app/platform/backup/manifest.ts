import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

/** What a backup contains. It is written last, so a folder that has it is whole. */
export interface Manifest {
  /** The form of the backup. */
  form: 1
  /** The release that made it. */
  release: string
  /** The moment whose rows it has. */
  madeAt: string
  /** The newest migration of its database, in milliseconds. */
  migratedTo: number
  tables: TableCopy[]
  sequences: { name: string; value: string; isCalled: boolean }[]
  pictures: { files: number; bytes: number }
}

/** A table's rows in a file, as PostgreSQL's COPY writes them, compressed. */
export interface TableCopy {
  /** With its schema, quoted. */
  name: string
  columns: string[]
  file: string
  rows: number
  sha256: string
}

/** A picture of a backup; a line of its `pictures.jsonl`. */
export interface PictureCopy {
  key: string
  bytes: number
  sha256: string
}

const MANIFEST = 'backup.json'
/** What an unfinished backup is called. */
export const UNFINISHED = '.unfinished'

export const placesIn = (folder: string) => ({
  manifest: path.join(folder, MANIFEST),
  tables: path.join(folder, 'tables'),
  pictures: path.join(folder, 'pictures'),
  pictureList: path.join(folder, 'pictures.jsonl'),
  secret: path.join(folder, 'secret'),
})

/**
 * Reads what a backup contains.
 *
 * @throws Error when the folder holds no whole backup, or one of a newer form
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(placesIn(folder).manifest, 'utf8').catch(() => undefined)
  if (text === undefined || folder.endsWith(UNFINISHED))
    throw new Error(`${folder} holds no whole backup: it was never finished, or is no backup at all.`)
  const manifest = JSON.parse(text) as Manifest
  if (manifest.form !== 1)
    throw new Error(`${folder} was written by a newer release. Restore it with that one.`)
  return manifest
}

/** The pictures of a backup by key. */
export async function readPictureList(folder: string): Promise<PictureCopy[]> {
  const text = await readFile(placesIn(folder).pictureList, 'utf8')
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as PictureCopy)
}

/** The whole backups in a folder, oldest first, and when each was made. */
export async function wholeBackups(folder: string): Promise<{ folder: string; madeAt: Date }[]> {
  const names = await readdir(folder).catch(() => [])
  const found = []
  for (const name of names.sort()) {
    const each = path.join(folder, name)
    if (name.endsWith(UNFINISHED) || !(await stat(placesIn(each).manifest).catch(() => undefined))) continue
    found.push({ folder: each, madeAt: new Date((await readManifest(each)).madeAt) })
  }
  return found
}
