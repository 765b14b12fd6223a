import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openFolderStorage } from '#app/platform/storage/folder-storage.ts'
import { openObjectStorage } from '#app/platform/storage/object-storage.ts'
import { temporaryFolder } from '#tests/database/temporary-database.ts'
import { startFakeS3 } from '#tests/fakes/s3-server.ts'
import { pictureCopies } from './copy-pictures.ts'
import { placesIn } from './manifest.ts'

const inBackup = (folder: string, key: string) => path.join(placesIn(folder).pictures, key)

test('a picture that cannot be linked to the backup before is copied', async () => {
  const storage = openFolderStorage(temporaryFolder())
  for (const key of ['a/1.jpg', 'a/2.jpg']) await storage.put(key, Buffer.from(key), 'image/jpeg')
  const copyInto = async (folder: string, earlier?: { folder: string; madeAt: Date }) => {
    const { copies, copyNew } = await pictureCopies(storage, folder, earlier)
    await copyNew(new AbortController().signal)
    return [...copies.values()].sort((a, b) => a.key.localeCompare(b.key))
  }
  const [first, second] = [temporaryFolder(), temporaryFolder()]
  const copies = await copyInto(first)
  writeFileSync(placesIn(first).pictureList, copies.map((each) => JSON.stringify(each)).join('\n'))
  rmSync(inBackup(first, 'a/1.jpg'))
  expect(await copyInto(second, { folder: first, madeAt: new Date(Date.now() + 60_000) })).toEqual(copies)
  expect(readFileSync(inBackup(second, 'a/1.jpg'), 'utf8')).toBe('a/1.jpg')
  expect(statSync(inBackup(second, 'a/2.jpg')).nlink).toBe(2)
})

test('a copy that fails lets the others end first', async () => {
  await using bucket = await startFakeS3()
  const storage = openObjectStorage(bucket.settings)
  const others = Array.from({ length: 40 }, (_, number) => `b/${number}.jpg`)
  // A bucket can hold both of the first, a folder cannot.
  for (const key of ['a', 'a/1.jpg', ...others]) await storage.put(key, Buffer.from(key), 'image/jpeg')
  const folder = temporaryFolder()
  const { copyNew } = await pictureCopies(storage, folder, undefined)
  await expect(copyNew(new AbortController().signal)).rejects.toThrow()
  expect(readdirSync(inBackup(folder, 'b'))).toHaveLength(others.length)
})
