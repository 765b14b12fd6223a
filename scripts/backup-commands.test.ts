import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { Services } from '#app/platform/services.ts'
import { openFolderStorage } from '#app/platform/storage/folder-storage.ts'
import { openObjectStorage } from '#app/platform/storage/object-storage.ts'
import { createBusyMember } from '#tests/builders/everything-of.ts'
import { contentsOf, filesOf } from '#tests/builders/installation-contents.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { startForTest, temporaryFolder } from '#tests/database/temporary-database.ts'
import { createEmptyDatabase } from '#tests/database/test-server.ts'
import { startFakeS3 } from '#tests/fakes/s3-server.ts'
import { productEnvironment } from '#tests/journeys/product-environment.ts'

/** Starts a command of package.json as npm would. */
function start(script: string, args: string[], variables: Record<string, string>) {
  const env = productEnvironment({ LOG_LEVEL: 'silent', ...variables })
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], { env })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (piece: string) => {
      output += piece
    })
  return { child, ended: once(child, 'close').then(([code]) => ({ code: code as number | null, output })) }
}

const urlOf = ({ database }: Services) => database.$client.options.connectionString!
const wholeIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => !name.endsWith('.unfinished'))
    .map((name) => path.join(folder, name))

/** Blocks backups after their first copies of the pictures. */
async function holdBackups(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('SELECT pg_advisory_lock_shared(7236011)')
  return client
}

test('a backup survives the killing of the next one, and moves between kinds of installations', async () => {
  await using app = await createTestServices()
  const { services } = app
  await createBusyMember(services)
  const backups = temporaryFolder()
  const external = {
    DATABASE_URL: urlOf(services),
    DATA_FOLDER: services.environment.dataFolder,
    BACKUP_FOLDER: backups,
  }
  expect(await start('backup', [], external).ended).toMatchObject({ code: 0 })
  const [first] = wholeIn(backups)
  const rows = await contentsOf(urlOf(services))
  const files = await filesOf(services.storage)

  const holder = await holdBackups(urlOf(services))
  await services.storage.put('later/1.jpg', Buffer.from('later'), 'image/jpeg')
  const killed = start('backup', [], external)
  const unfinished = () => readdirSync(backups).find((name) => name.endsWith('.unfinished')) ?? ''
  await expect.poll(() => existsSync(path.join(backups, unfinished(), 'pictures/later/1.jpg'))).toBe(true)
  killed.child.kill('SIGKILL')
  await killed.ended
  await holder.end()
  expect(wholeIn(backups)).toEqual([first])

  const embedded = { DATA_FOLDER: temporaryFolder() }
  const refused = await start('restore', [path.join(backups, unfinished())], embedded).ended
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('no complete backup') })
  expect(await start('restore', [first!], embedded).ended).toMatchObject({ code: 0 })
  const server = await startForTest({ dataFolder: path.join(embedded.DATA_FOLDER, 'database') })
  expect(await contentsOf(server.url)).toEqual(rows)
  expect(await filesOf(openFolderStorage(path.join(embedded.DATA_FOLDER, 'pictures')))).toEqual(files)

  const again = temporaryFolder()
  const whileItRuns = await start('backup', [`--to=${again}`], embedded).ended
  expect(whileItRuns).toMatchObject({ code: 0, output: expect.stringContaining('rows of') })
  const database = await createEmptyDatabase(inject('template').url)
  onTestFinished(database.drop)
  await using bucket = await startFakeS3()
  // It needs no data folder: rows, pictures and secret are elsewhere.
  const nowhere = path.join(temporaryFolder(), 'missing')
  const moved = { DATABASE_URL: database.url, ...bucket.variables, DATA_FOLDER: nowhere }
  const intoBucket = await start('restore', wholeIn(again), moved).ended
  expect(intoBucket).toMatchObject({ code: 0, output: expect.stringContaining('Set SECRET to what') })
  expect(existsSync(nowhere)).toBe(false)
  expect(await filesOf(openObjectStorage(bucket.settings))).toEqual(files)
  expect(await contentsOf(database.url)).toEqual(rows)
}, 180_000)
