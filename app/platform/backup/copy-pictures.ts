import { createHash } from 'node:crypto'
import { link, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pLimit from 'p-limit'
import type { Storage, StoredFile } from '../storage/storage.ts'
import { type PictureCopy, placesIn, readPictureList } from './manifest.ts'

/** Pictures copied concurrently. */
const AT_ONCE = 8

/** An earlier backup, whose unchanged pictures need no second copy on the disk. */
export interface Earlier {
  folder: string
  madeAt: Date
}

/**
 * Copies pictures out of the store, each once.
 *
 * @returns `copyNew` copies those that are not copied yet; `copies` lists those that are
 */
export async function pictureCopies(storage: Storage, folder: string, earlier: Earlier | undefined) {
  const copies = new Map<string, PictureCopy>()
  const old = new Map((earlier ? await readPictureList(earlier.folder) : []).map((each) => [each.key, each]))
  const limit = pLimit(AT_ONCE)
  const copy = async (file: StoredFile) => {
    const before = old.get(file.key)
    const unchanged = before && earlier && file.storedAt < earlier.madeAt
    // Not every disk knows hard links, and an earlier copy may be gone.
    const linked = unchanged && (await linkPicture(before, earlier.folder, folder).catch(() => undefined))
    const copied = linked || (await copyPicture(storage, file.key, folder))
    if (copied) copies.set(file.key, copied)
  }
  return {
    copies,
    copyNew: async (signal: AbortSignal) => {
      for await (const batch of storage.list()) {
        signal.throwIfAborted()
        const fresh = batch.filter(({ key }) => !copies.has(key))
        await allEnded(fresh.map((file) => limit(copy, file)))
      }
    },
  }
}

/** Waits until none writes any more, because a failed backup is removed. */
async function allEnded(copying: Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(copying)).find((each) => each.status === 'rejected')
  if (failed) throw failed.reason
}

/** @returns undefined when the picture was deleted meanwhile */
async function copyPicture(storage: Storage, key: string, folder: string): Promise<PictureCopy | undefined> {
  const content = await storage.find(key)
  if (!content) return undefined
  const file = await makePlace(folder, key)
  await writeFile(file, content, { mode: 0o600 })
  return { key, bytes: content.length, sha256: sha256(content) }
}

async function linkPicture(copy: PictureCopy, from: string, to: string): Promise<PictureCopy> {
  await link(path.join(placesIn(from).pictures, copy.key), await makePlace(to, copy.key))
  return copy
}

async function makePlace(folder: string, key: string): Promise<string> {
  const file = path.join(placesIn(folder).pictures, key)
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  return file
}

/**
 * Copies a backup's pictures into a store.
 *
 * @returns the number of pictures
 * @throws Error when a picture differs from its checksum
 */
export async function putPictures(storage: Storage, folder: string): Promise<number> {
  const limit = pLimit(AT_ONCE)
  const list = await readPictureList(folder)
  const put = async (copy: PictureCopy) => {
    const content = await readFile(path.join(placesIn(folder).pictures, copy.key))
    if (sha256(content) !== copy.sha256) throw new Error(`The picture ${copy.key} of the backup is damaged.`)
    await storage.put(copy.key, content, contentTypeOf(copy.key))
  }
  await Promise.all(list.map((copy) => limit(put, copy)))
  return list.length
}

const CONTENT_TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.gif': 'image/gif',
}

const contentTypeOf = (key: string) => CONTENT_TYPES[path.extname(key)] ?? 'image/jpeg'

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')
