import { chownSync, mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { allGone, startOwner } from '#tests/database/owner-process.ts'
import { query, startForTest, temporaryFolder } from '#tests/database/temporary-database.ts'
import { canEnter } from './server-user.ts'

/** Ordinary users that every system has and that a test started as root may act as. */
const DAEMON = { uid: 1, gid: 1 }
const OTHER = { uid: 2, gid: 2 }
const mayActAsOthers = process.getuid?.() === 0 && canEnter(import.meta.dirname, DAEMON)

test('a data folder works under unusual paths and can be moved', async () => {
  const house = temporaryFolder({ mode: 0o755 })
  const places = {
    'an ordinary folder': path.join(house, 'data'),
    'spaces, a comma, a quote and an umlaut': path.join(house, "my house, it's schön"),
    'a path too long for a socket': path.join(house, ...Array<string>(6).fill('rather-long-name')),
    'closed to all but us; root itself runs the server as nobody': path.join(house, 'closed', 'data'),
  }
  mkdirSync(path.join(house, 'closed'), { mode: 0o700 })
  let visits = 0
  let previous = ''
  for (const [name, dataFolder] of Object.entries(places)) {
    mkdirSync(path.dirname(dataFolder), { recursive: true })
    if (previous) renameSync(previous, dataFolder)
    previous = dataFolder
    visits += 1

    const { url, stop } = await startForTest({ dataFolder })
    await query(url, 'CREATE TABLE IF NOT EXISTS visits (place text)')
    await query(url, 'INSERT INTO visits VALUES (current_timestamp)')
    expect(await query(url, 'SELECT count(*)::int FROM visits'), name).toEqual([{ count: visits }])
    await stop()
  }
})

test.runIf(mayActAsOthers)('works as an ordinary user, and root can take over the folder', async () => {
  const dataFolder = temporaryFolder({ mode: 0o755 })
  chownSync(dataFolder, DAEMON.uid, DAEMON.gid)
  const owner = await startOwner({ dataFolder, user: DAEMON })
  await query(owner.url, 'CREATE TABLE rooms (name text)')
  await owner.kill()
  await allGone(owner)

  await expect(startOwner({ dataFolder, user: OTHER })).rejects.toThrow('belongs to another user (id 1;')
  const server = await startForTest({ dataFolder })
  expect(await query(server.url, 'SELECT * FROM rooms')).toEqual([])
  await server.stop()

  const again = await startOwner({ dataFolder, user: DAEMON })
  expect(await query(again.url, 'SELECT * FROM rooms')).toEqual([])
})
