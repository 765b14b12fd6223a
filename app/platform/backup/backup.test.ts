import { appendFileSync, mkdirSync, readdirSync, readFileSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { removePicturesQueue } from '#app/features/rooms/deletion/schema.ts'
import { HOUR } from '#app/lib/durations.ts'
import type { Services } from '#app/platform/services.ts'
import { openFolderStorage } from '#app/platform/storage/folder-storage.ts'
import { openObjectStorage } from '#app/platform/storage/object-storage.ts'
import { createBusyMember } from '#tests/builders/everything-of.ts'
import { contentsOf, filesOf } from '#tests/builders/installation-contents.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { temporaryFolder } from '#tests/database/temporary-database.ts'
import { createEmptyDatabase } from '#tests/database/test-server.ts'
import { startFakeS3 } from '#tests/fakes/s3-server.ts'
import { sparingBackups } from './deletions.ts'
import { placesIn } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { removeOldBackups, writeBackup } from './write-backup.ts'

const sourceOf = ({ database, storage }: Services, secretFile?: string) => ({
  pool: database.$client,
  storage,
  secretFile,
  release: '1.2.3',
})

const urlOf = ({ database }: Services) => database.$client.options.connectionString!

async function emptyDatabase(): Promise<string> {
  const database = await createEmptyDatabase(inject('template').url)
  onTestFinished(database.drop)
  return database.url
}

test('a restore into a bucket has the same rows and pictures as the folder', async () => {
  await using app = await createTestServices()
  await using bucket = await startFakeS3()
  const { services } = app
  await createBusyMember(services)
  await services.database.transaction((transaction) =>
    services.jobs.enqueue(
      transaction,
      removePicturesQueue,
      { keys: ['nobody/nothing.jpg'] },
      { delay: 3600 },
    ),
  )
  const { folder, manifest } = await writeBackup(sourceOf(services), temporaryFolder())
  const url = await emptyDatabase()
  const target = openObjectStorage(bucket.settings)
  await restoreBackup(folder, url, target)
  const rows = await contentsOf(urlOf(services))
  expect(Object.keys(rows)).toContain('pgboss.job')
  expect(rows['public.users']!.rows).toBeGreaterThan(1)
  expect(await contentsOf(url)).toEqual(rows)
  const files = await filesOf(services.storage)
  expect(Object.keys(files).length).toBeGreaterThan(0)
  expect(manifest.pictures.files).toBe(Object.keys(files).length)
  expect(await filesOf(target)).toEqual(files)
})

test('a restore brings back sequences, triggers and foreign keys', async () => {
  await using app = await createTestServices()
  const { folder } = await writeBackup(sourceOf(app.services), temporaryFolder())
  const url = await emptyDatabase()
  await restoreBackup(folder, url, openFolderStorage(temporaryFolder()))
  const shape = (connectionString: string) => schemaOf(connectionString)
  expect(await shape(url)).toEqual(await shape(urlOf(app.services)))
})

test('a restore refuses an unfinished or damaged backup, and an installation in use', async () => {
  await using app = await createTestServices()
  const { services } = app
  const { folder, manifest } = await writeBackup(sourceOf(services), temporaryFolder())
  const target = openFolderStorage(temporaryFolder())
  await expect(restoreBackup(folder, urlOf(services), target)).rejects.toThrow('already has users')
  await expect(restoreBackup(temporaryFolder(), await emptyDatabase(), target)).rejects.toThrow(
    'no complete backup',
  )
  appendFileSync(path.join(placesIn(folder).tables, manifest.tables[0]!.file), 'x')
  await expect(restoreBackup(folder, await emptyDatabase(), target)).rejects.toThrow('is damaged')
})

test('a backup contains every picture of its rows, even while rooms are added and deleted', async () => {
  await using app = await createTestServices()
  const { services } = app
  const storage = sparingBackups(services.storage, services.database.$client)
  await services.database.execute(sql`CREATE TABLE things (key text PRIMARY KEY)`)
  const everyone = Promise.withResolvers<void>()
  const busy = new Set<number>()
  let isOver = false
  const comeAndGo = async (person: number) => {
    const mine: string[] = []
    for (let n = 0; !isOver; n += 1) {
      const key = `person-${person}/${n}.jpg`
      await storage.put(key, Buffer.from(key), 'image/jpeg')
      await services.database.execute(sql`INSERT INTO things VALUES (${key})`)
      mine.push(key)
      if (mine.length < 3) continue
      const gone = mine.shift()!
      await services.database.execute(sql`DELETE FROM things WHERE key = ${gone}`)
      await storage.delete(gone)
      if (n === 6) busy.add(person)
      if (busy.size === 3) everyone.resolve()
    }
  }
  const working = Promise.all([1, 2, 3].map(comeAndGo))
  await Promise.race([everyone.promise, working])
  const { folder, manifest } = await writeBackup(sourceOf(services), temporaryFolder())
  isOver = true
  await working
  const copy = manifest.tables.find(({ name }) => name === 'public.things')!
  const keys = gunzipSync(readFileSync(path.join(placesIn(folder).tables, copy.file)))
    .toString()
    .trim()
    .split('\n')
  expect(keys.length).toBe(copy.rows)
  expect(keys.length).toBeGreaterThan(3)
  for (const key of keys) expect(readFileSync(path.join(placesIn(folder).pictures, key), 'utf8')).toBe(key)
})

test('a backup without a second connection fails, leaves nothing and releases the files', async () => {
  await using app = await createTestServices()
  const { services } = app
  const pool = new pg.Pool({
    connectionString: urlOf(services),
    max: 1,
    connectionTimeoutMillis: 200,
  })
  const into = temporaryFolder()
  const backup = writeBackup({ ...sourceOf(services), pool }, into)
  await expect(backup.finally(() => pool.end())).rejects.toThrow('timeout')
  expect(readdirSync(into)).toEqual([])
  await services.storage.put('somebody/room.jpg', Buffer.from('a room'), 'image/jpeg')
  await sparingBackups(services.storage, services.database.$client).delete('somebody/room.jpg')
  expect(await services.storage.find('somebody/room.jpg')).toBeUndefined()
})

test('a backup removes what one that was killed left the night before', async () => {
  await using app = await createTestServices()
  const into = temporaryFolder()
  const left = path.join(into, 'casabloom-killed.unfinished')
  mkdirSync(left)
  const nightBefore = new Date(Date.now() - 23 * HOUR)
  utimesSync(left, nightBefore, nightBefore)
  const { folder } = await writeBackup(sourceOf(app.services), into)
  expect(readdirSync(into)).toEqual([path.basename(folder)])
})

test('old backups are removed, the newest stays, and unchanged pictures are stored once', async () => {
  await using app = await createTestServices()
  const { services } = app
  const into = temporaryFolder()
  await services.storage.put('a/1.jpg', Buffer.from('photo'), 'image/jpeg')
  const first = await writeBackup(sourceOf(services), into)
  await expect
    .poll(() => Math.floor(Date.now() / 1000))
    .toBeGreaterThan(Date.parse(first.manifest.madeAt) / 1000 + 1)
  const second = await writeBackup(sourceOf(services), into)
  expect(second.manifest.pictures).toEqual(first.manifest.pictures)
  expect(await removeOldBackups(into, 0)).toBe(1)
  await restoreBackup(second.folder, await emptyDatabase(), openFolderStorage(temporaryFolder()))
})

/** Reads constraints, triggers and sequences. */
async function schemaOf(connectionString: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rows: constraints } = await client.query(`
      SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`)
    const { rows: triggers } = await client.query(`
      SELECT tgrelid::regclass::text, tgname, tgenabled FROM pg_trigger WHERE NOT tgisinternal
        AND tgrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace) ORDER BY 1, 2`)
    const { rows: sequences } = await client.query(
      `SELECT sequencename, last_value FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
    )
    return { constraints, triggers, sequences }
  } finally {
    await client.end()
  }
}
