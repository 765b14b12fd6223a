import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/database/temporary-database.ts'
import { openFolderStorage } from './folder-storage.ts'

const BYTES = 30_000_000
const KEY = 'ada/1-480.webp'

test('nobody reads a half-written picture', async () => {
  const storage = openFolderStorage(temporaryFolder())
  const read = new Set<number | undefined>()
  for (const content of [Buffer.alloc(BYTES, 1), Buffer.alloc(BYTES, 2)]) {
    let isWritten = false
    const written = storage.put(KEY, content, 'image/webp').then(() => {
      isWritten = true
    })
    while (!isWritten) read.add((await storage.find(KEY))?.length)
    await written
    expect((await storage.get(KEY)).equals(content)).toBe(true)
  }
  read.delete(undefined)
  expect([...read]).toEqual([BYTES])
})

test('a picture that could not be written leaves nothing behind', async () => {
  const folder = temporaryFolder()
  const storage = openFolderStorage(folder)
  mkdirSync(path.join(folder, KEY), { recursive: true })
  await expect(storage.put(KEY, Buffer.from('a picture'), 'image/webp')).rejects.toThrow()
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())
  expect(files).toEqual([])
})

test('a listing names whole pictures only, and removes what a killed process left', async () => {
  const folder = temporaryFolder()
  const storage = openFolderStorage(folder)
  await storage.put(KEY, Buffer.from('a picture'), 'image/webp')
  const [old, fresh] = ['old', 'fresh'].map((name) => path.join(folder, '.unfinished', name))
  for (const file of [old!, fresh!]) writeFileSync(file, 'half')
  const yesterday = Date.now() / 1000 - 86_400
  utimesSync(old!, yesterday, yesterday)
  const listed = (await Array.fromAsync(storage.list())).flat().map(({ key }) => key)
  expect(listed).toEqual([KEY])
  expect([existsSync(old!), existsSync(fresh!)]).toEqual([false, true])
})

test('no key leads out of the folder', async () => {
  const storage = openFolderStorage(temporaryFolder())
  await expect(storage.put('../1.jpg', Buffer.from('a picture'), 'image/jpeg')).rejects.toThrow()
})
