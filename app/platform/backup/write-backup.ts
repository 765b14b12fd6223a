import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { DAY, HOUR } from '#app/lib/durations.ts'
import type { Environment } from '../env/environment.ts'
import { releaseName } from '../env/release.ts'
import { secretFileIn } from '../env/stored-secret.ts'
import type { Storage } from '../storage/storage.ts'
import { pictureCopies } from './copy-pictures.ts'
import { type Manifest, placesIn, UNFINISHED, wholeBackups } from './manifest.ts'
import { openSnapshot } from './open-snapshot.ts'

interface BackupSource {
  /** The pool of the database. A backup uses two of its connections. */
  pool: pg.Pool
  storage: Storage
  /** The file of a generated secret. A missing file is left out. */
  secretFile: string | undefined
  release: string
}

/** The sources of a backup of this installation. */
export const backupSource = (
  environment: Pick<Environment, 'dataFolder' | 'release'>,
  pool: pg.Pool,
  storage: Storage,
): BackupSource => ({
  pool,
  storage,
  secretFile: secretFileIn(environment.dataFolder),
  release: releaseName(environment.release),
})

/**
 * Writes database and pictures into a new folder, while the product runs. The backup contains every picture of its
 * rows: it copies the pictures first; then it blocks removals, opens a snapshot of the database and copies the
 * pictures added meanwhile. An unfinished backup is called `….unfinished`, and removed when it fails.
 *
 * @param into the folder of all backups, created when missing
 * @returns the backup's folder and manifest
 */
export async function writeBackup(
  source: BackupSource,
  into: string,
  signal: AbortSignal = new AbortController().signal,
): Promise<{ folder: string; manifest: Manifest }> {
  const started = new Date()
  const folder = path.join(into, `casabloom-${started.toISOString().slice(0, 19).replaceAll(':', '-')}`)
  const unfinished = `${folder}${UNFINISHED}`
  await removeAbandoned(into)
  try {
    const manifest = await writeInto(unfinished, source, { into, started, signal })
    await rename(unfinished, folder)
    return { folder, manifest }
  } catch (error) {
    // It would keep a full disk full.
    await rm(unfinished, { recursive: true, force: true }).catch(() => undefined)
    throw error
  }
}

async function writeInto(
  folder: string,
  source: BackupSource,
  { into, started, signal }: { into: string; started: Date; signal: AbortSignal },
): Promise<Manifest> {
  const places = placesIn(folder)
  for (const each of [places.tables, places.pictures]) await mkdir(each, { recursive: true, mode: 0o700 })
  const earlier = (await wholeBackups(into)).at(-1)
  const pictures = await pictureCopies(source.storage, folder, earlier)
  await pictures.copyNew(signal)
  const fixed = await openSnapshot(source.pool, () => pictures.copyNew(signal))
  const rows = await fixed.read(places.tables)
  const copies = [...pictures.copies.values()]
  const bytes = copies.reduce((sum, each) => sum + each.bytes, 0)
  await writeFile(places.pictureList, copies.map((each) => `${JSON.stringify(each)}\n`).join(''))
  if (source.secretFile) await copyFile(source.secretFile, places.secret).catch(ignoreMissing)
  const manifest: Manifest = {
    form: 1,
    release: source.release,
    // Pictures stored after this may be missing from the backup.
    madeAt: started.toISOString(),
    ...rows,
    pictures: { files: copies.length, bytes },
  }
  await writeWhole(places.manifest, JSON.stringify(manifest, null, 2))
  return manifest
}

/** Longer than the nightly backup may take, and shorter than from one night to the next. */
const ABANDONED_AFTER = 20 * HOUR

/** Removes the remains of backups that were killed. */
async function removeAbandoned(into: string): Promise<void> {
  for (const name of await readdir(into).catch(() => [])) {
    const folder = path.join(into, name)
    if (name.endsWith(UNFINISHED) && Date.now() - (await stat(folder)).mtimeMs > ABANDONED_AFTER)
      await rm(folder, { recursive: true, force: true })
  }
}

/** Removes complete backups older than `days`, except for the newest. @returns the number of removed backups */
export async function removeOldBackups(into: string, days: number): Promise<number> {
  const old = (await wholeBackups(into))
    .slice(0, -1)
    .filter(({ madeAt }) => Date.now() - madeAt.getTime() > days * DAY)
  for (const { folder } of old) await rm(folder, { recursive: true, force: true })
  return old.length
}

async function writeWhole(file: string, text: string): Promise<void> {
  const handle = await open(file, 'w', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}
