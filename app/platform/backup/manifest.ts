import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

/** The contents of a backup. It is written last, so a folder that has it is complete. */
export interface Manifest {
  /** The version of the backup's format. */
  form: 1
  /** The release that wrote it. */
  release: string
  /** When the backup was started. Its rows are of a later moment. */
  madeAt: string
  /** The newest migration of its database, in milliseconds since 1970. */
  migratedTo: number
  tables: TableCopy[]
  sequences: { name: string; value: string; isCalled: boolean }[]
  pictures: { files: number; bytes: number }
}

/** A table's rows in a file, in the format of PostgreSQL's COPY, compressed. */
export interface TableCopy {
  /** Qualified with its schema, and quoted. */
  name: string
  columns: string[]
  file: string
  rows: number
  sha256: string
}

/** A picture in a backup: a line of its `pictures.jsonl`. */
export interface PictureCopy {
  key: string
  bytes: number
  sha256: string
}

const MANIFEST = 'backup.json'
/** Suffix of an unfinished backup's folder. */
export const UNFINISHED = '.unfinished'

export const placesIn = (folder: string) => ({
  manifest: path.join(folder, MANIFEST),
  tables: path.join(folder, 'tables'),
  pictures: path.join(folder, 'pictures'),
  pictureList: path.join(folder, 'pictures.jsonl'),
  secret: path.join(folder, 'secret'),
})

/**
 * Reads a backup's manifest.
 *
 * @throws Error when the folder contains no complete backup, or one of a newer format
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(placesIn(folder).manifest, 'utf8').catch(() => undefined)
  if (text === undefined || folder.endsWith(UNFINISHED))
    throw new Error(`${folder} contains no complete backup: it is unfinished, or not a backup.`)
  const manifest = JSON.parse(text) as Manifest
  if (manifest.form !== 1)
    throw new Error(`${folder} was written by a newer release. Restore it with that one.`)
  return manifest
}

/** The pictures of a backup, in any order. */
export async function readPictureList(folder: string): Promise<PictureCopy[]> {
  const text = await readFile(placesIn(folder).pictureList, 'utf8')
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as PictureCopy)
}

/** The complete backups in a folder with their start times, oldest first. */
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
