import { readdirSync, readFileSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { FILE_OWNERS } from '#app/features/operations/queries/file-owners/file-owners.server.ts'
import { BUILT_IN } from '#app/platform/ai/capabilities.ts'
import type { Services } from '#app/platform/services.ts'
import { openObjectStorage } from '#app/platform/storage/object-storage.ts'
import type { StoredFile } from '#app/platform/storage/storage.ts'
import { storeEveryKind } from '#tests/builders/every-file.ts'
import { scriptedEditor, workedBy } from '#tests/builders/room-editors.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { startFakeS3 } from '#tests/fakes/s3-server.ts'
import { sweepFiles } from './sweep-files.server.ts'

const palette = () => workedBy(scriptedEditor(undefined, BUILT_IN))

const never = new AbortController().signal

async function keysIn({ storage }: Pick<Services, 'storage'>): Promise<string[]> {
  const batches = await Array.fromAsync(storage.list())
  return batches
    .flat()
    .map(({ key }) => key)
    .sort()
}

/** Makes every stored file two days older. */
async function age(services: Services) {
  const then = new Date(Date.now() - 2 * 24 * 3600 * 1000)
  for (const key of await keysIn(services))
    utimesSync(path.join(services.environment.dataFolder, 'pictures', key), then, then)
}

/** The key of another file of the same kind, which no row names. */
const otherKey = (key: string) =>
  key.replace(/[0-9a-f]{8}-/g, '00000000-').replace(/\d{13}/g, '1111111111111')

test('the sweep removes old files without a row, and keeps new ones, unknown ones and those in use', async () => {
  await using app = await createTestServices({ platform: palette() })
  const { services } = app
  const kept = await storeEveryKind(app)
  for (const owner of FILE_OWNERS)
    expect(
      kept.filter((key) => owner.nameOf(key)).length,
      `tests/builders/every-file.ts stores no ${owner.kind}`,
    ).toBeGreaterThan(0)
  const orphans = kept.map(otherKey)
  expect(orphans.filter((key) => kept.includes(key))).toEqual([])
  for (const key of [...orphans, 'backups/of-somebody.tar'])
    await services.storage.put(key, Buffer.from('x'), 'image/jpeg')
  await age(services)
  const photo = kept.find((key) => /\d{13}/.test(key))!
  const young = otherKey(photo).replace('1111111111111', '2222222222222')
  await services.storage.put(young, Buffer.from('x'), 'image/jpeg')
  expect(await sweepFiles(services, never)).toEqual({ removed: new Set(orphans).size, unknown: 1 })
  expect(await keysIn(services)).toEqual([...kept, young, 'backups/of-somebody.tar'].sort())
  expect(await sweepFiles(services, never)).toEqual({ removed: 0, unknown: 1 })
})

test('the sweep knows every kind of stored file', () => {
  const sources = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.startsWith('platform'),
  )
  const storing = sources.filter((file) =>
    /storage\s*\.put\(/.test(readFileSync(path.join('app', file), 'utf8')),
  )
  expect(storing.sort()).toEqual([...new Set(FILE_OWNERS.flatMap(({ storedBy }) => storedBy))].sort())
})

test('the sweep works on a bucket', async () => {
  await using bucket = await startFakeS3()
  await using app = await createTestServices({
    platform: { ...palette(), storage: openObjectStorage(bucket.settings) },
  })
  const { services } = app
  const kept = await storeEveryKind(app)
  const orphans = [...new Set(kept.map(otherKey))]
  for (const key of orphans) await services.storage.put(key, Buffer.from('x'), 'image/jpeg')
  async function* aged(): AsyncGenerator<StoredFile[]> {
    for await (const batch of services.storage.list())
      yield batch.map((file) => ({ ...file, storedAt: new Date(0) }))
  }
  expect(await sweepFiles(services, never)).toMatchObject({ removed: 0 })
  const later = { ...services, storage: { ...services.storage, list: aged } }
  expect(await sweepFiles(later, never)).toEqual({ removed: orphans.length, unknown: 0 })
  expect(await keysIn(services)).toEqual(kept.sort())
})
